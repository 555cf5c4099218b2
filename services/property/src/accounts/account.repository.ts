import type { Unit } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

/** Collection `accounts`: the newest version of each owner that this service has seen. */
interface SeenAccount {
  _id: string;
  version: number;
}

export function accountRepository(connection: Connection) {
  const accounts = connection.collection<SeenAccount>('accounts');
  return {
    /** Whether this version is newer than any seen before; then it is the newest. */
    async see(userId: string, version: number, { session }: Unit): Promise<boolean> {
      const known = await accounts.findOne({ _id: userId }, { session });
      if (known && known.version >= version) return false;
      await accounts.updateOne({ _id: userId }, { $set: { version } }, { upsert: true, session });
      return true;
    },
  };
}
export type AccountRepository = ReturnType<typeof accountRepository>;
