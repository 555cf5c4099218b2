/** What is counted of a listing, day by day. */
export const dayCounters = ['views', 'impressions', 'favorites', 'phoneReveals', 'inquiries'] as const;
export type DayCounter = (typeof dayCounters)[number];

/** Collection `listing_days`: one listing on one day, unique; written where a thing happens or with a batch of counts. */
export interface ListingDay extends Record<DayCounter, number> {
  listing: string;
  /** `2026-11-21` in Sofia. */
  day: string;
}
