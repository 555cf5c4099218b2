import { rowsOf, type Bits } from './bits.ts';
import { partsOf } from './columns.ts';
import type { IndexSchema } from './schema.ts';
import type { SearchIndex } from './search-index.ts';
import type { Span } from './select-rows.ts';

/**
 * A page of rows in ascending order of a computed key, tie-break by id. Sorts only the rows up to the end of
 * the page.
 */
export function selectByKey<Schema extends IndexSchema>(
  { ids }: SearchIndex<Schema>,
  bits: Bits,
  keyOf: (row: number) => number,
  { skip = 0, after, take }: Span,
): number[] {
  const parts = (after && partsOf(after.id)) ?? [0, 0, 0];
  const isAfter = ({ row, key }: { row: number; key: number }): boolean =>
    !after || key > after.value || (key === after.value && ids.compareTo(row, parts) > 0);
  const left = Array.from(rowsOf(bits), (row) => ({ row, key: keyOf(row) })).filter(isAfter);
  const end = Math.min(skip + take, left.length);
  if (end <= skip) return [];
  const last = Float64Array.from(left, ({ key }) => key).sort()[end - 1] ?? Infinity;
  return left
    .filter(({ key }) => key <= last)
    .sort((one, other) => one.key - other.key || ids.compare(one.row, other.row))
    .slice(skip, end)
    .map(({ row }) => row);
}
