export interface ChartScale {
  /** Integers at even steps, ascending, from one end of the axis to the other. */
  ticks: readonly number[];
  /** Distance from the top in percent of the height. */
  fromTop: (value: number) => number;
}

const STEPS_MOST = 4;
const ROUND_STEPS = [1, 2, 5, 10];
const PERCENT = 100;

function roundStep(least: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(least));
  const factor = ROUND_STEPS.find((round) => round * magnitude >= least) ?? 1;
  return Math.max(1, factor * magnitude);
}

/** Axis for `values`, from zero or from the lowest negative value. */
export function chartScale(values: readonly number[]): ChartScale {
  const lowest = Math.min(0, ...values);
  const highest = Math.max(0, ...values);
  const step = roundStep((highest - lowest || 1) / STEPS_MOST);
  const first = Math.floor(lowest / step);
  const last = Math.max(Math.ceil(highest / step), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  const span = (last - first) * step;
  return { ticks, fromTop: (value) => ((last * step - value) / span) * PERCENT };
}
