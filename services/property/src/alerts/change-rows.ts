import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { ListingChange } from '../listings/listing-follower.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import type { IndexedCard } from '../search/listing-index.ts';
import { toSearchCard } from '../search/search-card.ts';
import type { HomeRepository } from './home.repository.ts';
import { isFirstAppearance } from './is-new.ts';
import type { ListingChangeRepository } from './listing-change.repository.ts';

/** The return of a listing paused or hidden for less than this, in ms, is no news. */
export const BRIEF_ABSENCE_MS = 86_400_000;

/** Listings in these states are off the market: a return is news at once. */
const ended: readonly ListingStatus[] = ['rented', 'expired', 'deleted', 'removed'];

/**
 * Card fields that filters and rents depend on; rank, publication time and word weights are not among them.
 */
const telling = ['c', 't', 'd', 'p', 'a', 'mt', 'mi', 'fl', 'av', 'lat', 'lon', 'k', 'tok'] as const;

export interface ChangeRowDeps {
  listingChanges: ListingChangeRepository;
  homes: HomeRepository;
}

/** A change of a listing by any writer. */
export type Changed = Pick<ListingChange, 'before' | 'after' | 'at'>;

/** Indexed card of a listing; null while it is not public. */
export function shownCard(listing: StoredListing): IndexedCard | null {
  if (listing.status !== 'active' || listing.isHidden === true) return null;
  const { v: _views, f: _favorites, card: _card, ...indexed } = toSearchCard(listing);
  return indexed;
}

const isSame = (one: IndexedCard, other: IndexedCard): boolean =>
  telling.every((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]));

/**
 * Stores and announces a change of the indexed card, in the transaction of the change (design/alerts, Flow
 * 1). Skips changes that affect neither filters nor rent, such as new pictures.
 */
export async function storeChange(deps: ChangeRowDeps, change: Changed, unit: Unit): Promise<void> {
  const { after: listing, at } = change;
  const after = shownCard(listing);
  const before = shownCard(change.before) ?? (after && (await shownADayAgo(deps, change, unit)));
  if (!before && !after) return;
  if (before && after && isSame(before, after)) return;
  const _id = `${listing._id}:${listing.version}`;
  const isFirst = !before && (await isFirstAppearance(deps, change, unit));
  const mayReturn = !after && !ended.includes(listing.status);
  await deps.listingChanges.add(
    { _id, listingId: listing._id, ownerId: listing.ownerId, at, before, after, isFirst, mayReturn },
    unit,
  );
  await unit.announce('listing-match-changed', { changeId: _id });
}

/**
 * Card of a listing before a pause or hiding within the last day: the absence is no news, changes during it
 * are.
 */
async function shownADayAgo(
  { listingChanges }: ChangeRowDeps,
  { before: { _id, publishedAt, status }, at }: Changed,
  unit: Unit,
): Promise<IndexedCard | null> {
  if (!publishedAt || ended.includes(status)) return null;
  const last = await listingChanges.lastOf(_id, unit);
  const isBrief = last?.mayReturn === true && at.getTime() - last.at.getTime() < BRIEF_ABSENCE_MS;
  return isBrief ? last.before : null;
}
