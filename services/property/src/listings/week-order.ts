import type { MyPropertiesSort } from '@pokriv/contracts/listing/property-options';
import type { OwnProperty } from '@pokriv/contracts/listing/property';

import type { StoredListing } from './stored-listing.ts';

export type Week = NonNullable<OwnProperty['week']>;

export type WeekSort = Extract<MyPropertiesSort, `week_${string}`>;

const orders: Readonly<Record<WeekSort, { counter: keyof Week; isAscending: boolean }>> = {
  week_views: { counter: 'views', isAscending: false },
  week_views_asc: { counter: 'views', isAscending: true },
  week_phones: { counter: 'phoneReveals', isAscending: false },
  week_phones_asc: { counter: 'phoneReveals', isAscending: true },
};

export const isWeekSort = (sort: MyPropertiesSort): sort is WeekSort => Object.hasOwn(orders, sort);

export type OrderKey = Pick<StoredListing, '_id' | 'publishedAt'>;

/**
 * Ids ordered by a count of the last 7 days, ties newest first. Never published listings have no counts and
 * come last.
 */
export function inWeekOrder(
  keys: readonly OrderKey[],
  weekOf: (id: string) => Week,
  sort: WeekSort,
): string[] {
  const { counter, isAscending } = orders[sort];
  const sign = isAscending ? 1 : -1;
  const byCount = (one: OrderKey, other: OrderKey): number =>
    sign * (weekOf(one._id)[counter] - weekOf(other._id)[counter]) || (one._id < other._id ? 1 : -1);
  const counted = keys.filter(({ publishedAt }) => publishedAt !== null);
  const others = keys.filter(({ publishedAt }) => publishedAt === null);
  return [...counted.toSorted(byCount), ...others.toSorted(byCount)].map(({ _id }) => _id);
}
