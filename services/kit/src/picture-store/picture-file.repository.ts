import { unavailable } from '@pokriv/contracts/errors';
import { trusted, type Connection } from 'mongoose';

import { isDuplicateKey } from '../duplicate-key.ts';
import type { ModelOf } from '../model.ts';
import type { Unit } from '../mongo.ts';
import type { PictureFile } from './picture-file.model.ts';

const RECHECK_MS = 86_400_000;
const LEASE_MS = 600_000;
const WAIT_MS = 100;
const WAITS = 50;

export interface PictureFileSettings {
  model: ModelOf<PictureFile>;
  graceMs: number;
  used: (ids: readonly string[]) => Promise<Set<string>>;
  busy: string;
}

const later = (at: Date, ms: number) => new Date(at.getTime() + ms);

export function pictureFileRepository(connection: Connection, settings: PictureFileSettings) {
  const { graceMs, used, busy } = settings;
  const files = settings.model(connection);

  const isClaimed = async (id: string, at: Date): Promise<boolean> => {
    const claim = { $set: { unusedSince: at, checkAt: later(at, graceMs) } };
    try {
      await files.updateOne({ _id: id, isPurging: trusted({ $exists: false }) }, claim, { upsert: true });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  };

  return {
    used,

    /**
     * Called before the files of an upload are stored, so that unreferenced files are removed later. Waits while the
     * files of an equal picture are being removed.
     * @throws AppError UNAVAILABLE after 5 s
     */
    async claim(id: string, at: Date): Promise<void> {
      for (let waits = 0; !(await isClaimed(id, at)); waits += 1) {
        if (waits === WAITS) throw unavailable(busy);
        await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
      }
    },

    /**
     * Schedules the purge of pictures that lost a reference; ignores pictures that were never uploaded (demo data).
     */
    async release(ids: readonly string[], at: Date, unit: Unit): Promise<void> {
      await files.updateMany(
        { _id: trusted({ $in: [...ids] }), isPurging: trusted({ $exists: false }) },
        { $set: { unusedSince: at, checkAt: later(at, graceMs) } },
        { session: unit.session },
      );
    },

    async due(at: Date, limit: number): Promise<PictureFile[]> {
      return files
        .find({ checkAt: trusted({ $lte: at }) })
        .sort({ checkAt: 1 })
        .limit(limit)
        .lean();
    },

    async note({ _id, checkAt, unusedSince }: PictureFile, isUsed: boolean, at: Date): Promise<void> {
      const since = isUsed ? null : (unusedSince ?? at);
      const next = since ? later(since, graceMs) : later(at, RECHECK_MS);
      await files.updateOne({ _id, checkAt }, { $set: { unusedSince: since, checkAt: next } });
    },

    isOver: ({ isPurging, unusedSince }: PictureFile, isUsed: boolean, now: Date): boolean =>
      isPurging === true ||
      (!isUsed && unusedSince !== null && now.getTime() - unusedSince.getTime() >= graceMs),

    /** @returns whether the caller may remove the files; false after a concurrent change */
    async beginPurge({ _id, checkAt }: PictureFile, at: Date): Promise<boolean> {
      const lease = { $set: { isPurging: true as const, checkAt: later(at, LEASE_MS) } };
      const { modifiedCount } = await files.updateOne({ _id, checkAt }, lease);
      return modifiedCount === 1;
    },

    async endPurge(id: string): Promise<void> {
      await files.deleteOne({ _id: id, isPurging: true });
    },
  };
}
export type PictureFileRepository = ReturnType<typeof pictureFileRepository>;
