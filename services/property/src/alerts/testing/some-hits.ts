import { randomUUID } from 'node:crypto';

import type { Actor } from '@pokriv/contracts/actor';
import { SavedFilter } from '@pokriv/contracts/alert/saved-search';

import type { StoredListing } from '../../listings/stored-listing.ts';
import type { TestProperty } from '../../testing.ts';
import { personOfAccount, personOfAddress } from '../alert-person.ts';
import { alertHitModel, savedSearchModel, type AlertHit, type SavedSearch } from '../alert.models.ts';
import { storeChange } from '../change-rows.ts';
import { dueAt } from '../due-at.ts';

/** Copy of an account, as stored on `account-changed`. */
export const anAccount = (service: TestProperty, actor: Actor, parts: { isHidden?: boolean } = {}) =>
  service.deps.inTransaction((unit) =>
    service.deps.accounts.see(
      {
        ...{ userId: actor.id, version: 1, email: actor.email, firstName: actor.firstName },
        ...{ isEmailVerified: actor.isEmailVerified, ...parts },
      },
      service.clock.now,
      unit,
    ),
  );

/** An active search of all listings in Sofia; of a visitor when `of` has an e-mail. */
export async function aSearch(
  { connection, clock }: TestProperty,
  of: Pick<Actor, 'id'> | { email: string },
  parts: Partial<SavedSearch> = {},
): Promise<SavedSearch> {
  const visitor = 'email' in of && !('id' in of);
  const search: SavedSearch = {
    _id: randomUUID(),
    person: visitor ? personOfAddress(of.email) : personOfAccount((of as Actor).id),
    userId: visitor ? null : (of as Actor).id,
    email: visitor ? of.email : null,
    name: 'Жилища в София',
    filter: SavedFilter.parse({ location: 'sofia' }),
    filterHash: randomUUID(),
    frequency: 'instant',
    reasons: ['new', 'entered', 'price_drop', 'back'],
    state: 'active',
    asOf: clock.now,
    createdAt: clock.now,
    lastOpenedAt: null,
    catchUpAt: null,
    confirmBy: null,
    ...parts,
  };
  await savedSearchModel(connection).create(search);
  return search;
}

/** A waiting hit of a search, or of a person's favourite. */
export async function aHit(
  { connection, clock }: TestProperty,
  of: SavedSearch | Pick<Actor, 'id'>,
  listing: StoredListing,
  parts: Partial<AlertHit> = {},
): Promise<AlertHit> {
  const search = '_id' in of ? of : null;
  const hit: AlertHit = {
    _id: randomUUID(),
    person: search ? search.person : personOfAccount((of as Actor).id),
    searchId: search ? search._id : null,
    listingId: listing._id,
    reason: 'new',
    cause: listing.version,
    cents: listing.fields.price?.cents ?? 0,
    previousCents: null,
    at: clock.now,
    dueAt: dueAt(search ? search.frequency : 'instant', clock.now),
    state: 'waiting',
    mailId: null,
    dropReason: null,
    ...parts,
  };
  await alertHitModel(connection).create(hit);
  return hit;
}

/** Stores a change by the owner or a moderator, with its card and change row. */
export const changeListing = (service: TestProperty, listing: StoredListing, parts: Partial<StoredListing>) =>
  service.deps.inTransaction(async (unit) => {
    const stored = await service.deps.listings.get(listing._id, unit);
    const after = { ...stored, ...parts, version: stored.version + 1 };
    await service.deps.listings.replace(after, stored.version, unit);
    await service.deps.cards.follow(after, unit);
    await storeChange(service.deps, { before: stored, after, at: service.clock.now }, unit);
  });
