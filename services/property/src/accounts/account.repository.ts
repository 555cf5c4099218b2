import { erasedPeople } from '@pokriv/service-kit/erased-people';
import type { Unit } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

/** Collection `accounts`: the newest version of each owner that this service has seen, and his plan's slots. */
interface SeenAccount {
  _id: string;
  version: number;
  /** Publishing slots of the plan; null: no limit (decisions §7). */
  listingLimit?: number | null;
  /** Suspended or about to be erased. */
  isHidden?: boolean;
}

/** Of an owner who was not heard of yet: the free plan's. */
const UNKNOWN_LIMIT = 1;

export function accountRepository(connection: Connection) {
  const accounts = connection.collection<SeenAccount>('accounts');
  const erased = erasedPeople(connection);
  return {
    /** Whether this version is newer than any seen before; then it is the newest. Of the erased nothing is news. */
    async see(
      { userId, version, listingLimit, isHidden = false }: Omit<SeenAccount, '_id'> & { userId: string },
      unit: Unit,
    ): Promise<boolean> {
      const { session } = unit;
      const known = await accounts.findOne({ _id: userId }, { session });
      if (known && known.version >= version) return false;
      if (await erased.is(userId, unit)) return false;
      const newest = { version, isHidden, ...(listingLimit !== undefined && { listingLimit }) };
      await accounts.updateOne({ _id: userId }, { $set: newest }, { upsert: true, session });
      return true;
    },

    /** Whether nothing of this owner is public. */
    async isHidden(userId: string, { session }: Unit): Promise<boolean> {
      return (await accounts.findOne({ _id: userId }, { session }))?.isHidden === true;
    },

    /** The publishing slots of an owner who is not there to be asked; null: no limit. */
    async slotsOf(userId: string): Promise<number | null> {
      const { listingLimit = UNKNOWN_LIMIT } = (await accounts.findOne({ _id: userId })) ?? {};
      return listingLimit;
    },
  };
}
export type AccountRepository = ReturnType<typeof accountRepository>;
