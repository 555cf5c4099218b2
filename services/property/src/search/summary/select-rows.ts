import type { Place, Span } from '../paging/row-source.ts';
import type { SearchOrder } from '../search-order.ts';
import { countBits, hasBit, rowsOf, type Bits } from './bits.ts';
import type { CardSummary } from './card-summary.ts';
import { partsOf } from './columns.ts';

/** To compare two rows in a sort takes so many times as long as to look whether the next row of an order matches. */
const SORT_STEP = 5;

/** Negative: the row comes before the place by key and id. */
type CompareTo = (row: number) => number;

function comparedTo(summary: CardSummary, { order }: SearchOrder, { value, id }: Place): CompareTo {
  const parts = partsOf(id) ?? [0, 0, 0];
  return (row) => summary.columns[order].get(row) - value || summary.ids.compareTo(row, parts);
}

/** The rows of a span, in order. Many matches are met soon on a walk along the order; few are sorted. */
export function selectRows(summary: CardSummary, bits: Bits, by: SearchOrder, span: Span): number[] {
  const matching = countBits(bits);
  const walked = (summary.rows / Math.max(matching, 1)) * ((span.skip ?? 0) + span.take);
  const sorted = matching * Math.log2(matching + 2) * SORT_STEP;
  return (walked < sorted ? walk : sort)(summary, bits, by, span);
}

function walk(summary: CardSummary, bits: Bits, by: SearchOrder, { skip = 0, after, take }: Span): number[] {
  const sorted = summary.orders[by.order];
  const { rows } = sorted;
  const compared = after && comparedTo(summary, by, after);
  let at = by.direction === 1 ? 0 : rows.length - 1;
  if (compared)
    at =
      by.direction === 1
        ? sorted.countWhile((row) => compared(row) <= 0)
        : sorted.countWhile((row) => compared(row) < 0) - 1;
  const found: number[] = [];
  for (let left = skip; at >= 0 && at < rows.length && found.length < take; at += by.direction) {
    const row = rows[at] ?? 0;
    if (!hasBit(bits, row)) continue;
    if (left > 0) left -= 1;
    else found.push(row);
  }
  return found;
}

function sort(summary: CardSummary, bits: Bits, by: SearchOrder, { skip = 0, after, take }: Span): number[] {
  const { columns, ids } = summary;
  const { values } = columns[by.order];
  const compared = after && comparedTo(summary, by, after);
  const rows = rowsOf(bits);
  const left = compared ? rows.filter((row) => by.direction * compared(row) > 0) : rows;
  const inOrder = left.sort(
    (one, other) => by.direction * ((values[one] ?? 0) - (values[other] ?? 0) || ids.compare(one, other)),
  );
  return [...inOrder.subarray(skip, skip + take)];
}
