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
  { number, step, shift = 0 }: { number: NumberName<Schema>; step: number; shift?: number },
): Map<number, number> {
  const { values } = index.numbers[number];
  const counts = new Map<number, number>();
  for (const row of rowsOf(bits)) {
    const at = Math.floor(((values[row] ?? NaN) + shift) / step);
    if (!Number.isNaN(at)) counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  return counts;
}
