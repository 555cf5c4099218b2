import { PRICE_DROP, type AlertReason } from '@pokriv/contracts/alert/alert-rules';
import { fulfils } from '@pokriv/search-index';

import type { ListingFilter } from '../search/listing-filters.ts';
import { entryOf, type IndexedCard } from '../search/listing-index.ts';
import type { ListingChangeRow } from './alert.models.ts';

export type ReasonChange = Pick<ListingChangeRow, 'before' | 'after' | 'isFirst'>;

const entries = new WeakMap<IndexedCard, ReturnType<typeof entryOf>>();

/** Whether a card fulfils all filters. */
export function isMatch(card: IndexedCard, filters: readonly ListingFilter[]): boolean {
  if (filters.length === 0) return true;
  // memoized: one change is tested against thousands of searches
  const entry = entries.get(card) ?? entryOf(card);
  entries.set(card, entry);
  return fulfils(entry, filters);
}

/** Both an absolute and a relative minimum (design/alerts, Flow). */
export const isPriceDrop = (before: number, after: number): boolean =>
  before - after >= PRICE_DROP.cents && before - after >= before * PRICE_DROP.share;

/**
 * Reason of an alert for a change; undefined: none (design/alerts, Flow 2).
 * @param isFound whether the search matches the card before or after
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

/** `reasonBy` for a list of filters. */
export const reasonOf = (change: ReasonChange, filters: readonly ListingFilter[]): AlertReason | undefined =>
  reasonBy(change, (card) => isMatch(card, filters));
