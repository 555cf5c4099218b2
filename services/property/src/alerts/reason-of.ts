import { PRICE_DROP, type AlertReason } from '@pokriv/contracts/alert/alert-rules';
import { fulfils } from '@pokriv/search-index';

import type { ListingFilter } from '../search/listing-filters.ts';
import { entryOf, type IndexedCard } from '../search/listing-index.ts';
import type { ListingChangeRow } from './alert.models.ts';

type Change = Pick<ListingChangeRow, 'before' | 'after' | 'isFirst'>;

const entries = new WeakMap<IndexedCard, ReturnType<typeof entryOf>>();

/** One change is tested against thousands of searches. */
function rememberedEntry(card: IndexedCard): ReturnType<typeof entryOf> {
  const entry = entries.get(card) ?? entryOf(card);
  entries.set(card, entry);
  return entry;
}

/** By both measures, so that neither a cent off a room nor 10 € off a palace is news (design/alerts, Flow). */
export const isPriceDrop = (before: number, after: number): boolean =>
  before - after >= PRICE_DROP.cents && before - after >= before * PRICE_DROP.share;

/** What a change of a listing is to a search; undefined: nothing to tell (design/alerts, Flow 2). */
export function reasonOf(
  { before, after, isFirst }: Change,
  filters: readonly ListingFilter[],
): AlertReason | undefined {
  if (!after || !fulfils(rememberedEntry(after), filters)) return undefined;
  if (!before) return isFirst ? 'new' : 'back';
  if (!fulfils(rememberedEntry(before), filters)) return 'entered';
  return isPriceDrop(before.p, after.p) ? 'price_drop' : undefined;
}
