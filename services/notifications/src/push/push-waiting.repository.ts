import type { PushNote } from '@pokriv/contracts/alert/push';
import type { Unit } from '@pokriv/service-kit/mongo';
import { trusted, type Connection } from 'mongoose';

import { pushWaitingModel, type StoredWaitingNote } from './push-waiting.model.ts';

/** Longer than a send to all endpoints of a person takes. */
const CLAIM_MS = 60_000;
const KEPT_MS = 12 * 3_600_000;

export interface ToldNote {
  userId: string;
  eventId: string;
  note: PushNote;
}

export function pushWaitingRepository(connection: Connection) {
  const waiting = pushWaitingModel(connection);
  return {
    /** In the transaction of the event's effect. Replaces an earlier note with the same tag. */
    put: async ({ userId, eventId, note }: ToldNote, dueAt: Date, { session }: Unit): Promise<void> => {
      const expiresAt = new Date(dueAt.getTime() + KEPT_MS);
      await waiting.updateOne(
        { _id: `${userId}|${note.tag}` },
        { $set: { userId, eventId, note, dueAt, claimedUntil: null, expiresAt } },
        { upsert: true, session },
      );
    },

    /** A due note for this copy alone, for a minute; null when none is left. */
    claim: (now: Date): Promise<StoredWaitingNote | null> =>
      waiting
        .findOneAndUpdate(
          {
            dueAt: trusted({ $lte: now }),
            $or: [{ claimedUntil: null }, { claimedUntil: trusted({ $lte: now }) }],
          },
          { $set: { claimedUntil: new Date(now.getTime() + CLAIM_MS) } },
          { sort: { dueAt: 1 } },
        )
        .lean<StoredWaitingNote>(),

    /** Unless a later note has taken its place. */
    remove: async ({ _id, eventId }: StoredWaitingNote): Promise<void> => {
      await waiting.deleteOne({ _id, eventId });
    },

    forget: async (userId: string, { session }: Unit): Promise<void> => {
      await waiting.deleteMany({ userId }, { session });
    },
  };
}
export type PushWaitingRepository = ReturnType<typeof pushWaitingRepository>;
