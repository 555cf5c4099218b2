import type { ListingNumbers } from '@pokriv/contracts/admin-stats';
import { cityName } from '@pokriv/contracts/cities';
import { formatBgn } from '@pokriv/contracts/money';
import { propertyTypes } from '@pokriv/contracts/property-options';

import { medianOf } from '../price-stats/median-of.ts';
import { rowsOf } from '../search/summary/bits.ts';
import type { CardSummary } from '../search/summary/card-summary.ts';
import { keepAny } from '../search/summary/matches.ts';

type Rows = Int32Array<ArrayBuffer>;

/** Leva a month; each step ends where the next begins. */
const PRICE_STEPS = [0, 400, 600, 800, 1000, 1250, 1500, 2000, 3000] as const;

/** The active listings of every city that has any, by rows of the summary. */
export function rowsByCity(summary: CardSummary): Map<string, Rows> {
  return rowsByValue(summary, 'city');
}

function rowsByValue(summary: CardSummary, field: 'city' | 'type'): Map<string, Rows> {
  const found = new Map<string, Rows>();
  for (const value of summary.sets.of(field).keys()) {
    const bits = summary.all();
    keepAny(summary, bits, field, [value]);
    const rows = rowsOf(bits);
    if (rows.length > 0) found.set(value, rows);
  }
  return found;
}

const most = (one: { count: number }, other: { count: number }) => other.count - one.count;

/** What is offered now: from the summary in memory, without a query. */
export function countSupply(summary: CardSummary): Pick<ListingNumbers, 'byCity' | 'byType' | 'byPrice'> {
  const { p, m } = summary.columns;
  const median = (column: typeof p, rows: Rows) => {
    const value = medianOf(Float64Array.from(rows, (row) => column.get(row)));
    return Number.isNaN(value) ? null : Math.round(value * 100) / 100;
  };
  const byCity = [...rowsByCity(summary)].map(([key, rows]) => ({
    key,
    label: cityName(key),
    count: rows.length,
    medianPrice: median(p, rows),
    medianPerM2: median(m, rows),
  }));
  const types = rowsByValue(summary, 'type');
  const byType = Object.entries(propertyTypes).map(([key, label]) => {
    const rows = types.get(key) ?? new Int32Array(0);
    return { key, label, count: rows.length, medianPrice: median(p, rows) };
  });
  return { byCity: byCity.sort(most), byType: byType.sort(most), byPrice: countPrices(summary) };
}

function countPrices(summary: CardSummary): ListingNumbers['byPrice'] {
  const prices = Float64Array.from(rowsOf(summary.all()), (row) => summary.columns.p.get(row));
  return PRICE_STEPS.map((from, index) => {
    const to = PRICE_STEPS[index + 1] ?? Infinity;
    return {
      key: String(from),
      label: to === Infinity ? `от ${formatBgn(from)}` : `${formatBgn(from)} – ${formatBgn(to - 1)}`,
      count: prices.reduce((count, price) => (price >= from && price < to ? count + 1 : count), 0),
    };
  });
}
