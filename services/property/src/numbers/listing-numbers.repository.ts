import type { ListingNumbers, ListingSteps } from '@pokriv/contracts/moderation/admin-stats';
import type { ListingWork } from '@pokriv/contracts/moderation/admin-work';
import { SOON } from '@pokriv/contracts/moderation/service-levels';
import { listingStatuses } from '@pokriv/contracts/listing/listing-states';
import { countByTime, countOpenWork, type Period } from '@pokriv/service-kit/count-period';
import { log } from '@pokriv/service-kit/log';
import { QUERY_MS } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

import { listingModel } from '../listings/listing.model.ts';
import { approvedStates } from '../listings/revision.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { searchCards } from '../search/search-card.repository.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import { listingDayModel } from '../views/listing-day.model.ts';
import type { ListingDay } from '../views/listing-day.ts';
import { countDecisions } from './decision-times.repository.ts';
import { countCities, countSupply } from './supply-numbers.ts';

export interface NumbersDeps {
  connection: Connection;
  engine: Pick<SearchEngine, 'facets' | 'prices'>;
}

const BATCH = 1000;
const ofSubmitted = { status: 'pending' };
const ofRevised = { 'revision.status': 'pending', status: { $in: [...approvedStates] } };

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

async function countDemand(
  connection: Connection,
  cities: ReadonlyMap<string, number>,
  { days }: Period,
): Promise<Demand> {
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
  const demand = new Map(
    [...cities].map(([city, active]) => [city, { city, active, views: 0, favorites: 0, phoneReveals: 0 }]),
  );
  const add = async (wanted: readonly Wanted[]) => {
    const ids = wanted.map(({ _id }) => _id);
    const cards = await searchCards(connection)
      .find({ _id: { $in: ids } }, { projection: { c: 1 }, maxTimeMS: QUERY_MS })
      .toArray();
    const cityOf = new Map(cards.map(({ _id, c }) => [_id, c]));
    for (const { _id, views, favorites, phoneReveals } of wanted) {
      const counted = demand.get(cityOf.get(_id) ?? '');
      if (!counted) continue;
      counted.views += views;
      // negative when older favourites were removed
      counted.favorites += Math.max(favorites, 0);
      counted.phoneReveals += phoneReveals;
    }
  };
  let batch: Wanted[] = [];
  for await (const wanted of found) {
    batch.push(wanted);
    if (batch.length < BATCH) continue;
    await add(batch);
    batch = [];
  }
  await add(batch);
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
  { connection, engine }: NumbersDeps,
  period: Period,
): Promise<ListingNumbers> {
  const cities = await countCities(engine);
  const model = listingModel(connection);
  const [times, byStatus, decision, demand, supply] = await Promise.all([
    countByTime({ model, field: 'createdAt' }, period),
    countStatuses(connection),
    countDecisions(connection, period),
    nullOnFailure(countDemand(connection, cities, period)),
    countSupply(engine, cities.keys()),
  ]);
  return {
    newByDay: times.byDay,
    newByHour: times.byHour,
    byStatus,
    ...supply,
    decision,
    demand,
  };
}

export async function countListingWork(connection: Connection, now: Date): Promise<ListingWork> {
  const model = listingModel(connection);
  const [listings, revisions] = await Promise.all([
    countOpenWork({ model, field: 'submittedAt', promised: SOON }, ofSubmitted, now),
    countOpenWork({ model, field: 'revision.at', promised: SOON }, ofRevised, now),
  ]);
  return { listings, revisions };
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
