import type { AlertReason, DropReason } from '@pokriv/contracts/alert/alert-rules';
import { fulfils } from '@pokriv/search-index';

import type { ListingFilter } from '../search/listing-filters.ts';
import { entryOf, type IndexedCard } from '../search/listing-index.ts';
import type { AlertHit, SavedSearch } from './alert.models.ts';
import { isPriceDrop } from './reason-of.ts';

/** State at the time of sending. */
export interface PresentState {
  /** Indexed card; undefined while the listing is not public. */
  card: IndexedCard | undefined;
  /** Undefined once it is deleted. */
  search: (SavedSearch & { filters: readonly ListingFilter[] }) | undefined;
  isFavorite: boolean;
  isReported: boolean;
  userId: string | null;
}

/** Reason to drop a hit before sending (design/alerts, Flow 5); undefined: it still holds. */
export function dropReasonOf(hit: AlertHit, present: PresentState): DropReason | undefined {
  const { card, userId } = present;
  const isWanted = hit.searchId === null ? present.isFavorite : present.search?.state === 'active';
  if (!isWanted) return 'search_stopped';
  if (present.isReported) return 'reported';
  if (hit.reason === 'gone') return card ? 'no_match' : undefined;
  if (!card) return 'gone';
  if (card.o === userId) return 'own';
  return hit.searchId === null ? ofFavorite(hit, card) : ofSearch(hit, card, present.search);
}

const ofFavorite = ({ reason, previousCents }: AlertHit, card: IndexedCard): DropReason | undefined =>
  reason === 'cheaper' && card.p >= (previousCents ?? 0) ? 'no_match' : undefined;

function ofSearch(
  { reason, previousCents }: AlertHit,
  card: IndexedCard,
  search: PresentState['search'],
): DropReason | undefined {
  if (!search?.reasons.includes(reason as AlertReason)) return 'search_changed';
  if (!fulfils(entryOf(card), search.filters)) return 'no_match';
  return reason === 'price_drop' && !isPriceDrop(previousCents ?? 0, card.p) ? 'no_match' : undefined;
}
