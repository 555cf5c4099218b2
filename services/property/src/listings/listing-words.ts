import { findCity } from '@pokriv/contracts/place/cities';

import { tokensOf } from '../tokens.ts';
import type { ListingFields, ListingOwner } from './stored-listing.ts';

/** Prefix of a word about the owner; tokens hold only letters and digits. */
export const OWNER_MARK = '@';

const tokensIn = (texts: readonly (string | null | undefined)[]): string[] =>
  tokensOf(texts.filter(Boolean).join(' '));

/** Words that find a listing in lists of owners and administrators; those about the owner are marked. */
export function listingWords(
  { title, location, agencyName }: ListingFields,
  { firstName, lastName, email }: ListingOwner,
): string[] {
  const city = findCity(location?.city ?? '')?.name;
  return [
    ...tokensIn([title, city, location?.neighborhood, location?.street, agencyName]),
    ...tokensIn([firstName, lastName, email]).map((token) => OWNER_MARK + token),
  ];
}
