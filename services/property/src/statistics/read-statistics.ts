import type { Actor } from '@pokriv/contracts/actor';
import type { ListingStatistics } from '@pokriv/contracts/listing/listing-statistics';
import { sofiaDay } from '@pokriv/contracts/sofia-day';

import type { ListingRepository } from '../listings/listing.repository.ts';
import { assertManages } from '../listings/mover.ts';
import type { ListingDayRepository } from '../views/listing-day.repository.ts';
import { dayPlus, everyDay, totalsOf } from './every-day.ts';

export interface StatisticsDeps {
  listings: ListingRepository;
  days: ListingDayRepository;
  now: () => Date;
}

/** A paid plan has the days, the free one their sums (decisions §8). */
const levelOf = ({ role, isPremium }: Actor) => (isPremium || role === 'admin' ? 'full' : 'basic');

/**
 * What was counted of a listing in the last days, today included, and in as many days before them.
 * @throws AppError FORBIDDEN to anybody but the owner and admins, NOT_FOUND
 */
export async function readStatistics(
  { listings, days, now }: StatisticsDeps,
  actor: Actor,
  { id, count }: { id: string; count: number },
): Promise<ListingStatistics> {
  assertManages(actor, await listings.get(id));
  const to = sofiaDay(now());
  const from = dayPlus(to, 1 - count);
  const counted = await days.between(id, dayPlus(from, -count), to);
  const within = counted.filter(({ day }) => day >= from);
  const level = levelOf(actor);
  return {
    level,
    from,
    to,
    totals: totalsOf(within),
    before: totalsOf(counted.filter(({ day }) => day < from)),
    daily: level === 'full' ? everyDay(within, from, to) : [],
  };
}
