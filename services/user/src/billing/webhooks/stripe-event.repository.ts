import { QUERY_MS, type Unit } from '@pokriv/service-kit/mongo';
import { trusted, type Connection } from 'mongoose';

import { stripeEventModel, stripeSweepModel, type StoredStripeEvent } from './stripe-event.model.ts';

export function stripeEventRepository(connection: Connection) {
  const events = stripeEventModel(connection);
  const sweeps = stripeSweepModel(connection);
  return {
    /** @throws a duplicate key error when it was received before */
    async add(event: StoredStripeEvent, { session }: Unit): Promise<void> {
      await events.insertOne(event, { session });
    },

    /** Ids never received, by majority read. */
    async unknown(ids: readonly string[]): Promise<Set<string>> {
      const known = await events
        .find({ _id: trusted({ $in: [...ids] }) }, { _id: 1 })
        .readConcern('majority')
        .lean();
      const missing = new Set(ids);
      for (const { _id } of known) missing.delete(_id);
      return missing;
    },

    /** Received events not synced since `before`, longest untried first. */
    unsynced: (before: Date, limit: number): Promise<StoredStripeEvent[]> =>
      events
        .find({ syncedAt: null, triedAt: trusted({ $lte: before }) })
        .maxTimeMS(QUERY_MS)
        .sort({ triedAt: 1 })
        .limit(limit)
        .lean(),

    async touch(id: string, triedAt: Date): Promise<void> {
      await events.updateOne({ _id: id }, { $set: { triedAt } });
    },

    sweptUntil: async (): Promise<Date | null> =>
      (await sweeps.findOne({ _id: 'events' }).lean())?.until ?? null,

    async noteSweep(until: Date): Promise<void> {
      await sweeps.updateOne({ _id: 'events' }, { $set: { until } }, { upsert: true });
    },

    async noteSync(id: string, syncedAt: Date): Promise<void> {
      await events.updateOne({ _id: id }, { $set: { syncedAt } });
    },
  };
}
export type StripeEventRepository = ReturnType<typeof stripeEventRepository>;
