import { amenities } from '@pokriv/contracts/listing/amenities';
import { places } from '@pokriv/contracts/place/cities';
import { districts } from '@pokriv/contracts/place/districts';
import * as option from '@pokriv/contracts/listing/property-options';
import { foldWord } from '@pokriv/contracts/search/fold-word';

import { textWords, tokenOf } from '../../tokens.ts';

const tables = [
  option.propertyTypes,
  option.layouts,
  option.furnishings,
  option.heatings,
  option.constructionTypes,
];
const districtNames = Object.values(districts).flatMap((known) => known.map(({ name }) => name));
const names: readonly string[] = [
  ...tables.flatMap((table) => Object.values<string>(table)),
  ...amenities.map(({ name }) => name),
  ...places.flatMap(({ name, nameEn }) => [name, nameEn]),
  ...districtNames,
];

const words = new Set(names.flatMap(textWords));
const byToken = new Map<string, string[]>();
for (const word of words) {
  const token = tokenOf(word);
  byToken.set(token, [...(byToken.get(token) ?? []), word]);
}

/**
 * Whether a token belongs to a listed name: city, district, type of home, amenity. Such words are never
 * typos.
 */
export const isKnownName = (token: string): boolean => byToken.has(token);

/** Words of listed names with this token, in either script. */
export const nameWordsOf = (token: string): readonly string[] => byToken.get(token) ?? [];

const ofDistricts = new Set(districtNames.flatMap(textWords).map((word) => tokenOf(word)));

export const isDistrictWord = (token: string): boolean => ofDistricts.has(token);

const LATIN = /^[a-z]+$/u;
const foldings = new Set([...words].map((word) => foldWord(word)));

/** Whether a name has this spelling, in either script. */
export const isNameSpelling = (word: string): boolean =>
  words.has(word) || (LATIN.test(word) && foldings.has(foldWord(word)));

const ofPlaces = new Set(
  [...places.map(({ name }) => name), ...districtNames].flatMap(textWords).map((word) => foldWord(word)),
);

/** Whether this is a prefix of a longer city or district name. */
export const beginsPlace = (folded: string): boolean =>
  [...ofPlaces].some((place) => place.length > folded.length && place.startsWith(folded));
