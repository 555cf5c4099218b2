import type { Unit } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

/** Collection `credits`: what somebody used of a month's promotions. */
interface StoredCredits {
  /** `<user>:<start of the month>`. */
  _id: string;
  userId: string;
  /** For which promotions. */
  promotions: string[];
  /** Below nothing when more came back from earlier months than was used in this one. */
  used: number;
}

interface Month {
  userId: string;
  start: Date;
}
const idOf = ({ userId, start }: Month) => `${userId}:${start.toISOString()}`;

export function creditRepository(connection: Connection) {
  const credits = connection.collection<StoredCredits>('credits');
  return {
    async used(month: Month): Promise<number> {
      return (await credits.findOne({ _id: idOf(month) }))?.used ?? 0;
    },

    /** Before a credit of the month is taken. */
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
        { _id: idOf(month), used: { $lt: total } },
        { $inc: { used: 1 }, $push: { promotions: promotionId } },
        { session },
      );
      return modifiedCount === 1;
    },

    /**
     * The promotion never started; told again, nothing happens. When the month in which it was used is over, it comes back
     * to the present one, where it can be used.
     */
    async giveBack(
      { userId, promotionId }: { userId: string; promotionId: string },
      present: Date | undefined,
      { session }: Unit,
    ): Promise<void> {
      const usedIn = await credits.findOneAndUpdate(
        { userId, promotions: promotionId },
        { $inc: { used: -1 }, $pull: { promotions: promotionId } },
        { session },
      );
      const month = present && idOf({ userId, start: present });
      if (!usedIn || month === undefined || usedIn._id === month) return;
      await credits.updateOne(
        { _id: month },
        { $inc: { used: -1 }, $setOnInsert: { userId, promotions: [] } },
        { session, upsert: true },
      );
    },
  };
}
export type CreditRepository = ReturnType<typeof creditRepository>;
