import { layouts } from '@pokriv/contracts/listing/property-options';
import type { Currency } from '@pokriv/contracts/money';
import { searchFilters } from '@pokriv/contracts/search/search';

import type { Given } from './lexicon.ts';

export type Bound = 'most' | 'below' | 'least' | 'above' | 'between' | 'about';
export type Unit =
  { of: 'sum'; currency: Currency } | { of: 'area' } | { of: 'floor' } | { of: 'rooms' } | { of: 'bedrooms' };
export type SumParam = 'price' | 'moveIn' | 'monthlyTotal';

export interface Amount {
  first: number;
  /** Other end of a range. */
  second?: number;
  bound?: Bound;
  unit?: Unit;
  sum?: SumParam;
}

/** Above it a number after „до“ is a rent, even without a currency. */
const SMALLEST_RENT = 200;
/** Tolerance of „около 1000“, as a share. */
const ABOUT = 0.1;

const limits = (
  names: readonly [least: Given[0], most: Given[0]],
  least?: number,
  most?: number,
): Given[] => [
  ...(least === undefined ? [] : [[names[0], String(least)] as const]),
  ...(most === undefined ? [] : [[names[1], String(most)] as const]),
];

/**
 * Lower and upper bound.
 * @param step offset for „над“ and „под“
 */
function rangeOf({ first, second, bound }: Amount, step: 0 | 1): [least?: number, most?: number] {
  if (second !== undefined) return [Math.min(first, second), Math.max(first, second)];
  if (bound === 'most') return [undefined, first];
  if (bound === 'below') return [undefined, first - step];
  if (bound === 'least') return [first, undefined];
  if (bound === 'above') return [first + step, undefined];
  if (bound === 'about') return [Math.round(first * (1 - ABOUT)), Math.round(first * (1 + ABOUT))];
  return [];
}

const isAccepted = ([param, value]: Given): boolean => searchFilters[param].safeParse(value).success;

/** Parameters of a measured amount; undefined when ambiguous, or when a search refuses it. */
export function measured(amount: Amount, usual: Currency | undefined): Given[] | undefined {
  const given = givenBy(amount, usual);
  return given?.every(isAccepted) ? given : undefined;
}

function givenBy(amount: Amount, usual: Currency | undefined): Given[] | undefined {
  const { first, second = first, unit, bound } = amount;
  if (bound === 'between' && amount.second === undefined) return undefined;
  const of = unit?.of ?? (isRent(amount) ? 'sum' : undefined);
  if (of === undefined) return undefined;
  if (of === 'sum') return sumOf(amount, usual);
  const [least, most] = rangeOf(amount, of === 'area' ? 0 : 1);
  const isExact = least === undefined && most === undefined;
  if (of === 'area') return limits(['areaMin', 'areaMax'], isExact ? first : least, most);
  if (of === 'floor')
    return limits(['floorMin', 'floorMax'], isExact ? first : least, isExact ? first : most);
  const more = of === 'bedrooms' ? 1 : 0;
  if (isExact || amount.second !== undefined) return layoutsOf(first + more, second + more);
  return limits(
    ['roomsMin', 'roomsMax'],
    least === undefined ? least : least + more,
    most === undefined ? most : most + more,
  );
}

function isRent({ first, second, bound, sum }: Amount): boolean {
  const isBounded = bound !== undefined || second !== undefined || sum !== undefined;
  return isBounded && first > SMALLEST_RENT && (second ?? first) > SMALLEST_RENT;
}

function sumOf(amount: Amount, usual: Currency | undefined): Given[] {
  const { unit, sum = 'price', first } = amount;
  const currency = unit?.of === 'sum' ? unit.currency : usual;
  const named: Given[] = currency ? [['currency', currency]] : [];
  const [least, most] = rangeOf(amount, 0);
  const isExact = least === undefined && most === undefined;
  if (sum !== 'price') return [[`${sum}Max`, String(most ?? least ?? first)], ...named];
  return [...limits(['priceMin', 'priceMax'], least, isExact ? first : most), ...named];
}

const byRooms = Object.keys(layouts).slice(0, 5);

/** Layouts for a range of rooms. */
function layoutsOf(from: number, to: number): Given[] | undefined {
  if (to < from || !limits(['roomsMin', 'roomsMax'], from, to).every(isAccepted)) return undefined;
  const last = byRooms.length - 1;
  const chosen = byRooms.slice(Math.min(from - 1, last), to);
  return chosen.map((layout) => ['layout', layout]);
}

/** Maximum for a sum; listing numbers are longer. */
const LARGEST_LONE_RENT = 20_000;

/** A number between recognised words, without bound and unit: „двустаен София 600“. */
export function loneRent(value: number | undefined, usual: Currency | undefined): Given[] | undefined {
  if (value === undefined || value <= SMALLEST_RENT || value > LARGEST_LONE_RENT) return undefined;
  return sumOf({ first: value }, usual);
}
