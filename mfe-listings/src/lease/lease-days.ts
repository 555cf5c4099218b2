import { addDays } from '@pokriv/contracts/conversation/sofia-time';
import { LEASE_MONTHS_MOST } from '@pokriv/contracts/listing/today-rules';
import { sofiaDay } from '@pokriv/contracts/sofia-day';

const MONTH_DAYS = 30;

/** First and last day on which a lease may end. */
export function leaseDays(now: Date): { first: string; last: string } {
  const today = sofiaDay(now);
  return { first: addDays(today, 1), last: addDays(today, LEASE_MONTHS_MOST * MONTH_DAYS) };
}

/** The same day of the next year; after 29 February the 28th. */
export function yearAfter(day: string): string {
  const [year = '', ...rest] = day.split('-');
  return [Number(year) + 1, ...rest].join('-').replace('-02-29', '-02-28');
}
