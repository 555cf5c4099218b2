import { countBits, eachRow, hasBit, type Counted } from './bits.ts';
import { keepFitting, type Filter } from './matches.ts';
import type { IndexSchema, NumberName, OrderName, SetName } from './schema.ts';
import type { SearchIndex } from './search-index.ts';

/**
 * Facet counts: rows per value of a set; values without rows are left out.
 * @param isCounted filters the values
 */
export function countValues<Schema extends IndexSchema>(
  index: SearchIndex<Schema>,
  counted: Counted,
  set: SetName<Schema>,
  isCounted: (value: string) => boolean = () => true,
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [value, rows] of index.valuesOf(set)) {
    if (!isCounted(value)) continue;
    const count = rows.countIn(counted);
    if (count > 0) counts[value] = count;
  }
  return counts;
}

/** Histogram of a number, keyed by the lower edge of each step; steps without rows are left out. */
export function countSteps<Schema extends IndexSchema>(
  index: SearchIndex<Schema>,
  counted: Counted,
  { number, step, shift = 0 }: { number: NumberName<Schema>; step: number; shift?: number },
): Map<number, number> {
  const { values } = index.numbers[number];
  // a map alone would take most of the time of all facets
  const counts: number[] = [];
  const below = new Map<number, number>();
  eachRow(counted, (row) => {
    const at = Math.floor(((values[row] ?? NaN) + shift) / step);
    if (at >= 0) counts[at] = (counts[at] ?? 0) + 1;
    else if (at < 0) below.set(at, (below.get(at) ?? 0) + 1);
  });
  return new Map([...below, ...counts.flatMap((count, at): [number, number][] => [[at, count]])]);
}

/** How many of the rows fulfil a filter. */
export function countMatching<Schema extends IndexSchema>(
  index: SearchIndex<Schema>,
  counted: Counted,
  filter: Filter<Schema>,
): number {
  if ('set' in filter && filter.anyOf.length === 1)
    return index.rowsWith(filter.set, filter.anyOf[0] ?? '').countIn(counted);
  if ('number' in filter && index.schema.orders.includes(filter.number))
    return countBetween(index, counted, { ...filter, number: filter.number as OrderName<Schema> });
  const own = counted.bits.slice();
  keepFitting(index, own, filter);
  return countBits(own);
}

/** Reads only the rows within the range, of their order. */
function countBetween<Schema extends IndexSchema>(
  index: SearchIndex<Schema>,
  { bits }: Counted,
  {
    number,
    least = -Infinity,
    most = Infinity,
  }: { number: OrderName<Schema>; least?: number; most?: number },
): number {
  const { values } = index.numbers[number];
  const sorted = index.orders[number];
  const to = sorted.countWhile((row) => (values[row] ?? NaN) <= most);
  const { rows } = sorted;
  let count = 0;
  for (let at = sorted.countWhile((row) => (values[row] ?? NaN) < least); at < to; at += 1)
    if (hasBit(bits, rows[at] ?? 0)) count += 1;
  return count;
}
