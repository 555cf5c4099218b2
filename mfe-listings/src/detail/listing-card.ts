import type { PropertyCard } from '@pokriv/contracts/listing/property';

import type { Listing } from './listing.ts';

/** Maps a listing to a card; fields missing from a draft stay undefined. */
export function toCard(listing: Listing): PropertyCard {
  return {
    ...listing,
    title: listing.title ?? '',
    price: listing.price ?? 0,
    pricePerM2: listing.pricePerM2 ?? 0,
    area: listing.area ?? 0,
    propertyType: listing.propertyType ?? 'apartment',
    location: { city: listing.location.city ?? '', neighborhood: listing.location.neighborhood },
    amenities: listing.amenities ?? [],
    featured: listing.isPromoted,
    publishedAt: listing.publishedAt ?? listing.createdAt,
  };
}
