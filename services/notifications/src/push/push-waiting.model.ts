import type { PushNote } from '@pokriv/contracts/alert/push';
import { defineModel, storedPart, storedSchema } from '@pokriv/service-kit/model';

/** A note of the quiet hours. A later one with the same tag takes its place. */
export interface StoredWaitingNote {
  /** `{userId}|{tag}` */
  _id: string;
  userId: string;
  eventId: string;
  note: PushNote;
  /** The end of the quiet hours. */
  dueAt: Date;
  /** Set while a copy of the service sends it. */
  claimedUntil: Date | null;
  /** TTL: news that could not be sent all day is old. */
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
  dueAt: { type: Date, required: true },
  claimedUntil: Date,
  expiresAt: { type: Date, required: true },
});
schema.index({ dueAt: 1 }, { name: 'due' });
schema.index({ userId: 1 }, { name: 'of a person' });
schema.index({ expiresAt: 1 }, { name: 'expire', expireAfterSeconds: 0 });

export const pushWaitingModel = defineModel<StoredWaitingNote>('PushWaiting', 'push_waiting', schema);
