import type { PropertyType } from '@pokriv/contracts/property-options';
import { QUERY_MS } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

import type { StoredListing } from '../listings/stored-listing.ts';
import { searchCards } from '../search/search-card.repository.ts';

/** An id is 24 hex digits; this is above any that begins with the prefix. */
const above = (prefix: string) => `${prefix}g`;

export interface FoundRange {
  count: number;
  latest: Date;
}

/** Reads public listings in the order of their ids, from the index `sitemap` alone. */
export function sitemapRepository(connection: Connection) {
  const listings = connection.collection<StoredListing>('listings');
  const cards = searchCards(connection);
  const range = (prefix: string, after = '') => ({
    status: 'active' as const,
    isHidden: { $ne: true },
    _id: { ...(after > prefix ? { $gt: after } : { $gte: prefix }), $lt: above(prefix) },
  });
  return {
    /** How many ids begin so, counted up to `limit`, and the last change among them; undefined when none does. */
    async countOf(prefix: string, limit: number): Promise<FoundRange | undefined> {
      const [found] = await listings
        .aggregate<FoundRange>(
          [
            { $match: range(prefix) },
            { $project: { _id: 1, updatedAt: 1 } },
            { $limit: limit },
            { $group: { _id: null, count: { $sum: 1 }, latest: { $max: '$updatedAt' } } },
          ],
          { maxTimeMS: QUERY_MS },
        )
        .toArray();
      return found;
    },

    listingsOf(
      prefix: string,
      after: string,
      limit: number,
    ): Promise<Pick<StoredListing, '_id' | 'updatedAt'>[]> {
      return listings
        .find(range(prefix, after), { projection: { updatedAt: 1 }, maxTimeMS: QUERY_MS })
        .sort({ _id: 1 })
        .limit(limit)
        .toArray();
    },

    /** When the newest listing of a type in a city was published; undefined when there is none. */
    async newestIn(city: string, propertyType: PropertyType): Promise<Date | undefined> {
      const newest = await cards.findOne(
        { c: city, t: propertyType },
        { projection: { _id: 0, n: 1 }, sort: { n: -1 }, maxTimeMS: QUERY_MS },
      );
      return newest ? new Date(newest.n) : undefined;
    },
  };
}
export type SitemapRepository = ReturnType<typeof sitemapRepository>;
