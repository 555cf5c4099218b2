const sorted = (values: readonly number[]) => [...values].sort((one, other) => one - other);

/** The quantile of `values` at `part` (0–1); 0 without values. */
export function quantile(values: readonly number[], part: number): number {
  const row = sorted(values);
  return row[Math.min(row.length - 1, Math.floor(part * row.length))] ?? 0;
}

export function median(values: readonly number[]): number {
  const row = sorted(values);
  const middle = row.length / 2;
  return Number.isInteger(middle)
    ? ((row[middle - 1] ?? 0) + (row[middle] ?? 0)) / 2
    : (row[Math.floor(middle)] ?? 0);
}
