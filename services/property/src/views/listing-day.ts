export const dayCounters = ['views', 'impressions', 'favorites', 'phoneReveals', 'inquiries'] as const;
export type DayCounter = (typeof dayCounters)[number];

export interface ListingDay extends Record<DayCounter, number> {
  listing: string;
  /** `2026-11-21` in Sofia. */
  day: string;
}

export type DaySums = Record<Extract<DayCounter, 'views' | 'phoneReveals' | 'inquiries'>, number>;
export const noSums: DaySums = { views: 0, phoneReveals: 0, inquiries: 0 };
