export const dayCounters = ['views', 'impressions', 'favorites', 'phoneReveals', 'inquiries'] as const;
export type DayCounter = (typeof dayCounters)[number];

/** Collection `listing_days`: unique by listing and day; written with the event or with a batch of counts. */
export interface ListingDay extends Record<DayCounter, number> {
  listing: string;
  /** `2026-11-21` in Sofia. */
  day: string;
}
