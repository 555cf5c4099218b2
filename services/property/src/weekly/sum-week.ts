import { addDays } from '@pokriv/contracts/conversation/sofia-time';
import type { WeekCounts, WeekSummed } from '@pokriv/contracts/listing/week-summed';

import { mailedListing } from '../listings/announce-to-owner.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { inOrder, urgencyOf } from '../today/tasks-of.ts';
import { ownerTasks, type TodayDeps } from '../today/read-today.ts';
import { noSums, type DaySums } from '../views/listing-day.ts';

const LISTINGS_MOST = 10;

const countsOf = ({ views, phoneReveals }: DaySums): WeekCounts => ({ views, phoneReveals });

const totalOf = (counts: readonly WeekCounts[]): WeekCounts => ({
  views: counts.reduce((sum, { views }) => sum + views, 0),
  phoneReveals: counts.reduce((sum, { phoneReveals }) => sum + phoneReveals, 0),
});

/**
 * The week before a Monday, for an owner of public listings.
 * @returns undefined without views and calls in two weeks and without tasks
 */
export async function sumWeek(
  deps: TodayDeps,
  ownerId: string,
  monday: string,
): Promise<WeekSummed | undefined> {
  const { listings, tasks } = await ownerTasks(deps, ownerId);
  const active = listings.filter(({ status }) => status === 'active');
  const [first] = active;
  if (!first) return undefined;
  const ids = active.map(({ _id }) => _id);
  const [from, to] = [addDays(monday, -7), addDays(monday, -1)];
  const [week, before] = await Promise.all([
    deps.days.sumsOf(ids, { from, to }),
    deps.days.sumsOf(ids, { from: addDays(from, -7), to: addDays(to, -7) }),
  ]);
  const tasksFor = ({ _id }: StoredListing) => inOrder(tasks.get(_id) ?? []);
  const rows = active
    .map((listing) => ({
      listingId: listing._id,
      title: listing.fields.title ?? '',
      ...countsOf(week.get(listing._id) ?? noSums),
      before: countsOf(before.get(listing._id) ?? noSums),
      tasks: tasksFor(listing),
    }))
    .sort((one, other) => urgencyOf(one.tasks) - urgencyOf(other.tasks) || other.views - one.views);
  const rest = rows.slice(LISTINGS_MOST);
  const others = listings.filter(({ status }) => status !== 'active').flatMap(tasksFor);
  const summed: WeekSummed = {
    landlord: mailedListing(first).landlord,
    ...{ from, to },
    total: totalOf(rows),
    before: totalOf(rows.map((row) => row.before)),
    listings: rows.slice(0, LISTINGS_MOST),
    more: rest.length,
    moreToDo: rest.filter((row) => row.tasks.length > 0).length,
    otherTasks: inOrder(others),
  };
  const counts = [...Object.values(summed.total), ...Object.values(summed.before)];
  const isEmpty = counts.every((count) => count === 0) && rows.every((row) => row.tasks.length === 0);
  return isEmpty && others.length === 0 ? undefined : summed;
}
