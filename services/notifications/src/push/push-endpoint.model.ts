import type { PushEndpoint } from '@pokriv/contracts/alert/push';
import { defineModel, storedPart, storedSchema } from '@pokriv/service-kit/model';

/** A person's browser subscribed to notifications (design/alerts); its existence is the consent. */
export interface StoredPushEndpoint {
  /** SHA-256 of the endpoint, base64url: one document and one account per endpoint. */
  _id: string;
  endpoint: string;
  userId: string;
  keys: PushEndpoint['keys'];
  /** Sign-in of the subscribing session, in seconds; the endpoint ends with the session. */
  signedInAt: number | null;
  createdAt: Date;
  lastSentAt: Date | null;
  /** First failure since the last success. */
  failingSince: Date | null;
}

const schema = storedSchema<StoredPushEndpoint>({
  _id: { type: String, required: true },
  endpoint: { type: String, required: true },
  userId: { type: String, required: true },
  keys: {
    type: storedPart<PushEndpoint['keys']>({
      p256dh: { type: String, required: true },
      auth: { type: String, required: true },
    }),
    required: true,
  },
  signedInAt: Number,
  createdAt: { type: Date, required: true },
  lastSentAt: Date,
  failingSince: Date,
});
schema.index({ userId: 1, createdAt: 1 }, { name: 'of a person' });

export const pushEndpointModel = defineModel<StoredPushEndpoint>('PushEndpoint', 'push_endpoints', schema);
