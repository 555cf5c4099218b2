import { dayCounters, type ListingDay } from '../views/listing-day.ts';

type Counts = Omit<ListingDay, 'listing' | 'day'>;

/** So many days later (or earlier) than a day; all as `2026-11-21`. */
export function dayPlus(day: string, days: number): string {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** Every day from one to another, both included. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayPlus(day, 1)) days.push(day);
  return days;
}

/** A favourite that is taken away is taken from the day of its adding, so no count is below none. */
const countsOf = (day: ListingDay | undefined): Counts => ({
  impressions: day?.impressions ?? 0,
  views: day?.views ?? 0,
  favorites: Math.max(day?.favorites ?? 0, 0),
  phoneReveals: day?.phoneReveals ?? 0,
  inquiries: day?.inquiries ?? 0,
});

/** The counts of every day of a period, also of those on which nothing happened. */
export function everyDay(days: readonly ListingDay[], from: string, to: string) {
  const byDay = new Map(days.map((day) => [day.day, day]));
  return daysBetween(from, to).map((date) => ({ date, ...countsOf(byDay.get(date)) }));
}

export function totalsOf(days: readonly ListingDay[]): Counts {
  const totals = countsOf(undefined);
  for (const day of days) {
    const counts = countsOf(day);
    for (const counter of dayCounters) totals[counter] += counts[counter];
  }
  return totals;
}
