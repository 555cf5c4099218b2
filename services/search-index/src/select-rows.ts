import { countBits, hasBit, rowsOf, type Bits } from './bits.ts';
import { partsOf } from './columns.ts';
import type { IndexSchema, Order } from './schema.ts';
import type { SearchIndex } from './search-index.ts';

/** Cost of a sort comparison, in steps of a walk. */
const SORT_STEP = 5;

export interface Place {
  value: number;
  id: string;
}

export interface Span {
  skip?: number;
  after?: Place;
  take: number;
  /** Count of the rows, where it is known. */
  size?: number;
}

/** Negative: the row sorts before the place, ascending. */
type CompareTo = (row: number) => number;

/** A page of rows in an order: walks along the order when many rows match, sorts them when few do. */
export function selectRows<Schema extends IndexSchema>(
  index: SearchIndex<Schema>,
  bits: Bits,
  order: Order<Schema>,
  span: Span,
): number[] {
  const matching = span.size ?? countBits(bits);
  if (matching === 0) return [];
  const walked = (index.rows / matching) * ((span.skip ?? 0) + span.take);
  const sorted = matching * Math.log2(matching + 2) * SORT_STEP;
  return walked < sorted ? walk(index, bits, order, span) : sort(index, rowsOf(bits, matching), order, span);
}

export const placeOf = <Schema extends IndexSchema>(
  { numbers, ids }: SearchIndex<Schema>,
  { by }: Order<Schema>,
  row: number,
): Place => ({ value: numbers[by].get(row), id: ids.get(row) });

function comparedTo<Schema extends IndexSchema>(
  { numbers, ids }: SearchIndex<Schema>,
  { by }: Order<Schema>,
  { value, id }: Place,
): CompareTo {
  const column = numbers[by];
  const parts = partsOf(id) ?? [0, 0, 0];
  return (row) => column.get(row) - value || ids.compareTo(row, parts);
}

function walk<Schema extends IndexSchema>(
  index: SearchIndex<Schema>,
  bits: Bits,
  order: Order<Schema>,
  { skip = 0, after, take }: Span,
): number[] {
  const { direction } = order;
  const sorted = index.orders[order.by];
  const { rows } = sorted;
  let at = direction === 1 ? 0 : rows.length - 1;
  if (after) {
    const compared = comparedTo(index, order, after);
    at =
      direction === 1
        ? sorted.countWhile((row) => compared(row) <= 0)
        : sorted.countWhile((row) => compared(row) < 0) - 1;
  }
  const found: number[] = [];
  for (let left = skip; at >= 0 && at < rows.length && found.length < take; at += direction) {
    const row = rows[at] ?? 0;
    if (!hasBit(bits, row)) continue;
    if (left > 0) left -= 1;
    else found.push(row);
  }
  return found;
}

function sort<Schema extends IndexSchema>(
  index: SearchIndex<Schema>,
  rows: Int32Array,
  order: Order<Schema>,
  { skip = 0, after, take }: Span,
): number[] {
  const { numbers, ids } = index;
  const { direction } = order;
  const { values } = numbers[order.by];
  const compared = after && comparedTo(index, order, after);
  const left = compared ? rows.filter((row) => direction * compared(row) > 0) : rows;
  const inOrder = left.sort(
    (one, other) => direction * ((values[one] ?? 0) - (values[other] ?? 0) || ids.compare(one, other)),
  );
  return [...inOrder.subarray(skip, skip + take)];
}
