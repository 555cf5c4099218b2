import type { PushNote } from '@pokriv/contracts/alert/push';
import { defineModel, storedPart, storedSchema } from '@pokriv/service-kit/model';
import { Schema } from 'mongoose';

import type { AddedNote, AlertSum } from './push-notes.ts';

/** A notification delayed by quiet hours. A later one with the same tag replaces it or is merged. */
export interface StoredWaitingNote extends AddedNote {
  /** `{userId}|{tag}` */
  _id: string;
  userId: string;
  /** The latest event. */
  eventId: string;
  /** End of the quiet hours. */
  dueAt: Date;
  /** Lease of the instance that sends it. */
  claimedUntil: Date | null;
  /** TTL: news older than half a day is dropped. */
  expiresAt: Date;
}

const schema = storedSchema<StoredWaitingNote>({
  _id: { type: String, required: true },
  userId: { type: String, required: true },
  eventId: { type: String, required: true },
  note: {
    type: storedPart<PushNote>({
      title: { type: String, required: true },
      body: { type: String, required: true },
      path: { type: String, required: true },
      tag: { type: String, required: true },
    }),
    required: true,
  },
  sum: storedPart<AlertSum>({
    // numbers by reason
    counts: { type: Schema.Types.Mixed, required: true },
    total: { type: Number, required: true },
    title: { type: String, required: true },
  }),
  dueAt: { type: Date, required: true },
  claimedUntil: Date,
  expiresAt: { type: Date, required: true },
});
schema.index({ dueAt: 1 }, { name: 'due' });
schema.index({ userId: 1 }, { name: 'of a person' });
schema.index({ expiresAt: 1 }, { name: 'expire', expireAfterSeconds: 0 });

export const pushWaitingModel = defineModel<StoredWaitingNote>('PushWaiting', 'push_waiting', schema);
