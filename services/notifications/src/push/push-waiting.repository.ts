import type { Unit } from '@pokriv/service-kit/mongo';
import { trusted, type Connection } from 'mongoose';

import { addedUp, type AddedNote } from './push-notes.ts';
import { pushWaitingModel, type StoredWaitingNote } from './push-waiting.model.ts';

/** Longer than sending to all endpoints of a person. */
const CLAIM_MS = 60_000;
const KEPT_MS = 12 * 3_600_000;

export interface ToldNote extends AddedNote {
  userId: string;
  eventId: string;
}

export function pushWaitingRepository(connection: Connection) {
  const waiting = pushWaitingModel(connection);
  return {
    /**
     * Runs in the transaction of the event's effect, which makes it idempotent. Merges with an earlier notification
     * of the same night and tag, or replaces it. A lease on the earlier one stays: sending both at once could show
     * them in the wrong order.
     */
    put: async ({ userId, eventId, ...told }: ToldNote, dueAt: Date, { session }: Unit): Promise<void> => {
      const _id = `${userId}|${told.note.tag}`;
      const earlier = await waiting.findOne({ _id, dueAt }).session(session).lean<StoredWaitingNote>();
      const { note, sum } = earlier ? addedUp(earlier, told) : told;
      const expiresAt = new Date(dueAt.getTime() + KEPT_MS);
      await waiting.updateOne(
        { _id },
        { $set: { userId, eventId, note, sum, dueAt, expiresAt }, $setOnInsert: { claimedUntil: null } },
        { upsert: true, session },
      );
    },

    /** Leases a due notification for a minute; null when none is left. */
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

    /** Does nothing once a later notification has replaced it. */
    remove: async ({ _id, eventId }: StoredWaitingNote): Promise<void> => {
      await waiting.deleteOne({ _id, eventId });
    },

    forget: async (userId: string, { session }: Unit): Promise<void> => {
      await waiting.deleteMany({ userId }, { session });
    },
  };
}
export type PushWaitingRepository = ReturnType<typeof pushWaitingRepository>;
