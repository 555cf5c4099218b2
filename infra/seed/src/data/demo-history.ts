import type { ListingAction, ListingStatus } from '@pokriv/contracts/listing/listing-states';
import type { StoredEntry } from '@pokriv/property-service/listings/history.model';
import type { StoredListing } from '@pokriv/property-service/listings/stored-listing';

import { createRandom, hash } from '../random.ts';
import { demoAccounts } from './people/people.ts';

type Lived = Pick<
  StoredListing,
  | '_id'
  | 'ownerId'
  | 'status'
  | 'moderation'
  | 'createdAt'
  | 'submittedAt'
  | 'publishedAt'
  | 'closedAt'
  | 'deletedAt'
>;

interface Step {
  action: ListingAction;
  at: Date | null;
  from: ListingStatus;
  to: ListingStatus;
  actorId: string;
  reason?: string | null;
}

/** History of a demo listing in the property service's stored form, oldest first. */
export function demoHistory(listing: Lived, now: Date): StoredEntry[] {
  const { _id: listingId, ownerId: actorId, createdAt } = listing;
  const made = { action: 'create', at: createdAt, from: null, to: 'draft', actorId, reason: null } as const;
  const taken = [made, ...stepsOf(listing, now)].flatMap(({ at, reason = null, ...step }) =>
    at ? [{ ...step, at, reason }] : [],
  );
  return taken.map((step, index) => ({ _id: entryId(listingId, index), listingId, ...step, changed: [] }));
}

function stepsOf(listing: Lived, now: Date): Step[] {
  const { status, ownerId, submittedAt, publishedAt, closedAt, deletedAt, moderation } = listing;
  const { decidedAt, reason } = moderation;
  const [owner, admin] = [{ actorId: ownerId }, { actorId: demoAccounts.admin.id }];
  const ended = { from: 'active', to: status } as const;
  const last: Partial<Record<ListingStatus, Step>> = {
    rejected: { ...admin, action: 'reject', at: decidedAt, from: 'pending', to: status, reason },
    paused: { ...owner, ...ended, action: 'pause', at: pausedAt(listing, now) },
    rented: { ...owner, ...ended, action: 'rent', at: closedAt },
    expired: { ...ended, action: 'expire', at: closedAt, actorId: 'system' },
    removed: { ...admin, ...ended, action: 'remove', at: decidedAt, reason },
    deleted: { ...owner, ...ended, action: 'delete', at: deletedAt },
  };
  return [
    { ...owner, action: 'submit', at: submittedAt, from: 'draft', to: 'pending' },
    { ...admin, action: 'approve', at: publishedAt, from: 'pending', to: 'active' },
    ...[last[status] ?? []].flat(),
  ];
}

/** Derived here, since the listing has no such field. */
function pausedAt({ _id, publishedAt }: Lived, now: Date): Date | null {
  if (!publishedAt) return null;
  const shownMs = now.getTime() - publishedAt.getTime();
  return new Date(now.getTime() - shownMs * createRandom(`paused/${_id}`).between(0.05, 0.6));
}

/** Deterministic ObjectId, ordered by step and before those of real entries. */
function entryId(listingId: string, index: number): string {
  const own = [0, 1].map((part) => hash(`history/${part}/${listingId}`).toString(16).padStart(8, '0'));
  return `0000${own.join('')}${index.toString(16).padStart(4, '0')}`;
}
