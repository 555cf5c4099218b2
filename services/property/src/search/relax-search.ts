import { amountIn, cents, moneyOf, toCents, type Currency } from '@pokriv/contracts/money';
import type { Relaxation } from '@pokriv/contracts/search/search';

import { inCents, without, type Filters } from './listing-filters.ts';

const MOST = 5;
/** Step of suggested bounds, in the currency of the search. */
const PRICE_STEP = 50;
/**
 * Limit on pairs of filters tried: all pairs of nine. Each costs a search, and a URL may set every filter.
 */
export const MOST_PAIRS = 36;

type Name = keyof Filters;
/** Filters dropped together, least important first; a text has the name of its parameter. */
const groups: readonly (readonly Name[])[] = [
  ['publishedWithin'],
  ['availableBy'],
  ['featured'],
  ['reduced'],
  ['notLastFloor'],
  ['insulated'],
  ['newBuild'],
  ['floorMin', 'floorMax'],
  ['advertiserType'],
  ['constructionType'],
  ['suitableFor'],
  ['smoking'],
  ['heating'],
  ['furnishing'],
  ['elevator'],
  ['parking'],
  ['addressRegistration'],
  ['commissionMax'],
  ['noCommission'],
  ['depositMax'],
  ['pets'],
  ['hasPet'],
  ['amenities'],
  ['areaMin', 'areaMax'],
  ['layout'],
  ['roomsMin', 'roomsMax'],
  ['metroMinutes', 'metroStation'],
  ['moveInMax'],
  ['monthlyTotalMax'],
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

/** Engine calls of the relaxations. */
export interface Counter {
  count: (searches: readonly Filters[]) => Promise<number[]>;
  /** The highest price below `priceMin` and the lowest above `priceMax`; infinite without one. */
  pricesBeside: (
    filters: Filters,
    range: Pick<Filters, 'priceMin' | 'priceMax'>,
  ) => Promise<{ below: number; above: number }>;
}

/**
 * Suggestions for an empty result, best first: a slightly wider price, or without one filter; fallback:
 * without two, then with the place only, then without any.
 */
export async function relaxSearch(filters: Filters, counter: Counter): Promise<Relaxation[]> {
  const given = groups
    .map((group) => group.filter((name) => isGiven(filters[name])))
    .filter((group) => group.length > 0);
  const drop = async (many: readonly (readonly Name[])[]): Promise<Way[]> => {
    const totals = await counter.count(many.map((drops) => without(filters, drops)));
    return many.map((drops, at) => ({ drops, total: totals[at] ?? 0 })).filter(({ total }) => total > 0);
  };
  const singles = await drop(unique(given));
  const wider = await widerPrice(filters, counter);
  const rest = wider || singles.length > 0 ? [] : await dropMore(given, drop);
  const dropped = [...singles, ...rest].map(({ drops, total }): Relaxation => ({
    without: drops.map(paramOf),
    total,
  }));
  return [...(wider ? [wider] : []), ...dropped].slice(0, MOST);
}

const isGiven = (value: unknown) => value !== undefined && !(Array.isArray(value) && value.length === 0);

/** A city without districts is dropped like any filter; districts are dropped with their city. */
const unique = (given: readonly (readonly Name[])[]) =>
  given.filter((group, at) => given.findIndex((other) => other.join() === group.join()) === at);

async function dropMore(
  given: readonly (readonly Name[])[],
  drop: (many: readonly (readonly Name[])[]) => Promise<Way[]>,
): Promise<Way[]> {
  const pairs = given.flatMap((one, at) =>
    given.slice(at + 1).map((other) => [...new Set([...one, ...other])]),
  );
  const found = await drop(pairs.slice(0, MOST_PAIRS));
  if (found.length > 0) return found;
  const names = [...new Set(given.flat())];
  const withoutPlace = names.filter((name) => name !== 'location');
  return drop(withoutPlace.length < names.length ? [withoutPlace, names] : [names]);
}

async function widerPrice(filters: Filters, counter: Counter): Promise<Relaxation | undefined> {
  const { priceMin, priceMax } = filters;
  if (priceMin === undefined && priceMax === undefined) return undefined;
  const free = without(filters, ['priceMin', 'priceMax']);
  const { below, above } = await counter.pricesBeside(free, { priceMin, priceMax });
  if (below === -Infinity && above === Infinity) return undefined;
  const isDown = (priceMin ?? 0) - below < above - (priceMax ?? 0);
  const { currency = 'BGN' } = filters;
  const set = isDown ? { priceMin: boundUpTo(below, currency) } : { priceMax: boundFrom(above, currency) };
  const [total = 0] = await counter.count([{ ...filters, ...inCents(set, currency) }]);
  return { without: [], set, total };
}

const stepsOf = (price: number, currency: Currency): number =>
  amountIn(moneyOf(cents(price)), currency) / PRICE_STEP;
const centsAt = (amount: number, currency: Currency): number => toCents({ amount, currency });

/**
 * The highest step up to a price: compared in cents, since a typed sum may differ from its cents by a
 * fraction.
 */
function boundUpTo(price: number, currency: Currency): number {
  const bound = Math.ceil(stepsOf(price, currency)) * PRICE_STEP;
  return centsAt(bound, currency) <= price ? bound : bound - PRICE_STEP;
}

/** The lowest step from a price. */
function boundFrom(price: number, currency: Currency): number {
  const bound = Math.floor(stepsOf(price, currency)) * PRICE_STEP;
  return centsAt(bound, currency) >= price ? bound : bound + PRICE_STEP;
}
