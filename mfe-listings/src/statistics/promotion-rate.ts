import type { PromotionStatistics } from '@pokriv/contracts/listing/listing-statistics';

import { changeOf } from './change-of.ts';

export interface PromotionRate {
  /** Views per day since its start. */
  perDay: number;
  /** Whole percent against the days before; undefined when those had no views. */
  percent: number | undefined;
}

/** Compares a promotion with an equal number of days before it (decisions §8). */
export function promotionRate({ daily, views, baselinePerDay }: PromotionStatistics): PromotionRate {
  const perDay = views / Math.max(1, daily.length);
  return { perDay, percent: changeOf(perDay, baselinePerDay).percent };
}
