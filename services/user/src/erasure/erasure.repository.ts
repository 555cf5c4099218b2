import { erasedHash } from '@pokriv/service-kit/erased-people';
import type { Unit } from '@pokriv/service-kit/mongo';
import { trusted, type Connection } from 'mongoose';

import { erasureModel, type Erasure, type ErasureStep } from './erasure.model.ts';

export type OpenErasure = Erasure & { userId: string };

export function erasureRepository(connection: Connection) {
  const erasures = erasureModel(connection);
  return {
    /** True when the person is being or was erased. */
    async concerns(userId: string, unit?: Unit): Promise<boolean> {
      const found = erasures.exists({ _id: erasedHash(userId) });
      return (await found.session(unit?.session ?? null)) !== null;
    },

    async begin({ userId, why, at }: { userId: string; why: Erasure['why']; at: Date }, { session }: Unit) {
      await erasures.insertOne(
        {
          _id: erasedHash(userId),
          userId,
          why,
          startedAt: at,
          announcedAt: null,
          done: {},
          finishedAt: null,
        },
        { session },
      );
    },

    async open(limit: number): Promise<OpenErasure[]> {
      const found = await erasures
        .find({ userId: trusted({ $type: 'string' }) })
        .sort({ startedAt: 1 })
        .limit(limit)
        .lean();
      return found.flatMap((erasure) =>
        erasure.userId === undefined ? [] : [{ ...erasure, userId: erasure.userId }],
      );
    },

    /** @returns false when another process announced it first */
    async noteAnnounced(userId: string, at: Date, { session }: Unit): Promise<boolean> {
      const { modifiedCount } = await erasures.updateOne(
        { _id: erasedHash(userId), announcedAt: null },
        { $set: { announcedAt: at } },
        { session },
      );
      return modifiedCount === 1;
    },

    async noteDone(userId: string, step: ErasureStep, unit?: Unit): Promise<void> {
      await erasures.updateOne(
        { _id: erasedHash(userId), [`done.${step}`]: trusted({ $exists: false }) },
        { $set: { [`done.${step}`]: new Date() } },
        { session: unit?.session },
      );
    },

    /** Removes the uid and keeps the proof. @returns false when already finished */
    async finish(userId: string, at: Date, { session }: Unit): Promise<boolean> {
      const { modifiedCount } = await erasures.updateOne(
        { _id: erasedHash(userId), finishedAt: null },
        { $set: { finishedAt: at, 'done.account': at }, $unset: { userId: true } },
        { session },
      );
      return modifiedCount === 1;
    },
  };
}
export type ErasureRepository = ReturnType<typeof erasureRepository>;
