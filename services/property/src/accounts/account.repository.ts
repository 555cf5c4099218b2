import type { Unit } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

/** Collection `accounts`: the newest version of each owner that this service has seen, and his plan's slots. */
interface SeenAccount {
  _id: string;
  version: number;
  /** Publishing slots of the plan; null: no limit (decisions §7). */
  listingLimit?: number | null;
}

/** Of an owner who was not heard of yet: the free plan's. */
const UNKNOWN_LIMIT = 1;

export function accountRepository(connection: Connection) {
  const accounts = connection.collection<SeenAccount>('accounts');
  return {
    /** Whether this version is newer than any seen before; then it is the newest. */
    async see(
      { userId, version, listingLimit }: Omit<SeenAccount, '_id'> & { userId: string },
      { session }: Unit,
    ): Promise<boolean> {
      const known = await accounts.findOne({ _id: userId }, { session });
      if (known && known.version >= version) return false;
      const newest = { version, ...(listingLimit !== undefined && { listingLimit }) };
      await accounts.updateOne({ _id: userId }, { $set: newest }, { upsert: true, session });
      return true;
    },

    /** The publishing slots of an owner who is not there to be asked; null: no limit. */
    async slotsOf(userId: string): Promise<number | null> {
      const { listingLimit = UNKNOWN_LIMIT } = (await accounts.findOne({ _id: userId })) ?? {};
      return listingLimit;
    },
  };
}
export type AccountRepository = ReturnType<typeof accountRepository>;
