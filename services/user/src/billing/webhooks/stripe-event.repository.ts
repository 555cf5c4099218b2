import { QUERY_MS, type Unit } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

/** Collection `stripe_events`: what was received; the provider's id makes a second delivery nothing. */
interface StoredStripeEvent {
  _id: string;
  type: string;
  objectId: string;
  /** The provider's time. */
  createdAt: Date;
  receivedAt: Date;
  /** When its effect was last left to somebody. */
  triedAt: Date;
  /** When its effect was done; null until then. */
  syncedAt: Date | null;
}

/** Collection `stripe_sweeps`: one note, until when the provider's list of events was read whole. */
interface StoredSweep {
  _id: 'events';
  until: Date;
}

export function stripeEventRepository(connection: Connection) {
  const events = connection.collection<StoredStripeEvent>('stripe_events');
  const sweeps = connection.collection<StoredSweep>('stripe_sweeps');
  return {
    /** @throws Error of a duplicate key when it was received before */
    async add(event: StoredStripeEvent, { session }: Unit): Promise<void> {
      await events.insertOne(event, { session });
    },

    /** Which of these were never received, for good. */
    async unknown(ids: readonly string[]): Promise<Set<string>> {
      const known = await events
        .find({ _id: { $in: [...ids] } }, { projection: { _id: 1 }, readConcern: 'majority' })
        .toArray();
      const missing = new Set(ids);
      for (const { _id } of known) missing.delete(_id);
      return missing;
    },

    /** Whose effect somebody was to do by then and nobody noted, the longest untouched first. */
    unsynced: (before: Date, limit: number): Promise<StoredStripeEvent[]> =>
      events
        .find({ syncedAt: null, triedAt: { $lte: before } }, { maxTimeMS: QUERY_MS })
        .sort({ triedAt: 1 })
        .limit(limit)
        .toArray(),

    /** Is tried again; one that fails again lets others go first. */
    async touch(id: string, triedAt: Date): Promise<void> {
      await events.updateOne({ _id: id }, { $set: { triedAt } });
    },

    sweptUntil: async (): Promise<Date | null> => (await sweeps.findOne({ _id: 'events' }))?.until ?? null,

    async noteSweep(until: Date): Promise<void> {
      await sweeps.updateOne({ _id: 'events' }, { $set: { until } }, { upsert: true });
    },

    async noteSync(id: string, syncedAt: Date): Promise<void> {
      await events.updateOne({ _id: id }, { $set: { syncedAt } });
    },
  };
}
export type StripeEventRepository = ReturnType<typeof stripeEventRepository>;
