import { rowsOf } from '@pokriv/service-kit/model';
import { QUERY_MS, type Unit } from '@pokriv/service-kit/mongo';
import { trusted, type Connection } from 'mongoose';

import {
  secondFactorModel,
  type StoredRecoveryCode,
  type StoredSecondFactor,
} from './second-factor.model.ts';

const BROWSERS_MAX = 20;

export interface Confirmed {
  secret: string;
  confirmedAt: Date;
  lastStep: number;
  recovery: StoredRecoveryCode[];
  browsers: string[];
}

/** Every write is a compare-and-set; of concurrent writes one wins. */
export function secondFactorRepository(connection: Connection) {
  const factors = secondFactorModel(connection);
  return {
    byId: (userId: string): Promise<StoredSecondFactor | null> =>
      factors.findOne({ _id: userId }).maxTimeMS(QUERY_MS).lean(),

    async setPending(userId: string, pending: { secret: string; createdAt: Date }): Promise<void> {
      const unset = { secret: null, confirmedAt: null, lastStep: 0, recovery: [], browsers: [] };
      await factors.updateOne(
        { _id: userId },
        { $set: { pending }, $setOnInsert: { ...unset, createdAt: pending.createdAt } },
        { upsert: true, maxTimeMS: QUERY_MS },
      );
    },

    /** @returns false when the pending secret has changed or is gone */
    async confirm(userId: string, confirmed: Confirmed, { session }: Unit): Promise<boolean> {
      const { modifiedCount } = await factors.updateOne(
        { _id: userId, 'pending.secret': confirmed.secret },
        { $set: { ...confirmed, pending: null } },
        { session },
      );
      return modifiedCount === 1;
    },

    /** @returns false when a code of this step or a later one was used before */
    async useStep({ _id, secret }: StoredSecondFactor, step: number, { session }: Unit): Promise<boolean> {
      const { modifiedCount } = await factors.updateOne(
        { _id, secret, lastStep: trusted({ $lt: step }) },
        { $set: { lastStep: step } },
        { session },
      );
      return modifiedCount === 1;
    },

    /** @returns false when the code was used before */
    async useRecovery(userId: string, hash: string, at: Date, { session }: Unit): Promise<boolean> {
      const { modifiedCount } = await factors.updateOne(
        { _id: userId, recovery: trusted({ $elemMatch: { hash, usedAt: null } }) },
        { $set: { 'recovery.$.usedAt': at } },
        { session },
      );
      return modifiedCount === 1;
    },

    async rememberBrowser(userId: string, browser: string, { session }: Unit): Promise<void> {
      await factors.updateOne(
        { _id: userId, browsers: trusted({ $ne: browser }) },
        { $push: { browsers: { $each: [browser], $slice: -BROWSERS_MAX } } },
        { session },
      );
    },

    async replaceRecovery(userId: string, recovery: StoredRecoveryCode[], { session }: Unit): Promise<void> {
      await factors.updateOne({ _id: userId }, { $set: { recovery } }, { session });
    },

    all: (): AsyncIterable<StoredSecondFactor> =>
      rowsOf(factors.find({ secret: trusted({ $ne: null }) }).lean()),

    /**
     * Stores the re-encrypted secret and marks older recovery codes with `oldKey`; no-op for a factor changed
     * meanwhile.
     */
    async reseal(
      { _id, secret }: Pick<StoredSecondFactor, '_id' | 'secret'>,
      { sealed, oldKey }: { sealed: string; oldKey: string },
    ): Promise<void> {
      await factors.updateOne(
        { _id, secret },
        { $set: { secret: sealed, 'recovery.$[older].key': oldKey } },
        { arrayFilters: [{ 'older.key': null }], maxTimeMS: QUERY_MS },
      );
    },

    async remove(userId: string, { session }: Unit): Promise<void> {
      await factors.deleteOne({ _id: userId }, { session });
    },
  };
}
export type SecondFactorRepository = ReturnType<typeof secondFactorRepository>;
