import { cents, moneyOf, toCents } from '@pokriv/contracts/money';

import type { Prices } from './search-engine.ts';

/** @param price median rent in euro cents @param perM2 median in leva */
export function medians(price: number, perM2: number): Pick<Prices, 'medianPrice' | 'medianPerM2'> {
  const bgn = Math.round(perM2 * 100) / 100;
  return {
    medianPrice: moneyOf(cents(Math.round(price))),
    medianPerM2: { cents: toCents({ amount: bgn, currency: 'BGN' }), currency: 'EUR', bgn },
  };
}

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

function nth(values: Float64Array, place: number): number {
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
