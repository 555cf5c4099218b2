import { LiveIndex, type Entry } from '@pokriv/search-index';

import type { StoredListing } from '../../listings/stored-listing.ts';
import { entryOf, indexOf, listingSchema, type ListingIndex, type ListingSchema } from '../listing-index.ts';
import { toSearchCard } from '../search-card.ts';

export const entriesOf = (listings: readonly StoredListing[]): Entry<ListingSchema>[] =>
  listings.map((listing) => entryOf(toSearchCard(listing)));

export async function filledIndex(listings: readonly StoredListing[]): Promise<ListingIndex> {
  const live = new LiveIndex(listingSchema);
  await live.fill(entriesOf(listings));
  return indexOf(live);
}
