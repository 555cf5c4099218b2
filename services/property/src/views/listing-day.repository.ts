import { QUERY_MS, type Unit } from '@pokriv/service-kit/mongo';
import { trusted, type Connection } from 'mongoose';

import { listingDayModel } from './listing-day.model.ts';
import { dayCounters, type DayCounter, type DaySums, type ListingDay } from './listing-day.ts';

export interface DayCount extends Pick<ListingDay, 'listing' | 'day'> {
  counts: Partial<Record<DayCounter, number>>;
}

export function listingDayRepository(connection: Connection) {
  const days = listingDayModel(connection);
  return {
    async add(added: readonly DayCount[], { session }: Unit): Promise<void> {
      if (added.length === 0) return;
      await days.bulkWrite(
        added.map(({ listing, day, counts }) => {
          const others = dayCounters.filter((counter) => counts[counter] === undefined);
          return {
            updateOne: {
              filter: { listing, day },
              update: {
                $inc: counts,
                $setOnInsert: Object.fromEntries(others.map((counter) => [counter, 0])),
              },
              upsert: true,
            },
          };
        }),
        // without it mongoose silently drops entries that it cannot cast
        { session, ordered: false, timestamps: false, throwOnValidationError: true },
      );
    },

    async forgetBefore(day: string): Promise<void> {
      await days.deleteMany({ day: trusted({ $lt: day }) });
    },

    /** Views and revealed phones of each listing since a day; listings without counts are omitted. */
    async sumsSince(
      listings: readonly string[],
      from: string,
    ): Promise<Map<string, Pick<ListingDay, 'views' | 'phoneReveals'>>> {
      if (listings.length === 0) return new Map();
      const sums = await days
        .aggregate<{
          _id: string;
          views: number;
          phoneReveals: number;
        }>([
          { $match: { listing: { $in: [...listings] }, day: { $gte: from } } },
          { $group: { _id: '$listing', views: { $sum: '$views' }, phoneReveals: { $sum: '$phoneReveals' } } },
        ])
        .option({ maxTimeMS: QUERY_MS });
      return new Map(sums.map(({ _id, views, phoneReveals }) => [_id, { views, phoneReveals }]));
    },

    async between(listing: string, from: string, to: string): Promise<ListingDay[]> {
      return days
        .find({ listing, day: trusted({ $gte: from, $lte: to }) }, { _id: 0 })
        .sort({ day: 1 })
        .lean<ListingDay[]>();
    },

    /** Sums of these listings over days, both included; listings without counts are omitted. */
    async sumsOf(
      listings: readonly string[],
      { from, to }: { from: string; to: string },
    ): Promise<Map<string, DaySums>> {
      if (listings.length === 0) return new Map();
      const sum = (counter: keyof DaySums) => ({ $sum: { $ifNull: [`$${counter}`, 0] } });
      const rows = await days
        .aggregate<DaySums & { _id: string }>([
          { $match: { listing: { $in: [...listings] }, day: { $gte: from, $lte: to } } },
          {
            $group: {
              _id: '$listing',
              views: sum('views'),
              phoneReveals: sum('phoneReveals'),
              inquiries: sum('inquiries'),
            },
          },
        ])
        .option({ maxTimeMS: QUERY_MS });
      return new Map(rows.map(({ _id, ...sums }) => [_id, sums]));
    },
  };
}
export type ListingDayRepository = ReturnType<typeof listingDayRepository>;
