import { isDuplicateKey } from '@pokriv/service-kit/duplicate-key';
import type { Unit } from '@pokriv/service-kit/mongo';
import { trusted, type Connection } from 'mongoose';

import { listingModel } from '../listings/listing.model.ts';
import { weekCursorModel, type WeekCursor } from './week-cursor.model.ts';

const _id = 'letters';

export function weekRepository(connection: Connection) {
  const cursors = weekCursorModel(connection);
  const listings = listingModel(connection);
  return {
    /**
     * Begins the letters of a week, unless another process has.
     * @returns the cursor
     */
    async begin(week: string): Promise<WeekCursor | null> {
      const known = await cursors.findOne({ _id, week }).lean<WeekCursor>();
      if (known) return known;
      try {
        await cursors.updateOne(
          { _id, week: trusted({ $lt: week }) },
          { $set: { week, after: '', isDone: false } },
          { upsert: true },
        );
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
      return cursors.findOne({ _id, week }).lean<WeekCursor>();
    },

    /**
     * Owners of public listings after this one, in order of id.
     * @param limit page size
     */
    async owners(after: string, limit: number): Promise<string[]> {
      const rows = await listings.aggregate<{ _id: string }>([
        { $match: { ownerId: { $gt: after }, status: 'active', isHidden: { $ne: true } } },
        { $group: { _id: '$ownerId' } },
        { $sort: { _id: 1 } },
        { $limit: limit },
      ]);
      return rows.map((row) => row._id);
    },

    /**
     * Compare-and-set in the transaction of a letter.
     * @returns false when another process sent it
     */
    async advance(
      { week, after }: Pick<WeekCursor, 'week' | 'after'>,
      to: string,
      { session }: Unit,
    ): Promise<boolean> {
      const { matchedCount } = await cursors.updateOne(
        { _id, week, after, isDone: false },
        { $set: { after: to } },
        { session },
      );
      return matchedCount === 1;
    },

    async finish({ week, after }: Pick<WeekCursor, 'week' | 'after'>): Promise<void> {
      await cursors.updateOne({ _id, week, after }, { $set: { isDone: true } });
    },
  };
}
export type WeekRepository = ReturnType<typeof weekRepository>;
