import { propertyTypes } from '@pokriv/contracts/property-options';
import type { SearchQuery } from '@pokriv/contracts/search';

import { districtKeys } from '../district-key.ts';
import { cellsWithin } from '../grid-cells.ts';
import { bucketsBetween } from '../price-buckets.ts';
import { readQueryWords } from '../query-words.ts';
import { searchOrders, type SearchOrder } from '../search-order.ts';
import { leadFirst } from '../tokens.ts';
import { searchConditions, type Condition } from './search-conditions.ts';
import type { SearchIndex } from './search-indexes.ts';

export interface SearchPlan extends SearchOrder {
  hint: SearchIndex;
  filter: { $and: Condition[] } | Record<string, never>;
  /**
   * Set when the plan reads in the asked order but would be slow if few cards are of the place, owner or words: if these
   * are rare, the same query is planned again with `isRare`, reading them all and sorting in memory.
   */
  probe?: Pick<SearchPlan, 'hint' | 'filter'>;
}

/** A plan as it is run; `_id_` reads the one listing whose number was asked for. */
export type RunPlan = Omit<SearchPlan, 'hint'> & { hint: SearchIndex | '_id_' };

const everyType = Object.keys(propertyTypes);
/** A wider price range matches so much that filtering beats merging more scans. */
const MOST_BUCKETS = 12;
/** A bound that every card fulfils: without one, mongod would not decide the other conditions on the key. */
const EVERY_RANK: Condition = { r: { $gte: 0 } };
/** More lists than this are not worth merging; mongod's own limit is 200. */
export const MOST_SCANS = 150;

const all = (conditions: Condition[]): SearchPlan['filter'] =>
  conditions.length > 0 ? { $and: conditions } : {};

/**
 * Which index a search reads and the filter written so that it can: ranges and choices in front of the order become
 * equality lists, whose product stays far under the 200 scans that mongod merges.
 */
export function planSearch(query: SearchQuery, isRare = false): SearchPlan {
  const sorting = searchOrders[query.sort];
  const narrow = narrowPlan(query);
  if (sorting.order === 'r') return { ...(narrow ?? widePlan(query)), ...sorting };
  if (narrow && isRare) return { ...narrow, ...sorting };
  const { location, propertyType } = query;
  const types = propertyType?.length ? propertyType : everyType;
  const words = wordConditions(query);
  const conditions = [...place(location), { t: { $in: types } }, ...searchConditions(query), ...words];
  const hint: SearchIndex = location ? `ct${sorting.order}` : `t${sorting.order}`;
  return { hint, filter: all(conditions), ...sorting, ...(narrow && { probe: narrow }) };
}

const place = (location: string | undefined): Condition[] => (location ? [{ c: location }] : []);

function wordConditions({ query = '' }: SearchQuery): Condition[] {
  const { words } = readQueryWords(query);
  return leadFirst(words.map(([token = '']) => token)).map((lead) => {
    const tokens = words.find(([first]) => first === lead) ?? [lead];
    return { tok: tokens.length > 1 ? { $in: tokens } : lead };
  });
}

/** By what narrows a search the most: words, the owner, a district, a part of the map. */
function narrowPlan(query: SearchQuery): Pick<SearchPlan, 'hint' | 'filter'> | undefined {
  const { location, propertyType = [], landlord, neighborhood = [], bbox } = query;
  const types = propertyType.length > 0 ? [{ t: { $in: propertyType } }] : [];
  const rest = [...place(location), ...types, ...searchConditions(query)];
  const words = wordConditions(query);
  if (words.length > 0) return { hint: 'tokr', filter: all([...words, ...rest]) };
  if (landlord) return { hint: 'or', filter: all(rest) };
  if (neighborhood.length > 0 && districtKeys(query).length <= MOST_SCANS)
    return { hint: 'dr', filter: all(rest) };
  const cover = bbox && cellsWithin(bbox);
  return cover && { hint: `${cover.key}r`, filter: all([{ [cover.key]: { $in: cover.cells } }, ...rest]) };
}

function narrowBuckets({ priceMin, priceMax }: SearchQuery): number[] | undefined {
  if (priceMin === undefined && priceMax === undefined) return undefined;
  const buckets = bucketsBetween(priceMin, priceMax);
  return buckets.length <= MOST_BUCKETS ? buckets : undefined;
}

/** By city, type and price. */
function widePlan(query: SearchQuery): Pick<SearchPlan, 'hint' | 'filter'> {
  const { location, propertyType } = query;
  const buckets = narrowBuckets(query);
  const conditions = searchConditions(query);
  if (!location && !buckets && !propertyType?.length)
    return { hint: 'r', filter: all([EVERY_RANK, ...conditions]) };
  const types = { t: { $in: propertyType?.length ? propertyType : everyType } };
  const prices = buckets ? [{ b: { $in: buckets } }] : [];
  const hint: SearchIndex = `${location ? 'c' : ''}t${buckets ? 'b' : ''}r` as const;
  return { hint, filter: all([...place(location), types, ...prices, ...conditions]) };
}
