import type { Side } from '@pokriv/contracts/conversation/conversation-rules';
import type { Unit } from '@pokriv/service-kit/mongo';
import { trusted, type Connection, type UpdateQuery } from 'mongoose';

import { threadModel, type StoredThread } from '../threads/thread.model.ts';

/** Threads with due mails; `seen`: ids already tried in this run. */
export function dueThreads(connection: Connection) {
  const threads = threadModel(connection);
  return {
    /** Ids of threads with messages unread by one side past the mail delay. */
    async unread(
      side: Side,
      { now, limit, seen }: { now: Date; limit: number; seen: readonly string[] },
    ): Promise<string[]> {
      const due = { [`mailDueAt.${side}`]: trusted({ $lte: now }), _id: trusted({ $nin: [...seen] }) };
      const found = await threads.find(due, { _id: 1 }).limit(limit).lean();
      return found.map(({ _id }) => _id);
    },

    async landlords({
      now,
      limit,
      seen,
    }: {
      now: Date;
      limit: number;
      seen: readonly string[];
    }): Promise<string[]> {
      const found = await threads.aggregate<{ _id: string }>([
        { $match: { answerDueAt: { $lte: now }, landlordId: { $nin: [...seen] } } },
        { $group: { _id: '$landlordId' } },
        { $limit: limit },
      ]);
      return found.map(({ _id }) => _id);
    },

    unanswered: (landlordId: string, { now, most }: { now: Date; most: number }, { session }: Unit) =>
      threads
        .find({ landlordId, answerDueAt: trusted({ $lte: now }) })
        .sort({ answerDueAt: 1 })
        .limit(most)
        .session(session)
        .lean<StoredThread[]>(),

    change: async (id: string, change: UpdateQuery<StoredThread>, { session }: Unit): Promise<void> => {
      await threads.updateOne({ _id: id }, change, { session });
    },
  };
}
