import type { Measure } from './row.ts';
import { median } from './quantile.ts';

export const times = (ratio: number): string => `${ratio.toFixed(2)}×`;
export const rate = (perSecond: number): string => `${Math.round(perSecond)}/s`;

export interface Ratios {
  what: string;
  /** minimum */
  target?: number;
  /** per second, by round */
  measured: readonly number[];
  base: readonly number[];
}

/** Median of the rounds' ratios: both sides of a round run under the same conditions. */
export function ratioMeasure({ what, target, measured, base }: Ratios): Measure {
  const ratio = median(measured.map((value, round) => value / (base[round] ?? NaN)));
  return {
    what,
    target: target === undefined ? '' : `≥ ${times(target)}`,
    measured: `${times(ratio)} (${rate(median(measured))} of ${rate(median(base))})`,
    met: target === undefined ? undefined : ratio >= target,
  };
}
