import { findCity } from '@pokriv/contracts/place/cities';

import { tokensOf } from '../tokens.ts';
import type { ListingFields, ListingOwner } from './stored-listing.ts';

export function listingWords({ title, location, agencyName }: ListingFields, owner: ListingOwner): string[] {
  const city = findCity(location?.city ?? '')?.name;
  const { firstName, lastName, email } = owner;
  return tokensOf(
    [title, city, location?.neighborhood, location?.street, agencyName, firstName, lastName, email]
      .filter(Boolean)
      .join(' '),
  );
}
