import { findCity } from '@pokriv/contracts/cities';
import { furnishings, layouts, propertyTypes } from '@pokriv/contracts/property-options';

import type { ListingFields } from '../listings/stored-listing.ts';
import { tokensOf } from './tokens.ts';

const MOST_TOKENS = 50;

/** The words by which text search finds a listing, the weightiest first. A street counts only if it is public. */
export function listingTokens(fields: ListingFields): string[] {
  const { title, description, propertyType, layout, furnishing, location } = fields;
  const city = findCity(location?.city ?? '');
  const text = [
    title,
    city?.name,
    city?.nameEn,
    location?.neighborhood,
    location?.metroStation,
    location?.showExactAddress ? location.street : undefined,
    propertyType && propertyTypes[propertyType],
    layout && layouts[layout],
    furnishing && furnishings[furnishing],
    description,
  ];
  return tokensOf(text.filter(Boolean).join(' ')).slice(0, MOST_TOKENS);
}
