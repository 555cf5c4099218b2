import { amenityIds } from '@pokriv/contracts/listing/amenities';
import {
  propertyTypes,
  type PropertySort,
  type SearchSort,
} from '@pokriv/contracts/listing/property-options';
import type { SearchQuery } from '@pokriv/contracts/search/search';
import { choicesOf } from '@pokriv/property-service/search/choice-code';
import { inCents } from '@pokriv/property-service/search/listing-filters';
import type { SearchCard } from '@pokriv/property-service/search/search-card';
import type { Collection, Filter, MongoClient } from 'mongodb';

import { parseSearch } from './random-search.ts';

/**
 * Baseline of P1: the fastest that MongoDB alone can answer the same searches. City, type and price bucket become
 * equality prefixes of an index with the order, merged as sorted scans; other filters are applied to the index key.
 */
const PAGE = 20;
const BATCH = 2000;
const BUCKET_CENTS = 5000;
const LAST_BUCKET = 40;
/** A wider price range is filtered on the key: more scans would cost more than they save. */
const MOST_BUCKETS = 12;
const everyType = Object.keys(propertyTypes);

const orders = {
  recommended: ['r', -1],
  newest: ['n', -1],
  price_asc: ['p', 1],
  price_desc: ['p', -1],
  area_desc: ['a', -1],
  price_per_m2_asc: ['m', 1],
} as const satisfies Partial<Record<PropertySort, readonly [key: string, direction: 1 | -1]>>;
const hasOrder = (sort: SearchSort): sort is keyof typeof orders => Object.hasOwn(orders, sort);

/** The fields read of a search card, with its price bucket and its amenities as a string of flags. */
type RawCard = Pick<SearchCard, '_id' | 'c' | 't' | 'r' | 'n' | 'p' | 'a' | 'm' | 'card' | 'v' | 'f'> & {
  b: number;
  k: string;
};
export type RawCards = Collection<RawCard>;

const bucketOf = (price: number) => Math.min(Math.floor(price / BUCKET_CENTS), LAST_BUCKET);
const indexOf = (fronts: readonly string[], [order, direction]: readonly [string, 1 | -1]) => ({
  name: [...fronts, order].join(''),
  key: Object.fromEntries(
    [...fronts.map((front) => [front, 1]), [order, direction], ['_id', direction], ['p', 1], ['k', 1]].filter(
      ([key], at, all) => all.findIndex(([other]) => other === key) === at,
    ),
  ) as Record<string, 1 | -1>,
});
const indexes = [
  ...[['c', 't', 'b'], ['c', 't'], ['t', 'b'], ['t'], []].map((fronts) =>
    indexOf(fronts, orders.recommended),
  ),
  ...[orders.newest, orders.price_asc, orders.area_desc, orders.price_per_m2_asc].flatMap((order) =>
    [['c', 't'], ['t']].map((fronts) => indexOf(fronts, order)),
  ),
];

/** Copies all search cards with the baseline's indexes; once by set of listings. */
export async function prepareRawCards(client: MongoClient): Promise<RawCards> {
  const cards = client.db('property').collection<SearchCard>('search_cards');
  const raw = client.db('raw_searches').collection<RawCard>('cards');
  if ((await raw.countDocuments()) === (await cards.countDocuments())) return raw;
  await raw.drop().catch(() => undefined);
  let batch: RawCard[] = [];
  const write = async () => {
    if (batch.length > 0) await raw.insertMany(batch, { ordered: false });
    batch = [];
  };
  for await (const { _id, c, t, r, n, p, a, m, k, card, v, f } of cards.find()) {
    const chosen = choicesOf(k).amenities;
    const flags = amenityIds.map((id) => (chosen.includes(id) ? '1' : '0')).join('');
    batch.push({ _id, c, t, r, n, p, a, m, card, v, f, b: bucketOf(p), k: flags });
    if (batch.length === BATCH) await write();
  }
  await write();
  await raw.createIndexes(indexes);
  return raw;
}

interface RawPlan {
  filter: Filter<RawCard>;
  hint: string;
  order: readonly [key: string, direction: 1 | -1];
}

/** Precomputed before the measurement. @throws Error for an order without an index */
export function planFor(search: string): RawPlan {
  const asked = inCents(parseSearch(search), 'BGN');
  const { location, propertyType = [], priceMin, priceMax, amenities = [], sort } = asked;
  if (!hasOrder(sort)) throw new Error(`no index for the order ${sort}`);
  const order = orders[sort];
  const buckets = sort === 'recommended' ? narrowBuckets(priceMin, priceMax) : undefined;
  const hasTypes = propertyType.length > 0 || location !== undefined || buckets || sort !== 'recommended';
  const flags = amenityIds.map((id) => (amenities.includes(id) ? '1' : '.')).join('');
  const price = {
    ...(priceMin !== undefined && { $gte: priceMin }),
    ...(priceMax !== undefined && { $lte: priceMax }),
  };
  const hint = [location && 'c', hasTypes && 't', buckets && 'b', order[0]].filter(Boolean).join('');
  const filter = {
    ...(location && { c: location }),
    ...(hasTypes && { t: { $in: propertyType.length > 0 ? propertyType : everyType } }),
    ...(buckets && { b: { $in: buckets } }),
    ...(hint === 'r' && { r: { $gte: 0 } }),
    ...(Object.keys(price).length > 0 && { p: price }),
    ...(amenities.length > 0 && { k: { $regex: `^${flags}` } }),
  };
  return { filter: filter as Filter<RawCard>, hint, order };
}

function narrowBuckets(
  priceMin: SearchQuery['priceMin'],
  priceMax: SearchQuery['priceMax'],
): number[] | undefined {
  if (priceMin === undefined || priceMax === undefined) return undefined;
  const [first, last] = [bucketOf(priceMin), bucketOf(priceMax)];
  const buckets = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  return buckets.length <= MOST_BUCKETS ? buckets : undefined;
}

export interface RawLoad {
  plans: readonly RawPlan[];
  connections: number;
  seconds: number;
}

/** Runs searches by the bare driver, one page of cards each, with limited concurrency. @returns searches per second */
export async function rawSearches(
  cards: RawCards,
  { plans, connections, seconds }: RawLoad,
): Promise<number> {
  const started = performance.now();
  const end = started + 1000 * seconds;
  let next = 0;
  const ask = async (): Promise<void> => {
    while (performance.now() < end) {
      const plan = plans[next % plans.length];
      next += 1;
      if (plan) await find(cards, plan);
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  return next / ((performance.now() - started) / 1000);
}

const find = (cards: RawCards, { filter, hint, order: [key, direction] }: RawPlan) =>
  cards
    .find(filter, { projection: { card: 1, v: 1, f: 1 }, hint })
    .sort([
      [key, direction],
      ['_id', direction],
    ])
    .limit(PAGE)
    .toArray();
