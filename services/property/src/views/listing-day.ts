/** What is counted of a listing, day by day. */
export const dayCounters = ['views', 'impressions', 'favorites', 'phoneReveals', 'inquiries'] as const;
export type DayCounter = (typeof dayCounters)[number];

/** Collection `listing_days`: one listing on one day, unique; written where a thing happens or with a batch of counts. */
export interface ListingDay extends Record<DayCounter, number> {
  listing: string;
  /** `2026-11-21` in Sofia. */
  day: string;
}

const inSofia = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Sofia' });

const clockInSofia = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Sofia',
  hourCycle: 'h23',
  timeStyle: 'medium',
});
const DAY_S = 86_400;

/** Seconds until the next day in Sofia; on the two days a year when the clock is set, an hour off. */
export function secondsToMidnight(moment: Date): number {
  const [hours = 0, minutes = 0, seconds = 0] = clockInSofia.format(moment).split(':').map(Number);
  return DAY_S - (hours * 3600 + minutes * 60 + seconds);
}

/** The day of a moment as people in Bulgaria call it, `2026-11-21`. */
export const sofiaDay = (moment: Date): string => inSofia.format(moment);
