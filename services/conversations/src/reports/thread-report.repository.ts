import type { Side, ThreadVerdict } from '@pokriv/contracts/conversation/conversation-rules';
import type { ThreadReport } from '@pokriv/contracts/conversation/thread';
import { conflict } from '@pokriv/contracts/errors';
import { isDuplicateKey } from '@pokriv/service-kit/duplicate-key';
import { ERASED } from '@pokriv/contracts/erased';
import type { Unit } from '@pokriv/service-kit/mongo';
import { trusted, Types, type Connection, type QueryFilter } from 'mongoose';

import { texts } from '../messages.ts';
import { threadReportModel, type StoredThreadReport } from './thread-report.model.ts';

interface Filed extends ThreadReport {
  threadId: string;
  byId: string;
  by: Side;
  aboutId: string;
}

interface Decision {
  verdict: ThreadVerdict;
  decision: string;
  decidedBy: string;
}

export function threadReportRepository(connection: Connection) {
  const reports = threadReportModel(connection);
  return {
    /** @throws AppError ALREADY_REPORTED while the person's earlier report is open */
    async add(filed: Filed, at: Date): Promise<void> {
      const report = { _id: new Types.ObjectId().toHexString(), ...filed, state: 'open' as const, at };
      await reports.insertOne(report).catch((error: unknown) => {
        throw isDuplicateKey(error) ? conflict(texts.alreadyReported, 'ALREADY_REPORTED') : error;
      });
    },

    /** Distinct reporters of a person since a moment, excluding dismissed reports. */
    async countReporters(aboutId: string, since: Date, unit?: Unit): Promise<number> {
      const about: QueryFilter<StoredThreadReport> = {
        aboutId,
        at: trusted({ $gte: since }),
        state: trusted({ $ne: 'dismissed' }),
        byId: trusted({ $regex: `^(?!${ERASED}-)` }),
      };
      return (await reports.distinct('byId', about).session(unit?.session ?? null)).length;
    },

    openOf: (threadIds: readonly string[], unit?: Unit): Promise<StoredThreadReport[]> =>
      reports
        .find({ threadId: trusted({ $in: [...threadIds] }), state: 'open' })
        .sort({ at: 1 })
        .session(unit?.session ?? null)
        .lean(),

    closeAll: async (threadId: string, decided: Decision, { now, unit }: { now: Date; unit: Unit }) => {
      const state = decided.verdict === 'dismiss' ? 'dismissed' : 'upheld';
      await reports.updateMany(
        { threadId, state: 'open' },
        { $set: { ...decided, state, decidedAt: now } },
        { session: unit.session },
      );
    },

    deleteOf: async (threadId: string, { session }: Unit): Promise<void> => {
      await reports.deleteMany({ threadId }, { session });
    },

    /** Anonymizes the reports. */
    async erase(userId: string, { session }: Unit): Promise<void> {
      const anonymous = { $concat: [`${ERASED}-`, '$_id'] };
      const options = { session, updatePipeline: true } as const;
      await reports.updateMany({ byId: userId }, [{ $set: { byId: anonymous, text: '' } }], options);
      await reports.updateMany(
        { aboutId: userId },
        [{ $set: { aboutId: anonymous, text: '', decision: '$$REMOVE' } }],
        options,
      );
      await reports.updateMany({ decidedBy: userId }, { $set: { decidedBy: ERASED } }, { session });
    },
  };
}
