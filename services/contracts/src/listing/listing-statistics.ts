import { z } from 'zod';

import { IsoDate, IsoDateTime, queryNumber } from '../zod-parts.ts';

export const DayCounts = z.object({
  impressions: z.number(),
  views: z.number(),
  favorites: z.number(),
  phoneReveals: z.number(),
  inquiries: z.number(),
});
export type DayCounts = z.infer<typeof DayCounts>;

export const StatisticsQuery = z.strictObject({ days: queryNumber(7, 365).default(30) });

/** `daily` is empty on the free plan (`level: 'basic'`). */
export const ListingStatistics = z.object({
  level: z.enum(['basic', 'full']),
  from: IsoDate,
  to: IsoDate,
  /** Preceding period of equal length, for comparison. */
  totals: DayCounts,
  before: DayCounts,
  /** Alerted people, rounded down; null below `TOLD_PEOPLE.least` (design/alerts, Rules). */
  toldPeople: z.number().nullable(),
  /** Oldest day first, including days without counts. */
  daily: z.array(DayCounts.extend({ date: IsoDate })),
});
export type ListingStatistics = z.infer<typeof ListingStatistics>;

/** Results of a promotion compared with the days before it (decisions §8). */
export const PromotionStatistics = DayCounts.extend({
  type: z.enum(['super', 'regular']),
  startsAt: IsoDateTime,
  endsAt: IsoDateTime,
  daysLeft: z.number(),
  clicks: z.number(),
  /** Views per day in the period of equal length before the start. */
  baselinePerDay: z.number(),
  daily: z.array(DayCounts.extend({ date: IsoDate })),
});
export type PromotionStatistics = z.infer<typeof PromotionStatistics>;
