import { sofiaDay } from '@pokriv/contracts/sofia-day';
import type { StoredListing } from '@pokriv/property-service/listings/stored-listing';
import type { DayCounter, ListingDay } from '@pokriv/property-service/views/listing-day';

import { createRandom, type Random } from '../random.ts';

const DAY = 86_400_000;
const DAYS_MAX = 90;
const WEEKEND_WEIGHT = 1.5;
const PROMOTED_WEIGHT = 3;
const SHOWN_FOR_A_VIEW = { least: 7, most: 15 };

export type DemoDay = ListingDay & { _id: string };
type Counted = Pick<
  StoredListing,
  '_id' | 'publishedAt' | 'closedAt' | 'views' | 'favorites' | 'phoneReveals' | 'promotion'
>;

/**
 * Daily counts of a demo listing over its public days, at most the last 90; their sums equal its totals.
 * @param enquiries start times of its threads
 */
export function demoDays(
  listing: Counted,
  { now, enquiries = [] }: { now: Date; enquiries?: readonly Date[] },
): DemoDay[] {
  if (!listing.publishedAt) return [];
  const random = createRandom(`days/${listing._id}`);
  const end = Math.min((listing.closedAt ?? now).getTime(), now.getTime());
  const age = Math.floor((end - listing.publishedAt.getTime()) / DAY);
  const count = Math.min(Math.max(age, 0), DAYS_MAX - 1) + 1;
  const moments = Array.from({ length: count }, (_, index) => new Date(end - (count - 1 - index) * DAY));
  const weights = moments.map(
    (moment) => weightOf(moment, random) * (isPromoted(listing, moment) ? PROMOTED_WEIGHT : 1),
  );
  const spread = (total: number): number[] => spreadBy(weights, total, random);
  const [views, favorites, phoneReveals] = [listing.views, listing.favorites, listing.phoneReveals].map(
    spread,
  );
  const asked = enquiries.map(sofiaDay);
  return moments.map((moment, index) => {
    const day = sofiaDay(moment);
    const counts: Record<DayCounter, number> = {
      views: views?.[index] ?? 0,
      favorites: favorites?.[index] ?? 0,
      phoneReveals: phoneReveals?.[index] ?? 0,
      impressions: Math.round(
        (views?.[index] ?? 0) * random.between(SHOWN_FOR_A_VIEW.least, SHOWN_FOR_A_VIEW.most),
      ),
      inquiries: asked.filter((one) => one === day).length,
    };
    return { _id: `${listing._id}:${day}`, listing: listing._id, day, ...counts };
  });
}

const isPromoted = ({ promotion }: Counted, moment: Date): boolean =>
  Boolean(promotion && moment >= promotion.startsAt && moment <= promotion.endsAt);

function weightOf(moment: Date, random: Random): number {
  const isWeekend = [0, 6].includes(moment.getUTCDay());
  return random.between(0.5, 1.5) * (isWeekend ? WEEKEND_WEIGHT : 1);
}

function spreadBy(weights: readonly number[], total: number, random: Random): number[] {
  const sum = weights.reduce((one, other) => one + other, 0);
  const counts = weights.map((weight) => Math.floor((total * weight) / sum));
  const rest = total - counts.reduce((one, other) => one + other, 0);
  for (let given = 0; given < rest; given += 1) {
    const index = random.int(0, counts.length - 1);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}
