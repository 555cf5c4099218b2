import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { sofiaDay } from '@pokriv/contracts/sofia-day';

import type { ListingDayRepository } from '../views/listing-day.repository.ts';
import { dayPlus } from './every-day.ts';

const WEEK_DAYS = 7;
const none = { views: 0, phoneReveals: 0 };

/** Counts of the last 7 days in Sofia, today included, of several listings in one query. */
export async function weekCounts(
  { days, now }: { days: ListingDayRepository; now: () => Date },
  ids: readonly string[],
): Promise<(id: string) => NonNullable<OwnProperty['week']>> {
  const sums = await days.sumsSince(ids, dayPlus(sofiaDay(now()), 1 - WEEK_DAYS));
  return (id) => sums.get(id) ?? none;
}
