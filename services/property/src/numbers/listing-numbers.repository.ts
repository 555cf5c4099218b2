import type { ListingNumbers, ListingSteps } from '@pokriv/contracts/moderation/admin-stats';
import { listingStatuses } from '@pokriv/contracts/listing/listing-states';
import { countByTime, countWork, type Period } from '@pokriv/service-kit/count-period';
import { log } from '@pokriv/service-kit/log';
import { QUERY_MS } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

import { listingModel } from '../listings/listing.model.ts';
import { approvedStates } from '../listings/revision.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { indexOf, type ListingIndex, type LiveListingIndex } from '../search/listing-index.ts';
import { listingDayModel } from '../views/listing-day.model.ts';
import type { ListingDay } from '../views/listing-day.ts';
import { countDecisions } from './decision-times.repository.ts';
import { countSupply, rowsByCity } from './supply-numbers.ts';

export interface NumbersDeps {
  connection: Connection;
  liveIndex: LiveListingIndex;
}

type Demand = NonNullable<ListingNumbers['demand']>;
type Wanted = Pick<ListingDay, 'views' | 'favorites' | 'phoneReveals'> & { _id: string };

function countStatuses(connection: Connection) {
  const listings = listingModel(connection);
  return Promise.all(
    Object.entries(listingStatuses).map(async ([key, label]) => {
      const status = key as StoredListing['status'];
      return { key, label, count: await listings.countDocuments({ status }).maxTimeMS(QUERY_MS) };
    }),
  );
}

async function countDemand(connection: Connection, index: ListingIndex, { days }: Period): Promise<Demand> {
  const found = listingDayModel(connection)
    .aggregate<Wanted>([
      { $match: { day: { $gte: days[0] } } },
      {
        $group: {
          _id: '$listing',
          views: { $sum: '$views' },
          favorites: { $sum: '$favorites' },
          phoneReveals: { $sum: '$phoneReveals' },
        },
      },
    ])
    .option({ maxTimeMS: QUERY_MS })
    .cursor<Wanted>();
  const cityOf: (string | undefined)[] = [];
  const demand = new Map<string, Demand[number]>();
  for (const [city, rows] of rowsByCity(index)) {
    demand.set(city, { city, active: rows.length, views: 0, favorites: 0, phoneReveals: 0 });
    for (const row of rows) cityOf[row] = city;
  }
  for await (const { _id, views, favorites, phoneReveals } of found) {
    const row = index.rowOf(_id);
    const counted = row === undefined ? undefined : demand.get(cityOf[row] ?? '');
    if (!counted) continue;
    counted.views += views;
    // negative when favourites from before the period were removed
    counted.favorites += Math.max(favorites, 0);
    counted.phoneReveals += phoneReveals;
  }
  return [...demand.values()].sort((one, other) => other.active - one.active);
}

/** The only count that grows with days and listings: its timeout must not fail the others. */
const nullOnFailure = (counting: Promise<Demand>): Promise<Demand | null> =>
  counting.catch((error: unknown) => {
    log.warn({ err: error }, 'listing numbers: demand query failed, returning null');
    return null;
  });

/**
 * Listing numbers for administrators; medians and places from the search index.
 * @throws AppError UNAVAILABLE while the index is being built
 */
export async function countListings(
  { connection, liveIndex }: NumbersDeps,
  period: Period,
): Promise<ListingNumbers> {
  const current = indexOf(liveIndex);
  const model = listingModel(connection);
  const [listings, revisions, times, byStatus, decision, demand] = await Promise.all([
    countWork({ model, field: 'submittedAt' }, { status: 'pending' }),
    countWork(
      { model, field: 'revision.at' },
      { 'revision.status': 'pending', status: { $in: [...approvedStates] } },
    ),
    countByTime({ model, field: 'createdAt' }, period),
    countStatuses(connection),
    countDecisions(connection, period),
    nullOnFailure(countDemand(connection, current, period)),
  ]);
  return {
    work: { listings, revisions },
    newByDay: times.byDay,
    newByHour: times.byHour,
    byStatus,
    ...countSupply(current),
    decision,
    demand,
  };
}

export async function countListingSteps(
  connection: Connection,
  ids: readonly string[],
): Promise<ListingSteps> {
  const happened = (field: string) => ({ $max: { $cond: [{ $eq: [{ $type: field }, 'date'] }, 1, 0] } });
  const [steps] = await listingModel(connection)
    .aggregate<ListingSteps>([
      { $match: { ownerId: { $in: [...ids] } } },
      {
        $group: {
          _id: '$ownerId',
          submitted: happened('$submittedAt'),
          active: happened('$publishedAt'),
        },
      },
      {
        $group: {
          _id: null,
          drafted: { $sum: 1 },
          submitted: { $sum: { $max: ['$submitted', '$active'] } },
          active: { $sum: '$active' },
        },
      },
    ])
    .option({ maxTimeMS: QUERY_MS });
  return { drafted: steps?.drafted ?? 0, submitted: steps?.submitted ?? 0, active: steps?.active ?? 0 };
}
