import { THREAD_KEPT_MONTHS } from '@pokriv/contracts/conversation/conversation-rules';
import { monthsBefore } from '@pokriv/service-kit/months-before';
import { forEachDue } from '@pokriv/service-kit/for-each-due';
import { trusted } from 'mongoose';

import type { Parts } from '../parts.ts';
import { messageModel } from '../threads/message.model.ts';
import { threadModel } from '../threads/thread.model.ts';
import { viewingModel } from '../viewings/viewing.model.ts';

type PurgeDeps = Pick<Parts, 'connection' | 'inTransaction' | 'reports' | 'now'>;

/**
 * Deletes threads without a message for 24 months, each with its messages, viewings and reports in one
 * transaction (design/conversations, Privacy).
 * @returns the number of deleted threads
 */
export function purgeThreads(deps: PurgeDeps): Promise<number> {
  const old = { changedAt: trusted({ $lt: monthsBefore(deps.now(), THREAD_KEPT_MONTHS) }) };
  const threads = threadModel(deps.connection);
  return forEachDue({
    name: 'purge-threads',
    due: async (limit, seen) => {
      const where = { ...old, _id: trusted({ $nin: [...seen] }) };
      return (await threads.find(where, { _id: 1 }).limit(limit).lean()).map(({ _id }) => _id);
    },
    take: (id) =>
      deps.inTransaction(async (unit) => {
        const { session } = unit;
        const { deletedCount } = await threads.deleteOne({ ...old, _id: id }, { session });
        if (deletedCount === 0) return false;
        await messageModel(deps.connection).deleteMany({ threadId: id }, { session });
        await viewingModel(deps.connection).deleteMany({ threadId: id }, { session });
        await deps.reports.deleteOf(id, unit);
        return true;
      }),
  });
}
