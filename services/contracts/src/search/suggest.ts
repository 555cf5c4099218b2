import { z } from 'zod';

import { CityId, GeoPoint } from '../listing/property-location.ts';
import { CurrencyKey } from '../listing/property-money.ts';
import { textBetween } from '../zod-parts.ts';
import type { SearchParams } from './search.ts';

/** Text typed so far. `location`: city of the page; `currency`: of sums without a currency. */
export const SuggestQuery = z.strictObject({
  query: textBetween(1, 100),
  location: CityId.optional(),
  currency: CurrencyKey.optional(),
});
export type SuggestQuery = z.output<typeof SuggestQuery>;

/** Kinds of places, by the order in which equally good ones are shown. */
export const suggestionKinds = ['city', 'district', 'metro', 'street'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];
export const MOST_SUGGESTIONS = 8;

/** A place whose name begins with the last typed words. */
export const Suggestion = z.object({
  kind: z.enum(suggestionKinds),
  /** The name, such as „Лозенец“. */
  label: z.string(),
  /** Kind and location, such as „квартал, София“. */
  detail: z.string(),
  /** Public listings that a search with `params` finds. */
  count: z.number(),
  /** Parameters of a search, of which a street has `query`. */
  params: z.object({
    location: CityId.optional(),
    neighborhood: z.array(z.string()).optional(),
    metroStation: z.array(z.string()).optional(),
    query: z.string().optional(),
  }),
  /** Of a street: the middle of its listings that show their exact address. */
  point: GeoPoint.optional(),
});
export type Suggestion = z.infer<typeof Suggestion>;

/** Parameters of a search that a sentence can name; values as in the address of the results page. */
export const readParams = [
  ...(['location', 'neighborhood', 'metroStation', 'metroMinutes', 'propertyType', 'layout'] as const),
  ...(['priceMin', 'priceMax', 'moveInMax', 'monthlyTotalMax', 'currency'] as const),
  ...([
    'roomsMin',
    'roomsMax',
    'areaMin',
    'areaMax',
    'floorMin',
    'floorMax',
    'furnishing',
    'heating',
  ] as const),
  ...(['constructionType', 'amenities', 'hasPet', 'noCommission', 'elevator', 'parking'] as const),
  ...(['addressRegistration', 'smoking', 'reduced', 'notLastFloor', 'suitableFor'] as const),
  ...(['newBuild', 'insulated'] as const),
  ...(['publishedWithin', 'availableBy', 'advertiserType'] as const),
] as const satisfies readonly (keyof SearchParams)[];
export type ReadParam = (typeof readParams)[number];

/** A typed sentence as parameters of a search, such as „двустаен до метро Витоша под 1500“. */
export const Reading = z.object({
  params: z.partialRecord(z.enum(readParams), z.union([z.string(), z.array(z.string())])),
  /** Typed pieces in their order, and the parameters that each of them gave. */
  understood: z.array(z.object({ text: z.string(), params: z.array(z.enum(readParams)) })),
  /** Words that were not understood, for `query`; empty without any. */
  rest: z.string(),
});
export type Reading = z.infer<typeof Reading>;

/** Suggestions best first; those of the asked city before others. */
export const SuggestReply = z.object({
  suggestions: z.array(Suggestion).max(MOST_SUGGESTIONS),
  reading: Reading,
});
export type SuggestReply = z.infer<typeof SuggestReply>;
