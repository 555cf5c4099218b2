import { liveSubscriptions } from '@pokriv/contracts/billing/subscription-states';
import { QUERY_MS, type Unit } from '@pokriv/service-kit/mongo';
import { trusted, type Connection, type QueryFilter } from 'mongoose';

import { subscriptionModel, type StoredSubscription } from './subscription.model.ts';

/** Includes past-due subscriptions, which give rights until they are ended at Stripe. */
const live = {
  status: trusted({ $in: [...liveSubscriptions] }),
  endReason: trusted({ $in: [null, 'unpaid' as const] }),
};
const anyReason = trusted({ $type: 'string' as const });

export function subscriptionRepository(connection: Connection) {
  const subscriptions = subscriptionModel(connection);
  const options = { maxTimeMS: QUERY_MS };
  const some = (where: QueryFilter<StoredSubscription>, limit: number): Promise<StoredSubscription[]> =>
    subscriptions.find(where, null, options).sort({ updatedAt: 1 }).limit(limit).lean();
  return {
    byId: (id: string, unit?: Unit): Promise<StoredSubscription | null> =>
      subscriptions.findOne({ _id: id }, null, { ...options, session: unit?.session }).lean(),

    liveOf: (userId: string, unit?: Unit): Promise<StoredSubscription | null> =>
      subscriptions.findOne({ userId, ...live }, null, { ...options, session: unit?.session }).lean(),

    /** Newest first. */
    listOf: (userId: string): Promise<StoredSubscription[]> =>
      subscriptions.find({ userId }, null, options).sort({ createdAt: -1, _id: -1 }).limit(100).lean(),

    overdue: (moment: Date, limit: number) =>
      some({ ...live, currentPeriodEnd: trusted({ $lte: moment }) }, limit),

    unpaid: (moment: Date, limit: number) =>
      some({ ...live, graceEndsAt: trusted({ $type: 'date', $lte: moment }) }, limit),

    ending: (limit: number) => some({ endReason: anyReason, endedAt: null }, limit),

    wronglyCollected: (suspended: readonly string[], limit: number) =>
      some(
        {
          ...live,
          $or: [
            { userId: trusted({ $in: [...suspended] }), isPaused: trusted({ $ne: true }) },
            { userId: trusted({ $nin: [...suspended] }), isPaused: true },
          ],
        },
        limit,
      ),

    endingOf: (userId: string): Promise<StoredSubscription[]> =>
      subscriptions.find({ userId, endReason: anyReason, endedAt: null }, null, options).lean(),

    async put(subscription: StoredSubscription, { session }: Unit): Promise<void> {
      const { _id, ...fields } = subscription;
      await subscriptions.updateOne({ _id }, { $set: fields }, { session, upsert: true });
    },

    async touch(id: string): Promise<void> {
      await subscriptions.updateOne({ _id: id }, { $set: { updatedAt: new Date() } });
    },

    /** @returns false when it has ended or is already marked */
    async markEnding(
      id: string,
      endReason: NonNullable<StoredSubscription['endReason']>,
      { session }: Unit,
    ): Promise<boolean> {
      const { modifiedCount } = await subscriptions.updateOne(
        { _id: id, endReason: null, endedAt: null },
        { $set: { endReason } },
        { session },
      );
      return modifiedCount === 1;
    },
  };
}
export type SubscriptionRepository = ReturnType<typeof subscriptionRepository>;
