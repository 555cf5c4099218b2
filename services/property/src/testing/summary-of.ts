import type { StoredListing } from '../listings/stored-listing.ts';
import { toSearchCard } from '../search/search-card.ts';
import { CardSummary } from '../search/summary/card-summary.ts';

/** The summary of these listings. */
export async function summaryOf(listings: readonly StoredListing[]): Promise<CardSummary> {
  const summary = new CardSummary();
  for (const listing of listings) summary.put(toSearchCard(listing));
  await summary.complete();
  return summary;
}
