import { sofiaDay } from '@pokriv/contracts/sofia-day';
import type { Unit } from '@pokriv/service-kit/mongo';
import { createHash } from 'node:crypto';
import type { Connection } from 'mongoose';

import { messageModel } from '../threads/message.model.ts';
import { heldHourModel, senderDayModel, type SenderDay } from './sender-day.model.ts';

const HOUR_MS = 3_600_000;

/** Hashes letters and digits only, ignoring spaces, case and punctuation. */
export const textHash = (text: string): string =>
  createHash('sha256')
    .update(text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''))
    .digest('base64url');

/**
 * Counters of sent messages. Each is one document, changed in the message's transaction: concurrent sends
 * conflict on it, so that none exceeds a limit.
 */
export function sendingRepository(connection: Connection) {
  const days = senderDayModel(connection);
  const hours = heldHourModel(connection);
  const idOf = (userId: string, now: Date) => `${userId}|${sofiaDay(now)}`;
  return {
    /** @returns threads started today, including this one */
    async countStarted(userId: string, now: Date, { session }: Unit): Promise<number> {
      const day = await days
        .findOneAndUpdate(
          { _id: idOf(userId, now) },
          { $inc: { started: 1 }, $setOnInsert: { userId, texts: [], at: now } },
          { upsert: true, returnDocument: 'after', session },
        )
        .lean<SenderDay>();
      return day?.started ?? 1;
    },

    /** @returns listings that received this text today, including this one */
    async countText(
      { userId, text, listingId }: { userId: string; text: string; listingId: string },
      now: Date,
      { session }: Unit,
    ): Promise<number> {
      const _id = idOf(userId, now);
      const hash = textHash(text);
      const before = await days
        .findOneAndUpdate(
          { _id },
          { $set: { at: now }, $setOnInsert: { userId, started: 0, texts: [] } },
          { upsert: true, returnDocument: 'after', session },
        )
        .lean<SenderDay>();
      const known = before?.texts.find((one) => one.hash === hash)?.listingIds;
      if (known?.includes(listingId)) return known.length;
      if (known)
        await days.updateOne(
          { _id, 'texts.hash': hash },
          { $push: { 'texts.$.listingIds': listingId } },
          { session },
        );
      else
        await days.updateOne({ _id }, { $push: { texts: { hash, listingIds: [listingId] } } }, { session });
      return (known?.length ?? 0) + 1;
    },

    /** Announces the first held message of an hour to the moderators. Call after storing the message. */
    async noteHeld(now: Date, { session, announce }: Unit): Promise<void> {
      const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS).toISOString();
      const found = await hours
        .findOneAndUpdate(
          { _id: hour },
          { $inc: { count: 1 }, $setOnInsert: { at: now } },
          { upsert: true, returnDocument: 'after', session },
        )
        .lean();
      if (found?.count !== 1) return;
      const count = await messageModel(connection).countDocuments({ state: 'held' }).session(session);
      await announce('messages-held', { hour, count });
    },

    erase: async (userId: string, { session }: Unit): Promise<void> => {
      await days.deleteMany({ userId }, { session });
    },
  };
}
