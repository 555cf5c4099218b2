import type { PromotionStatistics } from '@pokriv/contracts/listing/listing-statistics';

import { changeOf } from './change-of.ts';

export interface PromotionRate {
  /** Views a day since it started. */
  perDay: number;
  /** Whole percent against the days before it; undefined when those had no views. */
  percent: number | undefined;
}

/** Compares a promotion with as many days before it (decisions §8). */
export function promotionRate({ daily, views, baselinePerDay }: PromotionStatistics): PromotionRate {
  const perDay = views / Math.max(1, daily.length);
  return { perDay, percent: changeOf(perDay, baselinePerDay).percent };
}
