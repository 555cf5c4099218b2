import { z } from 'zod';

import { CityId, GeoPoint } from '../listing/property-location.ts';
import { CurrencyKey } from '../listing/property-money.ts';
import { textBetween } from '../zod-parts.ts';
import type { SearchParams } from './search.ts';

/** Text typed so far. `location`: city of the page. `currency`: for sums without one. */
export const SuggestQuery = z.strictObject({
  query: textBetween(1, 100),
  location: CityId.optional(),
  currency: CurrencyKey.optional(),
});
export type SuggestQuery = z.output<typeof SuggestQuery>;

/** Kinds of places; their order breaks ties. */
export const suggestionKinds = ['city', 'district', 'metro', 'street'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];
export const MOST_SUGGESTIONS = 8;

/** Place with a name that begins with the last typed words. */
export const Suggestion = z.object({
  kind: z.enum(suggestionKinds),
  /** Name: „Лозенец“. */
  label: z.string(),
  /** Kind and location: „квартал, София“. */
  detail: z.string(),
  /** Number of public listings for `params`. */
  count: z.number(),
  /** Search parameters; a street is searched by `query`. */
  params: z.object({
    location: CityId.optional(),
    neighborhood: z.array(z.string()).optional(),
    metroStation: z.array(z.string()).optional(),
    query: z.string().optional(),
  }),
  /** Set for a street: centre of its listings with an exact address. */
  point: GeoPoint.optional(),
});
export type Suggestion = z.infer<typeof Suggestion>;

/** Search parameters that a sentence can name. */
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
  ...(['newBuild', 'insulated', 'depositMax', 'commissionMax'] as const),
  ...(['publishedWithin', 'availableBy', 'advertiserType'] as const),
] as const satisfies readonly (keyof SearchParams)[];
export type ReadParam = (typeof readParams)[number];

/** Parsed sentence, such as „двустаен до метро Витоша под 1500“. */
export const Reading = z.object({
  params: z.partialRecord(z.enum(readParams), z.union([z.string(), z.array(z.string())])),
  /** Typed pieces in order, each with its parameters. */
  understood: z.array(z.object({ text: z.string(), params: z.array(z.enum(readParams)) })),
  /** Remaining words, for `query`. */
  rest: z.string(),
});
export type Reading = z.infer<typeof Reading>;

/** Suggestions best first; those of the asked city come before others. */
export const SuggestReply = z.object({
  suggestions: z.array(Suggestion).max(MOST_SUGGESTIONS),
  reading: Reading,
});
export type SuggestReply = z.infer<typeof SuggestReply>;
