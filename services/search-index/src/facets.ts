import { bitOf, countBits, highest, toCount, type Bits, type Counted } from './bits.ts';
import { keepFitting, type Filter } from './matches.ts';
import type { IndexSchema, OrderName, SetName } from './schema.ts';
import type { SearchIndex } from './search-index.ts';

/**
 * Prepares rows for counting.
 * @param use synchronous: the rows are valid only during the call
 */
export function withCounted<Schema extends IndexSchema>(
  { scratch }: SearchIndex<Schema>,
  bits: Bits,
  use: (rows: Counted) => void,
): void {
  const places = scratch.any(bits.length);
  const words = scratch.any(bits.length);
  use(toCount(bits, places, words));
  scratch.giveBack(places, words);
}

/**
 * Facet counts: rows per value of a set; values without rows are omitted.
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

interface Steps {
  step: number;
  shift?: number;
}

/** Outside of its calling loop: an inner function takes three times as long. */
const stepOf = (value: number, { step, shift = 0 }: Steps): number => Math.floor((value + shift) / step);

/** Histogram of a number, keyed by the lower edge of each step; steps without rows are omitted. */
export function countSteps<Schema extends IndexSchema>(
  index: SearchIndex<Schema>,
  { places, words }: Counted,
  { number, ...steps }: Steps & { number: OrderName<Schema> },
): Map<number, number> {
  const { values } = index.numbers[number];
  const { rows } = index.orders[number];
  const [least = 0, most = 0] = [rows[0], rows.at(-1)].map((row) => values[row ?? 0]);
  const from = stepOf(least, steps);
  const counts = new Int32Array(stepOf(most, steps) - from + 1);
  for (let at = 0; at < places.length; at += 1) {
    const last = 32 * (places[at] ?? 0) + 31;
    for (let word = words[at] ?? 0; word !== 0; word ^= highest(word)) {
      const own = stepOf(values[last - Math.clz32(word)] ?? NaN, steps) - from;
      counts[own] = (counts[own] ?? 0) + 1;
    }
  }
  return new Map([...counts].flatMap((count, at) => (count > 0 ? [[from + at, count]] : [])));
}

export function countMatching<Schema extends IndexSchema>(
  index: SearchIndex<Schema>,
  counted: Counted,
  filter: Filter<Schema>,
): number {
  if ('set' in filter && filter.anyOf.length === 1)
    return index.rowsWith(filter.set, filter.anyOf[0] ?? '').countIn(counted);
  if ('number' in filter && index.schema.orders.includes(filter.number))
    return countBetween(index, counted, { ...filter, number: filter.number as OrderName<Schema> });
  const own = index.scratch.copyOf(counted.bits);
  keepFitting(index, own, filter);
  const count = countBits(own);
  index.scratch.giveBack(own);
  return count;
}

/** Reads only the rows within the range, in sort order. */
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
    count += bitOf(bits, rows[at] ?? 0);
  return count;
}
