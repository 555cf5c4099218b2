import { dayCounters, type ListingDay } from '../views/listing-day.ts';

type Counts = Omit<ListingDay, 'listing' | 'day'>;

export function dayPlus(day: string, days: number): string {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayPlus(day, 1)) days.push(day);
  return days;
}

const countsOf = (day: ListingDay | undefined): Counts => ({
  impressions: day?.impressions ?? 0,
  views: day?.views ?? 0,
  favorites: Math.max(day?.favorites ?? 0, 0),
  phoneReveals: day?.phoneReveals ?? 0,
  inquiries: day?.inquiries ?? 0,
});

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
