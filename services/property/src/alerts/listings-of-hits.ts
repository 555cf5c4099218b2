import type { ToldReason } from '@pokriv/contracts/alert/alert-jobs';

import type { AlertHit } from './alert.models.ts';

/** A listing in a mail, merged from its hits. */
export interface Told {
  listingId: string;
  reason: ToldReason;
  /** Highest rent before a price drop. */
  previousCents: number | null;
  searches: string[];
  isFavorite: boolean;
  at: Date;
}

/** Best first: a listing appears once, under its best reason. */
const order: readonly ToldReason[] = ['new', 'back', 'price_drop', 'cheaper', 'entered', 'gone'];
const rankOf = (reason: ToldReason): number => order.indexOf(reason);
const cheaperReasons: readonly ToldReason[] = ['price_drop', 'cheaper'];

/**
 * Merges the hits of each listing under its best reason; ordered by reason, then newest first (design/alerts,
 * Flow 5).
 */
export function listingsOfHits(hits: readonly AlertHit[]): Told[] {
  const byListing = new Map<string, AlertHit[]>();
  for (const hit of hits) {
    const known = byListing.get(hit.listingId);
    if (known) known.push(hit);
    else byListing.set(hit.listingId, [hit]);
  }
  return [...byListing.values()]
    .map(mergedHits)
    .toSorted((one, other) => rankOf(one.reason) - rankOf(other.reason) || Number(other.at) - Number(one.at));
}

function mergedHits(hits: readonly AlertHit[]): Told {
  const reason = order.find((one) => hits.some((hit) => hit.reason === one)) ?? 'entered';
  const previous = cheaperReasons.includes(reason)
    ? hits.flatMap(({ previousCents }) => previousCents ?? [])
    : [];
  return {
    listingId: hits[0]?.listingId ?? '',
    reason,
    previousCents: previous.length > 0 ? Math.max(...previous) : null,
    searches: [...new Set(hits.flatMap(({ searchId }) => searchId ?? []))],
    isFavorite: hits.some(({ searchId }) => searchId === null),
    at: new Date(Math.max(...hits.map(({ at }) => at.getTime()))),
  };
}

export function countsOf(told: readonly Told[]): Partial<Record<ToldReason, number>> {
  const counts: Partial<Record<ToldReason, number>> = {};
  for (const { reason } of told) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}
