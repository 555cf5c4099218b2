import { hasCommission } from '@pokriv/contracts/listing/listing-sums';
import type { PropertyCard } from '@pokriv/contracts/listing/property';
import { cents, moneyOf } from '@pokriv/contracts/money';

import type { Listing } from '../listing.ts';

const nothing = moneyOf(cents(0));

/** Fields missing in a draft stay undefined. */
export function toCard(listing: Listing): PropertyCard {
  return {
    ...listing,
    title: listing.title ?? '',
    price: listing.price ?? nothing,
    pricePerM2: listing.pricePerM2 ?? nothing,
    area: listing.area ?? 0,
    propertyType: listing.propertyType ?? 'apartment',
    location: { city: listing.location.city ?? '', neighborhood: listing.location.neighborhood },
    metro: listing.metro?.[0],
    hasCommission: hasCommission(listing),
    amenities: listing.amenities ?? [],
    featured: listing.isPromoted,
    publishedAt: listing.publishedAt ?? listing.createdAt,
  };
}
