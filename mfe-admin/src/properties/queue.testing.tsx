import type { CleanListings } from '@pokriv/contracts/listing/moderator-steps';
import type { OwnProperty } from '@pokriv/contracts/listing/property';

import { answer, type RecordedCall } from '../backend.testing.ts';
import { aListing } from '../listing.testing.ts';
import { QueuePage } from './queue-page.tsx';

export const queueRoutes = [
  { path: '/admin/properties', element: <QueuePage /> },
  { path: '/admin/properties/:id', element: <QueuePage /> },
];

const HOLDER = { id: 'admin', name: 'Админ' };

export const aFile = (parts: object = {}) =>
  answer.one({
    risks: [],
    lease: null,
    assignment: null,
    rent: null,
    sinceReturn: null,
    owner: {
      id: 'o1',
      name: 'Иван Петров',
      email: 'ivan@demo.bg',
      memberSince: '2026-01-05T10:00:00.000Z',
      isHidden: false,
      listings: { active: 2, rejected: 1 },
      approved: 5,
      rejected: 1,
      removed: 0,
    },
    ...parts,
  });

export function aQueue(listings: readonly OwnProperty[], total = listings.length, revisions = 0) {
  const { status, body } = answer.list(listings, total);
  return { status, body: { ...(body as object), counts: { waiting: total, revisions, mine: 0 } } };
}

export const cleanListings = (listings: readonly OwnProperty[], parts: Partial<CleanListings> = {}) =>
  answer.one({
    listings: listings.map(({ id, title, version }) => ({ id, title, version })),
    total: listings.length,
    risky: 0,
    unchecked: 0,
    held: 0,
    ...parts,
  });

export const listingAnswers = (listings: readonly OwnProperty[]) =>
  Object.fromEntries([
    ['GET /admin/properties/clean', cleanListings([])],
    ...listings.flatMap((listing) => [
      [`GET /properties/${listing.id}`, answer.one(listing)],
      [`GET /properties/${listing.id}/history`, answer.one([])],
      [`GET /properties/${listing.id}/promotions`, answer.one([])],
      [`GET /admin/properties/${listing.id}/file`, aFile()],
      [
        `PUT /admin/properties/${listing.id}/lease`,
        answer.one({ holder: HOLDER, until: '2096-01-01T00:00:00.000Z', isMine: true }),
      ],
      [`DELETE /admin/properties/${listing.id}/lease`, answer.one(null)],
      ...['approve', 'reject', 'remove', 'request-changes'].map((step) => [
        `PUT /admin/properties/${listing.id}/${step}`,
        answer.one(aListing(listing.id)),
      ]),
    ]),
  ]);

const DECISIONS = /^PUT .*\/(?:approve|reject|remove|request-changes|reinstate)$/u;
export const decisionsIn = (calls: readonly RecordedCall[]): RecordedCall[] =>
  calls.filter(({ call }) => DECISIONS.test(call));

export const three = ['p1', 'p2', 'p3'].map((id) => aListing(id));

/** Answers of a queue of 26 listings, of which the first three are known. */
export const queueAnswers = { ...listingAnswers(three), 'GET /admin/properties': aQueue(three, 26, 1) };
