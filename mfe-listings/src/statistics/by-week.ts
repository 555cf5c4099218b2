import type { DayCounts, ListingStatistics } from '@pokriv/contracts/listing/listing-statistics';

type Days = ListingStatistics['daily'];

const WEEK = 7;
/** Daily bars that fit on a phone. */
const DAYS_MOST = 45;

export const isLong = (days: Days): boolean => days.length > DAYS_MOST;

function sum(days: Days): DayCounts {
  const total = (fact: keyof DayCounts) => days.reduce((counted, day) => counted + day[fact], 0);
  return {
    impressions: total('impressions'),
    views: total('views'),
    favorites: total('favorites'),
    phoneReveals: total('phoneReveals'),
    inquiries: total('inquiries'),
  };
}

/** Weekly sums labelled by their first day, counted from the end: the first week may be incomplete. */
export function byWeek(days: Days): Days {
  const weeks: Days = [];
  for (let end = days.length; end > 0; end -= WEEK) {
    const week = days.slice(Math.max(0, end - WEEK), end);
    weeks.unshift({ date: week[0]?.date ?? '', ...sum(week) });
  }
  return weeks;
}
