import { createHash } from 'node:crypto';

import type { PushEndpoint } from '@pokriv/contracts/alert/push';
import type { JobData } from '@pokriv/contracts/jobs';
import { QUERY_MS, type Unit } from '@pokriv/service-kit/mongo';
import { trusted, type Connection } from 'mongoose';

import { pushEndpointModel, type StoredPushEndpoint } from './push-endpoint.model.ts';

/** Limit per person; the oldest is dropped. */
export const ENDPOINTS_MOST = 10;
/** An endpoint that fails for this long counts as gone. */
const FAILING_MOST_MS = 7 * 86_400_000;

const idOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('base64url');

/** `signedInAt` in seconds; null when the provider omits it. */
type EndpointOwner = Pick<StoredPushEndpoint, 'userId' | 'signedInAt'>;

export function pushEndpointRepository(connection: Connection) {
  const endpoints = pushEndpointModel(connection);
  return {
    of: (userId: string): Promise<StoredPushEndpoint[]> =>
      endpoints
        .find({ userId })
        .sort({ createdAt: 1, _id: 1 })
        .maxTimeMS(QUERY_MS)
        .lean<StoredPushEndpoint[]>(),

    has: async (userId: string, endpoint: string): Promise<boolean> =>
      (await endpoints.exists({ _id: idOf(endpoint), userId }).maxTimeMS(QUERY_MS)) !== null,

    /** Idempotent. An endpoint of another account moves to this one: it is the same browser. */
    save: async (
      { userId, signedInAt }: EndpointOwner,
      { endpoint, keys }: PushEndpoint,
      now: Date,
    ): Promise<void> => {
      const _id = idOf(endpoint);
      await endpoints.deleteOne({ _id, userId: trusted({ $ne: userId }) });
      const { p256dh, auth } = keys;
      await endpoints.updateOne(
        { _id },
        {
          $set: { userId, signedInAt, endpoint, keys: { p256dh, auth }, failingSince: null },
          $setOnInsert: { createdAt: now, lastSentAt: null },
        },
        { upsert: true },
      );
      const tooMany = await endpoints
        .find({ userId }, { _id: true })
        .sort({ createdAt: -1, _id: -1 })
        .skip(ENDPOINTS_MOST)
        .lean();
      await endpoints.deleteMany({ _id: trusted({ $in: tooMany.map((one) => one._id) }) });
    },

    /** Idempotent; never affects another person's endpoint. */
    drop: async (userId: string, endpoint: string): Promise<void> => {
      await endpoints.deleteOne({ _id: idOf(endpoint), userId });
    },

    dropGone: async ({ _id }: StoredPushEndpoint): Promise<void> => {
      await endpoints.deleteOne({ _id });
    },

    /** Idempotent. A browser whose session was ended elsewhere gets no notifications until it is opened. */
    dropEnded: async ({ userId, sessions }: JobData<'account-changed'>, { session }: Unit): Promise<void> => {
      if (!sessions) return;
      const { validAfter, kept, ended } = sessions;
      const over = [
        { signedInAt: trusted({ $lt: validAfter, $ne: kept }) },
        { signedInAt: trusted({ $in: ended }) },
      ];
      await endpoints.deleteMany({ userId, $or: over }, { session });
    },

    markSent: async ({ _id }: StoredPushEndpoint, now: Date): Promise<void> => {
      await endpoints.updateOne({ _id }, { $set: { lastSentAt: now, failingSince: null } });
    },

    /** Deletes an endpoint that has failed for a week. @returns ms since the first failure */
    markFailing: async ({ _id, failingSince }: StoredPushEndpoint, now: Date): Promise<number> => {
      const failing = failingSince === null ? 0 : now.getTime() - failingSince.getTime();
      if (failingSince === null) await endpoints.updateOne({ _id }, { $set: { failingSince: now } });
      if (failing > FAILING_MOST_MS) await endpoints.deleteOne({ _id });
      return failing;
    },

    forget: async (userId: string, { session }: Unit): Promise<void> => {
      await endpoints.deleteMany({ userId }, { session });
    },
  };
}
export type PushEndpointRepository = ReturnType<typeof pushEndpointRepository>;
