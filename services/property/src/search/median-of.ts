import { cents, moneyOf, toCents, type Money } from '@pokriv/contracts/money';

import type { Prices } from './search-engine.ts';

export interface PriceMiddle {
  /** Median rent in euro cents. */
  price: number;
  /** Median and quartiles in leva. */
  perM2: number;
  lowPerM2: number;
  highPerM2: number;
}

export const NO_PRICES: Prices = {
  count: 0,
  medianPrice: null,
  medianPerM2: null,
  lowPerM2: null,
  highPerM2: null,
};

function inLeva(perM2: number): Money {
  const bgn = Math.round(perM2 * 100) / 100;
  return { cents: toCents({ amount: bgn, currency: 'BGN' }), currency: 'EUR', bgn };
}

export const pricesAround = (count: number, { price, perM2, lowPerM2, highPerM2 }: PriceMiddle): Prices => ({
  count,
  medianPrice: moneyOf(cents(Math.round(price))),
  medianPerM2: inLeva(perM2),
  lowPerM2: inLeva(lowPerM2),
  highPerM2: inLeva(highPerM2),
});

/** Indices of the quartiles among sorted values, from 0; symmetric, each on a value. */
export const lowerQuartile = (count: number): number => Math.floor((count - 1) / 4);
export const upperQuartile = (count: number): number => count - 1 - lowerQuartile(count);

/**
 * The median; the mean of the middle two for an even count. Reorders the values: quickselect is much faster than
 * sorting.
 */
export function medianOf(values: Float64Array): number {
  if (values.length === 0) return NaN;
  const middle = values.length >>> 1;
  const upper = nth(values, middle);
  if (values.length % 2 === 1) return upper;
  let lower = -Infinity;
  for (let at = 0; at < middle; at += 1) lower = Math.max(lower, values[at] ?? 0);
  return (lower + upper) / 2;
}

/** The value at an index of the sorted order, from 0. Reorders the values. */
export function nth(values: Float64Array, place: number): number {
  let [from, to] = [0, values.length - 1];
  while (from < to) {
    const pivot = values[(from + to) >>> 1] ?? 0;
    let [left, right] = [from, to];
    while (left <= right) {
      while ((values[left] ?? 0) < pivot) left += 1;
      while ((values[right] ?? 0) > pivot) right -= 1;
      if (left > right) break;
      const value = values[left] ?? 0;
      values[left] = values[right] ?? 0;
      values[right] = value;
      left += 1;
      right -= 1;
    }
    if (place <= right) to = right;
    else if (place >= left) from = left;
    else break;
  }
  return values[place] ?? NaN;
}
