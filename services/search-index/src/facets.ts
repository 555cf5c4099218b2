import { rowsOf, type Bits } from './bits.ts';
import type { IndexSchema, NumberName, SetName } from './schema.ts';
import type { SearchIndex } from './search-index.ts';

/**
 * Facet counts: rows per value of a set; values without rows are left out.
 * @param isCounted filters the values
 */
export function countValues<Schema extends IndexSchema>(
  index: SearchIndex<Schema>,
  bits: Bits,
  set: SetName<Schema>,
  isCounted: (value: string) => boolean = () => true,
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [value, rows] of index.valuesOf(set)) {
    if (!isCounted(value)) continue;
    const count = rows.countIn(bits);
    if (count > 0) counts[value] = count;
  }
  return counts;
}

/** Histogram of a number, keyed by the lower edge of each step; steps without rows are left out. */
export function countSteps<Schema extends IndexSchema>(
  index: SearchIndex<Schema>,
  bits: Bits,
  { number, step }: { number: NumberName<Schema>; step: number },
): Record<string, number> {
  const { values } = index.numbers[number];
  const counts: Record<number, number> = {};
  for (const row of rowsOf(bits)) {
    const at = Math.floor((values[row] ?? NaN) / step);
    if (!Number.isNaN(at)) counts[at] = (counts[at] ?? 0) + 1;
  }
  return Object.fromEntries(Object.entries(counts).map(([at, count]) => [Number(at) * step, count]));
}
