import type { Unit } from '@pokriv/service-kit/mongo';
import { trusted, type Connection } from 'mongoose';

import { creditModel } from './credit.model.ts';

interface Month {
  userId: string;
  start: Date;
}
const idOf = ({ userId, start }: Month) => `${userId}:${start.toISOString()}`;

export function creditRepository(connection: Connection) {
  const credits = creditModel(connection);
  return {
    async used(month: Month): Promise<number> {
      return (await credits.findOne({ _id: idOf(month) }).lean())?.used ?? 0;
    },

    /** Creates the month's record; needed before `take`. */
    async open(month: Month): Promise<void> {
      await credits.updateOne(
        { _id: idOf(month) },
        { $setOnInsert: { userId: month.userId, promotions: [], used: 0 } },
        { upsert: true },
      );
    },

    /** @returns false when the month's credits are used up */
    async take(
      month: Month,
      { total, promotionId }: { total: number; promotionId: string },
      { session }: Unit,
    ): Promise<boolean> {
      const { modifiedCount } = await credits.updateOne(
        { _id: idOf(month), used: trusted({ $lt: total }) },
        { $inc: { used: 1 }, $push: { promotions: promotionId } },
        { session },
      );
      return modifiedCount === 1;
    },

    /**
     * Returns the credit of a promotion that never started to its own month, even a past one, so that no month
     * exceeds the plan. Idempotent.
     */
    async giveBack(
      { userId, promotionId }: { userId: string; promotionId: string },
      { session }: Unit,
    ): Promise<void> {
      await credits.updateOne(
        { userId, promotions: promotionId },
        { $inc: { used: -1 }, $pull: { promotions: promotionId } },
        { session },
      );
    },
  };
}
export type CreditRepository = ReturnType<typeof creditRepository>;
