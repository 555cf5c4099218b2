export interface StackedBar {
  series: number;
  from: number;
  to: number;
}

/** Bars of one column, stacked from zero; negative values are stacked below it. Zero has no bar. */
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
