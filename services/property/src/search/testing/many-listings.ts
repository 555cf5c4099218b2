import { listingModel } from '../../listings/listing.model.ts';
import type { StoredListing } from '../../listings/stored-listing.ts';
import type { TestProperty } from '../../testing.ts';
import { searchCards } from '../search-card.repository.ts';
import { toSearchCard } from '../search-card.ts';

export async function manyListings(service: TestProperty, listings: readonly StoredListing[]): Promise<void> {
  await listingModel(service.connection).insertMany([...listings]);
  await searchCards(service.connection).insertMany(listings.map(toSearchCard));
  await service.fillIndex(listings);
}
