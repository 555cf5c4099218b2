export interface StackedBar {
  series: number;
  from: number;
  to: number;
}

/** Bars of a column, stacked up from zero, negative values down. Zero has no bar. */
export function stackBars(values: readonly number[]): StackedBar[] {
  const ends = { above: 0, below: 0 };
  return values.flatMap((value, series) => {
    if (value === 0) return [];
    const side = value > 0 ? 'above' : 'below';
    const from = ends[side];
    ends[side] += value;
    return [{ series, from, to: ends[side] }];
  });
}
