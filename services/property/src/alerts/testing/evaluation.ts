import { randomUUID } from 'node:crypto';

import { alertReasonNames } from '@pokriv/contracts/alert/alert-rules';
import { SavedFilter, type SavedFilterInput } from '@pokriv/contracts/alert/saved-search';
import { until } from '@pokriv/service-kit/testing';

import { propertyInbox } from '../../inbox.ts';
import type { TestProperty } from '../../testing.ts';
import { alertHitModel, listingChangeModel, savedSearchModel } from '../alert.models.ts';
import type { AlertHit, ListingChangeRow, SavedSearch } from '../alert.models.ts';

/** An active search as saved; all of Sofia by default. */
export function newSearch(
  at: Date,
  filter: SavedFilterInput = { location: 'sofia' },
  parts: Partial<SavedSearch> = {},
): SavedSearch {
  const _id = randomUUID();
  const userId = parts.userId ?? `user-${_id}`;
  return {
    _id,
    person: `u:${userId}`,
    userId,
    email: null,
    name: 'Търсене',
    filter: SavedFilter.parse(filter),
    filterHash: _id,
    frequency: 'instant',
    reasons: alertReasonNames,
    state: 'active',
    asOf: at,
    createdAt: at,
    lastOpenedAt: null,
    catchUpAt: new Date(at.getTime() + 60_000),
    confirmBy: null,
    ...parts,
  };
}

export async function aSearch(
  service: TestProperty,
  filter?: SavedFilterInput,
  parts?: Partial<SavedSearch>,
): Promise<SavedSearch> {
  const search = newSearch(service.clock.now, filter, parts);
  await savedSearchModel(service.connection).create([search]);
  await untilFollowed(service);
  return search;
}

/** Waits until the change stream has caught up. */
export async function untilFollowed(service: TestProperty): Promise<void> {
  const active = await savedSearchModel(service.connection).countDocuments({ state: 'active' });
  await until(async () => (await service.deps.searches.loaded()).size === active, { withinMs: 4000 });
}

export const changesOf = (service: TestProperty, listingId: string): Promise<ListingChangeRow[]> =>
  listingChangeModel(service.connection)
    .find({ listingId })
    .sort({ at: 1, _id: 1 })
    .lean<ListingChangeRow[]>();

export const hitsOf = (service: TestProperty, query: Partial<AlertHit>): Promise<AlertHit[]> =>
  alertHitModel(service.connection).find(query).sort({ at: 1, _id: 1 }).lean<AlertHit[]>();

export const evaluateChange = (service: TestProperty, changeId: string): Promise<void> =>
  propertyInbox(service.deps)['listing-match-changed'](
    { changeId },
    { eventId: randomUUID(), once: (change) => service.deps.inTransaction(change) },
  );

/** Evaluates every announced change, as the queue does. */
export async function evaluateAll(service: TestProperty): Promise<void> {
  for (const { fact } of await service.announced('listing-match-changed'))
    await evaluateChange(service, String(fact.changeId));
}
