import { TOLD_PEOPLE } from '@pokriv/contracts/alert/alert-rules';
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
  /** Alert matches. */
  matches: { countTold: (listingId: string) => Promise<number> };
  now: () => Date;
}

/** Paid plans include the days, the free plan only the sums (decisions §8). */
const levelOf = ({ role, isPremium }: Actor) => (isPremium || role === 'admin' ? 'full' : 'basic');

/** Rounded down, so that no single person is identifiable (design/alerts, Rules). */
const roundedPeople = (count: number): number | null =>
  count < TOLD_PEOPLE.least ? null : count - (count % TOLD_PEOPLE.step);

/**
 * Counts of a listing over the last days, today included, and the same number of days before.
 * @throws AppError FORBIDDEN unless owner or admin, NOT_FOUND
 */
export async function readStatistics(
  { listings, days, matches, now }: StatisticsDeps,
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
    toldPeople: roundedPeople(await matches.countTold(id)),
    daily: level === 'full' ? everyDay(within, from, to) : [],
  };
}
