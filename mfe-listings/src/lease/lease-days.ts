import { addDays } from '@pokriv/contracts/conversation/sofia-time';
import { LEASE_MONTHS_MOST } from '@pokriv/contracts/listing/today-rules';
import { sofiaDay } from '@pokriv/contracts/sofia-day';

const MONTH_DAYS = 30;

/** Earliest and latest end of a lease. */
export function leaseDays(now: Date): { first: string; last: string } {
  const today = sofiaDay(now);
  return { first: addDays(today, 1), last: addDays(today, LEASE_MONTHS_MOST * MONTH_DAYS) };
}

/** 28 February for 29 February. */
export function yearAfter(day: string): string {
  const [year = '', ...rest] = day.split('-');
  return [Number(year) + 1, ...rest].join('-').replace('-02-29', '-02-28');
}
