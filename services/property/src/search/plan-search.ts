import { propertyTypes, type PropertySort } from '@pokriv/contracts/property-options';
import type { SearchQuery } from '@pokriv/contracts/search';

import { leadingFacet } from './leading-facet.ts';
import { bucketsBetween } from './price-buckets.ts';
import { searchConditions, type Condition } from './search-conditions.ts';
import type { SearchIndex } from './search-indexes.ts';
import { leadFirst, tokensOf } from './tokens.ts';

type OrderKey = 'r' | 'n' | 'p' | 'a' | 'm';

export interface SearchPlan {
  hint: SearchIndex;
  filter: { $and: Condition[] } | Record<string, never>;
  order: OrderKey;
  direction: 1 | -1;
  /** Set when the plan reads in the asked order but would be slow if few cards have the words or the facet: if these
   * are rare, the same query is planned again with `isRare`, reading them all and sorting in memory. */
  probe?: Pick<SearchPlan, 'hint' | 'filter'>;
}

const orders: Record<PropertySort, Pick<SearchPlan, 'order' | 'direction'>> = {
  recommended: { order: 'r', direction: -1 },
  newest: { order: 'n', direction: -1 },
  price_asc: { order: 'p', direction: 1 },
  price_desc: { order: 'p', direction: -1 },
  area_desc: { order: 'a', direction: -1 },
  price_per_m2_asc: { order: 'm', direction: 1 },
};

const everyType = Object.keys(propertyTypes);
/** A wider price range matches so much that filtering beats merging more scans. */
const MOST_BUCKETS = 12;
const BUCKET_SHARE = 0.06;
const TYPE_SHARE = 0.25;

const all = (conditions: Condition[]): SearchPlan['filter'] => (conditions.length > 0 ? { $and: conditions } : {});

/**
 * Which index a search reads and the filter written so that it can: ranges and choices in front of the order become
 * equality lists, whose product stays far under the 200 scans that mongod merges.
 */
export function planSearch(query: SearchQuery, isRare = false): SearchPlan {
  const sorting = orders[query.sort];
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
  return leadFirst(tokensOf(query)).map((token) => ({ tok: token }));
}

/** By words, or by a facet that narrows more than type and price do. */
function narrowPlan(query: SearchQuery): Pick<SearchPlan, 'hint' | 'filter'> | undefined {
  const { location, propertyType = [] } = query;
  const types = propertyType.length > 0 ? [{ t: { $in: propertyType } }] : [];
  const rest = [...place(location), ...types, ...searchConditions(query)];
  const words = wordConditions(query);
  if (words.length > 0) return { hint: 'tokr', filter: all([...words, ...rest]) };
  const facet = leadingFacet(query);
  if (!facet || facet.share >= baseShare(query)) return undefined;
  return { hint: location ? 'cxr' : 'xr', filter: all([{ x: { $in: facet.keys } }, ...rest]) };
}

/** The share of cards that type and price leave, of those of the city if there is one. */
function baseShare(query: SearchQuery): number {
  const buckets = narrowBuckets(query);
  const byType = query.propertyType?.length ? Math.min(1, query.propertyType.length * TYPE_SHARE) : 1;
  const byPrice = buckets ? Math.min(1, buckets.length * BUCKET_SHARE) : 1;
  const isUnindexed = !query.location && !buckets;
  return isUnindexed ? 1 : byType * byPrice;
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
  if (!location && !buckets) return { hint: 'r', filter: all(conditions) };
  const types = { t: { $in: propertyType?.length ? propertyType : everyType } };
  const prices = buckets ? [{ b: { $in: buckets } }] : [];
  const hint: SearchIndex = location ? (buckets ? 'ctbr' : 'ctr') : 'tbr';
  return { hint, filter: all([...place(location), types, ...prices, ...conditions]) };
}
