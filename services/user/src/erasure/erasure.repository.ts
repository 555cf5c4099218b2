import { erasedHash } from '@pokriv/service-kit/erased-people';
import type { JobData } from '@pokriv/contracts/jobs';
import type { Unit } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

export type ErasingService = JobData<'account-erased-in'>['service'];
/** What erases something of a person, in this order after the services. */
export const ownSteps = ['billing', 'exports', 'avatar', 'provider', 'account'] as const;
export type ErasureStep = ErasingService | (typeof ownSteps)[number];

/**
 * Collection `erasures`: one person's erasure, while it is under way and, without a name, as the proof of it. The hash of
 * the uid as its id keeps a profile from being made again.
 */
export interface Erasure {
  _id: string;
  /** Gone when all is done. */
  userId?: string;
  why: 'asked' | 'inactive';
  startedAt: Date;
  /** When the services were told. */
  announcedAt: Date | null;
  done: Partial<Record<ErasureStep, Date>>;
  finishedAt: Date | null;
}

/** An erasure that is not finished. */
export type OpenErasure = Erasure & { userId: string };

export const erasuresOf = (connection: Connection) => connection.collection<Erasure>('erasures');

export function erasureRepository(connection: Connection) {
  const erasures = erasuresOf(connection);
  return {
    /** Whether somebody is being erased, or was. */
    async concerns(userId: string, unit?: Unit): Promise<boolean> {
      return (await erasures.findOne({ _id: erasedHash(userId) }, { session: unit?.session })) !== null;
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
        .find({ userId: { $type: 'string' } })
        .sort({ startedAt: 1 })
        .limit(limit)
        .toArray();
      return found.flatMap((erasure) =>
        erasure.userId === undefined ? [] : [{ ...erasure, userId: erasure.userId }],
      );
    },

    /** @returns false when somebody else has told them meanwhile */
    async noteAnnounced(userId: string, at: Date, { session }: Unit): Promise<boolean> {
      const { modifiedCount } = await erasures.updateOne(
        { _id: erasedHash(userId), announcedAt: null },
        { $set: { announcedAt: at } },
        { session },
      );
      return modifiedCount === 1;
    },

    /** A step is done; told again, the first time counts. */
    async noteDone(userId: string, step: ErasureStep, unit?: Unit): Promise<void> {
      await erasures.updateOne(
        { _id: erasedHash(userId), [`done.${step}`]: { $exists: false } },
        { $set: { [`done.${step}`]: new Date() } },
        { session: unit?.session },
      );
    },

    /** The proof is what stays. @returns false when it was finished before */
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
