import { listingModel } from '../listings/listing.model.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { searchCards } from '../search/search-card.repository.ts';
import { toSearchCard } from '../search/search-card.ts';
import type { TestProperty } from './start-property.ts';
import { summaryOf } from './summary-of.ts';

/** Puts public listings straight into the database with their cards, and into the summary. */
export async function manyListings(service: TestProperty, listings: readonly StoredListing[]): Promise<void> {
  await listingModel(service.connection).insertMany([...listings]);
  await searchCards(service.connection).insertMany(listings.map(toSearchCard));
  service.deps.summary.current = await summaryOf(listings);
}
