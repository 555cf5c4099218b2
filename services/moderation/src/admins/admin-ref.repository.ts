import type { JobData } from '@pokriv/contracts/jobs';
import { erasedPeople } from '@pokriv/service-kit/erased-people';
import { QUERY_MS, type Unit } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

import { adminRefModel } from './admin-ref.model.ts';

export function adminRefRepository(connection: Connection) {
  const refs = adminRefModel(connection);
  const erased = erasedPeople(connection);
  return {
    /** Stores a newer version of an account; skips accounts that never were administrators. */
    async keep(
      { userId, role, isHidden = false, version }: JobData<'account-changed'>,
      unit: Unit,
    ): Promise<void> {
      const { session } = unit;
      const known = await refs.findOne({ _id: userId }, null, { session }).lean();
      if (known ? known.version >= version : role !== 'admin') return;
      if (await erased.is(userId, unit)) return;
      const isActive = role === 'admin' && !isHidden;
      await refs.updateOne({ _id: userId }, { $set: { isActive, version } }, { upsert: true, session });
    },

    /** Whether this is the only active administrator; false when the copy has none. */
    async isOnly(id: string, { session }: Unit): Promise<boolean> {
      const active = await refs
        .find({ isActive: true }, { _id: 1 }, { session, maxTimeMS: QUERY_MS })
        .limit(2)
        .lean();
      return active.length === 1 && active[0]?._id === id;
    },
  };
}
export type AdminRefRepository = ReturnType<typeof adminRefRepository>;
