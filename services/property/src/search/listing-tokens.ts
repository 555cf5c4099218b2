import { findCity } from '@pokriv/contracts/place/cities';
import { furnishings, layouts, propertyTypes } from '@pokriv/contracts/listing/property-options';

import type { ListingFields } from '../listings/stored-listing.ts';
import { tokensOf } from '../tokens.ts';
import { pairToken } from './query-words.ts';
import { isDistrictWord } from './words/known-names.ts';

const MOST_TOKENS = 60;

export interface ListingTokens {
  tok: string[];
  /** 3 title, 2 district, street, city, 1 layout and type, 0 description. */
  tw: string;
}

function withPairs(tokens: readonly string[], isName: (token: string) => boolean = () => true): string[] {
  return tokens.flatMap((token, at) => {
    const next = tokens[at + 1] ?? '';
    const isPair = /^\d+$/u.test(next) && !/^\d+$/u.test(token) && isName(token);
    return isPair ? [token, pairToken(token, next)] : [token];
  });
}

type Texts = readonly (string | undefined)[];

/** Texts of search by descending weight. The street is included only if it is public. */
export function searchedTexts(fields: ListingFields) {
  const { title, description, propertyType, layout, furnishing, location } = fields;
  const city = findCity(location?.city ?? '');
  const place: Texts = [
    location?.neighborhood,
    location?.metroStation,
    location?.showExactAddress ? location.street : undefined,
    city?.name,
    city?.nameEn,
  ];
  const kind: Texts = [
    layout && layouts[layout],
    propertyType && propertyTypes[propertyType],
    furnishing && furnishings[furnishing],
  ];
  return { title, place, kind, description };
}

/** Search tokens by descending weight. */
export function weighedTokens(fields: ListingFields): ListingTokens {
  const { title, place, kind, description } = searchedTexts(fields);
  const joined = (texts: Texts) => tokensOf(texts.filter(Boolean).join(' '));
  const parts = [
    withPairs(joined([title]), isDistrictWord),
    place.flatMap((text) => withPairs(joined([text]))),
    joined(kind),
    joined([description]),
  ];
  const weights = new Map<string, number>();
  for (const [at, part] of parts.entries())
    for (const token of part) if (!weights.has(token)) weights.set(token, parts.length - 1 - at);
  const found = [...weights].slice(0, MOST_TOKENS);
  return { tok: found.map(([token]) => token), tw: found.map(([, weight]) => weight).join('') };
}
