import type { Actor } from '@pokriv/contracts/actor';
import type { PromotionStatistics } from '@pokriv/contracts/listing/listing-statistics';
import { sofiaDay } from '@pokriv/contracts/sofia-day';

import { assertManages } from '../listings/mover.ts';
import { DAY_MS } from '../listings/reminders.ts';
import { dayPlus, daysBetween, everyDay, totalsOf } from './every-day.ts';
import type { StatisticsDeps } from './read-statistics.ts';

const rounded = (value: number) => Math.round(value * 10) / 10;

/**
 * Statistics of a listing's latest promotion against as many days before it (decisions §8). Clicks are the views of the
 * promoted listing.
 * @returns null for a listing never promoted
 * @throws AppError FORBIDDEN unless owner or admin, NOT_FOUND
 */
export async function readPromotionStatistics(
  { listings, days, now }: StatisticsDeps,
  actor: Actor,
  id: string,
): Promise<PromotionStatistics | null> {
  const listing = await listings.get(id);
  assertManages(actor, listing);
  const { promotion } = listing;
  if (!promotion) return null;
  const { type, startsAt, endsAt } = promotion;
  const at = now();
  const from = sofiaDay(startsAt);
  const to = sofiaDay(at < endsAt ? at : endsAt);
  const length = daysBetween(from, to).length;
  const counted = await days.between(id, dayPlus(from, -length), to);
  const within = counted.filter(({ day }) => day >= from);
  const totals = totalsOf(within);
  const before = totalsOf(counted.filter(({ day }) => day < from));
  return {
    type,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    daysLeft: Math.max(Math.ceil((endsAt.getTime() - at.getTime()) / DAY_MS), 0),
    ...totals,
    clicks: totals.views,
    baselinePerDay: length === 0 ? 0 : rounded(before.views / length),
    daily: everyDay(within, from, to),
  };
}
