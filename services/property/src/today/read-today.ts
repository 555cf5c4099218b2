import { AppError } from '@pokriv/contracts/errors';
import { QUIET } from '@pokriv/contracts/listing/today-rules';
import type { Today, TodayTask } from '@pokriv/contracts/listing/today';
import { sofiaDay } from '@pokriv/contracts/sofia-day';

import type { StoredListing } from '../listings/stored-listing.ts';
import type { PriceStatsDeps } from '../price-stats/read-price-stats.ts';
import { similarRents, type SimilarRent } from '../price-stats/similar-rent.ts';
import { dayPlus } from '../statistics/every-day.ts';
import { noSums } from '../views/listing-day.ts';
import type { ListingDayRepository } from '../views/listing-day.repository.ts';
import { inOrder, tasksOf } from './tasks-of.ts';
import type { TodayRepository } from './today.repository.ts';

export interface TodayDeps extends PriceStatsDeps {
  todays: TodayRepository;
  days: ListingDayRepository;
  now: () => Date;
}

export interface OwnerTasks {
  listings: StoredListing[];
  /** By listing; of drafts only the latest has tasks. */
  tasks: Map<string, TodayTask[]>;
  arePricesCompared: boolean;
}

const isActive = ({ status }: StoredListing) => status === 'active';

/** @returns null while search is starting */
async function rentsOf(
  deps: PriceStatsDeps,
  listings: readonly StoredListing[],
): Promise<Map<string, SimilarRent | null> | null> {
  const similar = similarRents(deps);
  try {
    return new Map(
      await Promise.all(listings.map(async ({ _id, fields }) => [_id, await similar(fields)] as const)),
    );
  } catch (error) {
    if (error instanceof AppError && error.code === 'UNAVAILABLE') return null;
    throw error;
  }
}

/** A landlord's listings with the tasks of each. */
export async function ownerTasks(deps: TodayDeps, ownerId: string): Promise<OwnerTasks> {
  const now = deps.now();
  const found = await deps.todays.ofOwner(ownerId);
  const active = found.filter(isActive);
  const from = dayPlus(sofiaDay(now), 1 - QUIET.days);
  const [sums, rents] = await Promise.all([
    deps.days.sumsOf(
      active.map(({ _id }) => _id),
      { from, to: sofiaDay(now) },
    ),
    rentsOf(deps, active),
  ]);
  const [latest] = found
    .filter(({ status }) => status === 'draft')
    .sort((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime());
  const listings = found.filter(({ status, _id }) => status !== 'draft' || _id === latest?._id);
  const known = (id: string) => ({
    now,
    sums: sums.get(id) ?? noSums,
    similar: rents?.get(id) ?? null,
  });
  return {
    listings,
    tasks: new Map(listings.map((listing) => [listing._id, tasksOf(listing, known(listing._id))])),
    arePricesCompared: rents !== null,
  };
}

/** A landlord's tasks, most urgent first. */
export async function readToday(deps: TodayDeps, ownerId: string): Promise<Today> {
  const { tasks, arePricesCompared } = await ownerTasks(deps, ownerId);
  return { tasks: inOrder([...tasks.values()].flat()), arePricesCompared };
}
