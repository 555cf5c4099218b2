import type { Measure } from './row.ts';
import { median } from './quantile.ts';

export const times = (ratio: number): string => `${ratio.toFixed(2)}×`;
export const rate = (perSecond: number): string => `${Math.round(perSecond)}/s`;

export interface Ratios {
  what: string;
  /** at least */
  target?: number;
  /** a second, round by round */
  measured: readonly number[];
  base: readonly number[];
}

/** The median of the rounds' ratios: rounds are close in time, so that what else the machine does hits both sides. */
export function ratioMeasure({ what, target, measured, base }: Ratios): Measure {
  const ratio = median(measured.map((value, round) => value / (base[round] ?? NaN)));
  return {
    what,
    target: target === undefined ? '' : `≥ ${times(target)}`,
    measured: `${times(ratio)} (${rate(median(measured))} of ${rate(median(base))})`,
    met: target === undefined ? undefined : ratio >= target,
  };
}
