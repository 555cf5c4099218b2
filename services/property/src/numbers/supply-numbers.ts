import type { ListingNumbers } from '@pokriv/contracts/moderation/admin-stats';
import { cityName } from '@pokriv/contracts/place/cities';
import { formatBgn } from '@pokriv/contracts/money';
import { propertyTypes } from '@pokriv/contracts/listing/property-options';
import { keepAny, rowsOf } from '@pokriv/search-index';

import { medianOf } from '../price-stats/median-of.ts';
import type { ListingIndex } from '../search/listing-index.ts';

type Rows = Int32Array<ArrayBuffer>;

/** Leva a month; lower bounds of the histogram's buckets. */
const PRICE_STEPS = [0, 400, 600, 800, 1000, 1250, 1500, 2000, 3000] as const;

export function rowsByCity(index: ListingIndex): Map<string, Rows> {
  return rowsByValue(index, 'city');
}

function rowsByValue(index: ListingIndex, set: 'city' | 'type'): Map<string, Rows> {
  const found = new Map<string, Rows>();
  for (const value of index.valuesOf(set).keys()) {
    const bits = index.all();
    keepAny(index, bits, { set, anyOf: [value] });
    const rows = rowsOf(bits);
    if (rows.length > 0) found.set(value, rows);
  }
  return found;
}

const most = (one: { count: number }, other: { count: number }) => other.count - one.count;

export function countSupply(index: ListingIndex): Pick<ListingNumbers, 'byCity' | 'byType' | 'byPrice'> {
  const { price, pricePerM2 } = index.numbers;
  const median = (column: typeof price, rows: Rows) => {
    const value = medianOf(Float64Array.from(rows, (row) => column.get(row)));
    return Number.isNaN(value) ? null : Math.round(value * 100) / 100;
  };
  const byCity = [...rowsByCity(index)].map(([key, rows]) => ({
    key,
    label: cityName(key),
    count: rows.length,
    medianPrice: median(price, rows),
    medianPerM2: median(pricePerM2, rows),
  }));
  const types = rowsByValue(index, 'type');
  const byType = Object.entries(propertyTypes).map(([key, label]) => {
    const rows = types.get(key) ?? new Int32Array(0);
    return { key, label, count: rows.length, medianPrice: median(price, rows) };
  });
  return { byCity: byCity.sort(most), byType: byType.sort(most), byPrice: countPrices(index) };
}

function countPrices(index: ListingIndex): ListingNumbers['byPrice'] {
  const prices = Float64Array.from(rowsOf(index.all()), (row) => index.numbers.price.get(row));
  return PRICE_STEPS.map((from, index) => {
    const to = PRICE_STEPS[index + 1] ?? Infinity;
    return {
      key: String(from),
      label: to === Infinity ? `от ${formatBgn(from)}` : `${formatBgn(from)} – ${formatBgn(to - 1)}`,
      count: prices.reduce((count, price) => (price >= from && price < to ? count + 1 : count), 0),
    };
  });
}
