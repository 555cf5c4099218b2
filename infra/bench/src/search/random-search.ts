import { amenityIds } from '@pokriv/contracts/listing/amenities';
import {
  constructionTypes,
  furnishings,
  heatings,
  layouts,
  petRules,
  propertySorts,
  propertyTypes,
} from '@pokriv/contracts/listing/property-options';
import { cities } from '@pokriv/contracts/place/cities';
import { metroStations } from '@pokriv/contracts/place/metro';
import { commissionLimits, depositLimits, searchFlags, SearchQuery } from '@pokriv/contracts/search/search';

import type { Random } from '../random.ts';

const shares: Readonly<Record<string, number>> = { sofia: 150, plovdiv: 50, varna: 50, burgas: 30, ruse: 15 };

/** Ids of cities, each as often as its share of all listings. */
export const cityWeights: readonly string[] = cities.flatMap(({ id }) =>
  Array.from({ length: shares[id] ?? 4 }, () => id),
);

const types = Object.keys(propertyTypes);
/** Those that the baseline of P1 has an index for. */
const comparedSorts = ['recommended', 'newest', 'price_asc', 'price_desc', 'area_desc', 'price_per_m2_asc'];
const sorts = Object.keys(propertySorts);
const STEP = 10;

function randomSearch(random: Random): string {
  const query = new URLSearchParams();
  if (random.chance(0.9)) query.set('location', random.pick(cityWeights));
  if (random.chance(0.6)) query.append('propertyType', random.pick(types));
  if (random.chance(0.2)) query.append('propertyType', random.pick(types));
  if (random.chance(0.7)) {
    const from = STEP * random.below(150);
    query.set('priceMin', String(from));
    query.set('priceMax', String(from + STEP * (10 + random.below(150))));
  }
  if (random.chance(0.2)) query.set('sort', random.pick(comparedSorts));
  if (random.chance(0.2)) query.append('amenities', random.pick(amenityIds));
  return query.toString();
}

const words = ['тераса', 'светъл двустаен', 'метро', 'лозенец', 'обзаведен център', 'parking'];
const options = { furnishings, heatings, layouts, constructionTypes, petRules };

function anySearch(random: Random): string {
  const query = new URLSearchParams(randomSearch(random));
  const among = (table: object) => random.pick(Object.keys(table));
  if (random.chance(0.2)) query.set('query', random.pick(words));
  if (random.chance(0.2)) query.set('roomsMin', String(1 + random.below(4)));
  if (random.chance(0.2)) query.set('areaMax', String(50 + random.below(100)));
  if (random.chance(0.1)) query.set('floorMin', String(random.below(6)));
  if (random.chance(0.1)) query.append('furnishing', among(options.furnishings));
  if (random.chance(0.1)) query.append('heating', among(options.heatings));
  if (random.chance(0.1)) query.append('layout', among(options.layouts));
  if (random.chance(0.1)) query.append('constructionType', among(options.constructionTypes));
  if (random.chance(0.1)) query.set('pets', among(options.petRules));
  if (random.chance(0.1)) query.set('bbox', `23.2,42.6,23.${30 + random.below(60)},42.8`);
  if (random.chance(0.1)) query.set('sort', random.pick(sorts));
  if (random.chance(0.1)) query.set('metroMinutes', String(5 + random.below(20)));
  if (random.chance(0.1)) query.append('metroStation', random.pick(metroStations).id);
  if (random.chance(0.1)) query.set('monthlyTotalMax', String(500 + STEP * random.below(200)));
  if (random.chance(0.1)) query.set('moveInMax', String(1000 + STEP * random.below(500)));
  if (random.chance(0.1)) query.set('depositMax', random.pick(depositLimits));
  if (random.chance(0.1)) query.set('commissionMax', random.pick(commissionLimits));
  if (random.chance(0.2)) query.set(random.pick(searchFlags), 'true');
  if (random.chance(0.05)) query.set('publishedWithin', '7');
  if (random.chance(0.1)) query.set('page', String(1 + random.below(20)));
  return query.toString();
}

export function parseSearch(search: string): SearchQuery {
  const params = new URLSearchParams(search);
  const entries = [...new Set(params.keys())].map((key) => {
    const values = params.getAll(key);
    return [key, values.length > 1 ? values : values[0]];
  });
  return SearchQuery.parse(Object.fromEntries(entries));
}

/** `count` distinct searches, so that none is answered from a cache. */
export const distinctSearches = (random: Random, count: number): string[] =>
  distinct(() => randomSearch(random), count);

export const distinctOfAnyKind = (random: Random, count: number): string[] =>
  distinct(() => anySearch(random), count);

function distinct(make: () => string, count: number): string[] {
  const searches = new Set<string>();
  while (searches.size < count) searches.add(make());
  return [...searches];
}
