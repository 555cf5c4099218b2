import { isDuplicateKey } from '@pokriv/service-kit/duplicate-key';
import { QUERY_MS, type Unit } from '@pokriv/service-kit/mongo';
import { trusted, type Connection } from 'mongoose';

import { dataExportModel, type StoredExport } from './data-export.model.ts';

export class ExportUnderWay extends Error {}

export function dataExportRepository(connection: Connection) {
  const exports = dataExportModel(connection);
  const options = { maxTimeMS: QUERY_MS };
  return {
    byId: (id: string): Promise<StoredExport | null> => exports.findOne({ _id: id }, null, options).lean(),

    underWay: (userId: string): Promise<StoredExport | null> =>
      exports.findOne({ userId, status: 'making' }, null, options).lean(),

    newest: (userId: string): Promise<StoredExport | null> =>
      exports.findOne({ userId }, null, { ...options, sort: { requestedAt: -1, _id: -1 } }).lean(),

    /** Requests since `moment` that have not failed, oldest first. */
    since: (userId: string, moment: Date): Promise<StoredExport[]> =>
      exports
        .find(
          { userId, requestedAt: trusted({ $gt: moment }), status: trusted({ $ne: 'failed' as const }) },
          null,
          options,
        )
        .sort({ requestedAt: 1 })
        .lean(),

    /** @throws ExportUnderWay */
    async add(entry: StoredExport, { session }: Unit): Promise<void> {
      await exports.insertOne(entry, { session }).catch((error: unknown) => {
        throw isDuplicateKey(error) ? new ExportUnderWay() : error;
      });
    },

    /** @returns false when the export was no longer being made */
    async finish(
      id: string,
      made: Pick<StoredExport, 'readyAt' | 'expiresAt' | 'bytes'>,
      { session }: Unit,
    ): Promise<boolean> {
      const { modifiedCount } = await exports.updateOne(
        { _id: id, status: 'making' },
        { $set: { status: 'ready', ...made } },
        { session },
      );
      return modifiedCount === 1;
    },

    /**
     * Locks the file for one download; a lock older than `staleBefore` is from a crashed process.
     * @returns whether this call has the lock
     */
    async claim(id: string, now: Date, staleBefore: Date): Promise<boolean> {
      const { modifiedCount } = await exports.updateOne(
        {
          _id: id,
          status: 'ready',
          $or: [{ claimedAt: null }, { claimedAt: trusted({ $lte: staleBefore }) }],
        },
        { $set: { claimedAt: now } },
      );
      return modifiedCount === 1;
    },

    async release(id: string): Promise<void> {
      await exports.updateOne({ _id: id, status: 'ready' }, { $set: { claimedAt: null } });
    },

    async markDownloaded(id: string): Promise<void> {
      await exports.updateOne({ _id: id, status: 'ready' }, { $set: { status: 'downloaded' } });
    },

    async expire(now: Date): Promise<void> {
      await exports.updateMany(
        { status: 'ready', expiresAt: trusted({ $lte: now }) },
        { $set: { status: 'expired', bytes: null } },
      );
    },

    async giveUp(requestedBefore: Date): Promise<void> {
      await exports.updateMany(
        { status: 'making', requestedAt: trusted({ $lte: requestedBefore }) },
        { $set: { status: 'failed' } },
      );
    },

    async live(ids: readonly string[]): Promise<Set<string>> {
      const found = await exports
        .find({ _id: trusted({ $in: [...ids] }), status: trusted({ $in: ['making', 'ready'] }) }, { _id: 1 })
        .lean();
      return new Set(found.map(({ _id }) => _id));
    },

    /** Deletes the records; the purge then deletes the files. */
    async forget(userId: string): Promise<void> {
      await exports.deleteMany({ userId });
    },
  };
}
export type DataExportRepository = ReturnType<typeof dataExportRepository>;
