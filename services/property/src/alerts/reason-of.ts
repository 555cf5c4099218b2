import { PRICE_DROP, type AlertReason } from '@pokriv/contracts/alert/alert-rules';
import { fulfils } from '@pokriv/search-index';

import type { ListingFilter } from '../search/listing-filters.ts';
import { entryOf, type IndexedCard } from '../search/listing-index.ts';
import type { ListingChangeRow } from './alert.models.ts';

export type ReasonChange = Pick<ListingChangeRow, 'before' | 'after' | 'isFirst'>;

const entries = new WeakMap<IndexedCard, ReturnType<typeof entryOf>>();

/** Whether what search sees of a listing fulfils all of these. */
export function isMatch(card: IndexedCard, filters: readonly ListingFilter[]): boolean {
  if (filters.length === 0) return true;
  // one change is tested against thousands of searches
  const entry = entries.get(card) ?? entryOf(card);
  entries.set(card, entry);
  return fulfils(entry, filters);
}

/** By both measures, so that neither a cent off a room nor 10 € off a palace is news (design/alerts, Flow). */
export const isPriceDrop = (before: number, after: number): boolean =>
  before - after >= PRICE_DROP.cents && before - after >= before * PRICE_DROP.share;

/**
 * What a change of a listing is to a search; undefined: nothing to tell (design/alerts, Flow 2).
 * @param isFound whether the search finds the listing as it was or is
 */
export function reasonBy(
  { before, after, isFirst }: ReasonChange,
  isFound: (card: IndexedCard) => boolean,
): AlertReason | undefined {
  if (!after || !isFound(after)) return undefined;
  if (!before) return isFirst ? 'new' : 'back';
  if (!isFound(before)) return 'entered';
  return isPriceDrop(before.p, after.p) ? 'price_drop' : undefined;
}

/** As `reasonBy`, of a search with these filters. */
export const reasonOf = (change: ReasonChange, filters: readonly ListingFilter[]): AlertReason | undefined =>
  reasonBy(change, (card) => isMatch(card, filters));
