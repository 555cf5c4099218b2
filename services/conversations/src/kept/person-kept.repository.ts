import type { SavedReply, TenantFacts } from '@pokriv/contracts/conversation/thread';
import { erasedPeople } from '@pokriv/service-kit/erased-people';
import type { InTransaction, Unit } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

import { personKeptModel } from './person-kept.model.ts';

export function personKeptRepository(connection: Connection, inTransaction: InTransaction) {
  const kept = personKeptModel(connection);
  const erased = erasedPeople(connection);
  return {
    readFacts: async (id: string): Promise<TenantFacts | null> =>
      (await kept.findOne({ _id: id }).lean())?.facts ?? null,

    keepFacts: async (id: string, facts: TenantFacts, { session }: Unit): Promise<void> => {
      await kept.updateOne({ _id: id }, { $set: { facts } }, { upsert: true, session });
    },

    readReplies: async (id: string): Promise<SavedReply[]> =>
      (await kept.findOne({ _id: id }).lean())?.replies ?? [],

    /** A concurrent erasure wins. */
    saveReplies: (id: string, replies: SavedReply[]): Promise<void> =>
      inTransaction(async (unit) => {
        if (await erased.is(id, unit)) return;
        await kept.updateOne({ _id: id }, { $set: { replies } }, { upsert: true, session: unit.session });
      }),

    erase: async (id: string, { session }: Unit): Promise<void> => {
      await kept.deleteOne({ _id: id }, { session });
    },
  };
}
