import type { Relaxation } from '@pokriv/contracts/search/search';
import { countBits, rowsOf } from '@pokriv/search-index';

import type { ListingIndex } from './listing-index.ts';
import { findListings, without, type Filters } from './listing-filters.ts';

const MOST = 5;
const PRICE_STEP = 50;
/** Limit on pairs of filters tried: all pairs of nine. Each costs a search, and a URL may set every filter. */
export const MOST_PAIRS = 36;

type Name = keyof Filters;
/** Filters dropped together, least important first; a text goes by the name of its parameter. */
const groups: readonly (readonly Name[])[] = [
  ['availableBy'],
  ['featured'],
  ['floorMin', 'floorMax'],
  ['advertiserType'],
  ['constructionType'],
  ['heating'],
  ['furnishing'],
  ['pets'],
  ['amenities'],
  ['areaMin', 'areaMax'],
  ['layout'],
  ['roomsMin', 'roomsMax'],
  ['polygon'],
  ['bbox'],
  ['neighborhood'],
  ['priceMin', 'priceMax'],
  ['propertyType'],
  ['words', 'id'],
  ['landlord'],
  ['location', 'neighborhood'],
];
const isText = (name: Name): boolean => name === 'words' || name === 'id';
const paramOf = (name: Name): string => (isText(name) ? 'query' : name);

interface Way {
  drops: readonly Name[];
  total: number;
}

/**
 * Suggestions for an empty result, best first: a slightly wider price, or without one filter; when that finds nothing,
 * without two, then without all but the place, then without any.
 */
export function relaxSearch(index: ListingIndex, filters: Filters): Relaxation[] {
  const given = groups
    .map((group) => group.filter((name) => isGiven(filters[name])))
    .filter((group) => group.length > 0);
  const drop = (drops: readonly Name[]): Way => ({
    drops,
    total: countBits(findListings(index, without(filters, drops))),
  });
  const helps = ({ total }: Way) => total > 0;
  const singles = unique(given).map(drop).filter(helps);
  const wider = widerPrice(index, filters);
  const rest = wider || singles.length > 0 ? [] : dropMore(given, drop).filter(helps);
  const dropped = [...singles, ...rest].map(({ drops, total }): Relaxation => ({
    without: drops.map(paramOf),
    total,
  }));
  return [...(wider ? [wider] : []), ...dropped].slice(0, MOST);
}

const isGiven = (value: unknown) => value !== undefined && !(Array.isArray(value) && value.length === 0);

/** A city without districts is dropped like any filter; with districts these are dropped with it. */
const unique = (given: readonly (readonly Name[])[]) =>
  given.filter((group, at) => given.findIndex((other) => other.join() === group.join()) === at);

function dropMore(given: readonly (readonly Name[])[], drop: (drops: readonly Name[]) => Way): Way[] {
  const pairs = given.flatMap((one, at) =>
    given.slice(at + 1).map((other) => [...new Set([...one, ...other])]),
  );
  const found = pairs
    .slice(0, MOST_PAIRS)
    .map(drop)
    .filter(({ total }) => total > 0);
  if (found.length > 0) return found;
  const names = [...new Set(given.flat())];
  const place: readonly Name[] = ['location'];
  return [drop(names.filter((name) => !place.includes(name))), drop(names)].filter(
    ({ drops }, at) => at === 1 || drops.length < names.length,
  );
}

function widerPrice(index: ListingIndex, filters: Filters): Relaxation | undefined {
  const { priceMin, priceMax } = filters;
  if (priceMin === undefined && priceMax === undefined) return undefined;
  const { values } = index.numbers.price;
  const free = findListings(index, without(filters, ['priceMin', 'priceMax']));
  let below = -Infinity;
  let above = Infinity;
  for (const row of rowsOf(free)) {
    const price = values[row] ?? NaN;
    if (priceMin !== undefined && price < priceMin && price > below) below = price;
    if (priceMax !== undefined && price > priceMax && price < above) above = price;
  }
  if (below === -Infinity && above === Infinity) return undefined;
  const isDown = (priceMin ?? 0) - below < above - (priceMax ?? 0);
  const set = isDown
    ? { priceMin: Math.floor(below / PRICE_STEP) * PRICE_STEP }
    : { priceMax: Math.ceil(above / PRICE_STEP) * PRICE_STEP };
  return { without: [], set, total: countBits(findListings(index, { ...filters, ...set })) };
}
