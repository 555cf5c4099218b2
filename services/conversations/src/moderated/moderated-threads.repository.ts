import type { ModeratedThreadQuery } from '@pokriv/contracts/conversation/thread';
import type { OpenWork } from '@pokriv/contracts/moderation/admin-work';
import { SOON } from '@pokriv/contracts/moderation/service-levels';
import type { Pagination } from '@pokriv/contracts/zod-parts';
import { lateBefore } from '@pokriv/service-kit/count-period';
import { paginationOf } from '@pokriv/service-kit/paging';
import { trusted, type Connection } from 'mongoose';

import { threadReportModel } from '../reports/thread-report.model.ts';
import { messageModel } from '../threads/message.model.ts';
import { threadModel, type StoredThread } from '../threads/thread.model.ts';

interface Waiting {
  _id: string;
  since: Date;
}

/** The oldest document in a state per thread, longest waiting first. */
const oldestByThread = (state: string) => [
  { $match: { state } },
  { $group: { _id: '$threadId', since: { $min: '$at' } } },
];

export function moderatedThreadsRepository(connection: Connection) {
  const threads = threadModel(connection);

  /** Waiting start in ms by id of a thread that awaits moderation. */
  const waitingSince = async (why: ModeratedThreadQuery['why']): Promise<Map<string, number>> => {
    const [held, reported] = await Promise.all([
      why === 'reported' ? [] : messageModel(connection).aggregate<Waiting>(oldestByThread('held')),
      why === 'held' ? [] : threadReportModel(connection).aggregate<Waiting>(oldestByThread('open')),
    ]);
    const since = new Map<string, number>();
    for (const { _id, since: at } of [...held, ...reported])
      since.set(_id, Math.min(at.getTime(), since.get(_id) ?? Infinity));
    return since;
  };

  return {
    /** Size of `list`, number of late threads, and start of the longest wait. */
    async countWork(now: Date): Promise<OpenWork> {
      const since = [...(await waitingSince(undefined)).values()];
      const late = lateBefore(SOON, now).getTime();
      return {
        waiting: since.length,
        late: since.filter((moment) => moment <= late).length,
        oldestAt: since.length > 0 ? new Date(Math.min(...since)).toISOString() : null,
      };
    },

    /** Threads with held messages or open reports, longest waiting first. */
    async list({
      why,
      page,
      limit,
    }: ModeratedThreadQuery): Promise<{ found: StoredThread[]; pagination: Pagination }> {
      const since = await waitingSince(why);
      const ids = [...since]
        .sort(([, one], [, other]) => one - other)
        .slice((page - 1) * limit, page * limit)
        .map(([id]) => id);
      const rows = await threads.find({ _id: trusted({ $in: ids }) }).lean<StoredThread[]>();
      const found = ids.flatMap((id) => rows.find(({ _id }) => _id === id) ?? []);
      return { found, pagination: paginationOf(page, limit, since.size) };
    },
  };
}
