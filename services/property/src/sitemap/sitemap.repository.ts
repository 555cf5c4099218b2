import type { PropertyType } from '@pokriv/contracts/listing/property-options';
import { QUERY_MS } from '@pokriv/service-kit/mongo';
import { trusted, type Connection } from 'mongoose';

import { listingModel } from '../listings/listing.model.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { searchCards } from '../search/search-card.repository.ts';

/** Upper bound of a prefix range: ids are 24 hex digits. */
const prefixEnd = (prefix: string) => `${prefix}g`;

/** In the order of the index „newest of district“, so that MongoDB skips from one district to the next. */
export const newestOfDistricts = [
  { $sort: { d: 1, n: -1 } },
  { $group: { _id: '$d', newest: { $first: '$n' } } },
];

export interface FoundRange {
  count: number;
  latest: Date;
}

export function sitemapRepository(connection: Connection) {
  const listings = listingModel(connection);
  const cards = searchCards(connection);
  const range = (prefix: string, after = '') => ({
    status: 'active' as const,
    isHidden: trusted({ $ne: true }),
    _id: trusted({ ...(after > prefix ? { $gt: after } : { $gte: prefix }), $lt: prefixEnd(prefix) }),
  });
  return {
    async countOf(prefix: string, limit: number): Promise<FoundRange | undefined> {
      const [found] = await listings
        .aggregate<FoundRange>([
          { $match: range(prefix) },
          { $project: { _id: 1, updatedAt: 1 } },
          { $limit: limit },
          { $group: { _id: null, count: { $sum: 1 }, latest: { $max: '$updatedAt' } } },
        ])
        .option({ maxTimeMS: QUERY_MS });
      return found;
    },

    listingsOf(
      prefix: string,
      after: string,
      limit: number,
    ): Promise<Pick<StoredListing, '_id' | 'updatedAt'>[]> {
      return listings
        .find(range(prefix, after), { updatedAt: 1 })
        .sort({ _id: 1 })
        .limit(limit)
        .maxTimeMS(QUERY_MS)
        .lean<Pick<StoredListing, '_id' | 'updatedAt'>[]>()
        .exec();
    },

    /** Ids of places with public listings; uses the index „newest of place“. */
    placesWithListings: (): Promise<string[]> => cards.distinct('c', {}, { maxTimeMS: QUERY_MS }),

    async newestIn(city: string, propertyType: PropertyType): Promise<Date | undefined> {
      const newest = await cards.findOne(
        { c: city, t: propertyType },
        { projection: { _id: 0, n: 1 }, sort: { n: -1 }, maxTimeMS: QUERY_MS },
      );
      return newest ? new Date(newest.n) : undefined;
    },

    /** Publication of the newest listing by `districtKey`; one key of the index a district. */
    async newestByDistrict(): Promise<Map<string, Date>> {
      const found = await cards
        .aggregate<{ _id: string | null; newest: number }>(newestOfDistricts, { maxTimeMS: QUERY_MS })
        .toArray();
      return new Map(found.flatMap(({ _id, newest }) => (_id === null ? [] : [[_id, new Date(newest)]])));
    },
  };
}
export type SitemapRepository = ReturnType<typeof sitemapRepository>;
