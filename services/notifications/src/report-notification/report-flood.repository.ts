import type { InTransaction } from '@pokriv/service-kit/mongo';
import { trusted, type Connection } from 'mongoose';

import { countedReportModel, reportHourModel } from './report-flood.model.ts';

/** Rate limit of single mails per hour; further reports come in a digest at its end. */
export const MAILS_AN_HOUR = 20;
const HOUR_MS = 3_600_000;
/** Grace period after the hour for counts in flight, which take at most five seconds. */
const GRACE_MS = 60_000;

export interface FloodDeps {
  connection: Connection;
  inTransaction: InTransaction;
}

const hourOf = (now: Date) => new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);

export function reportFloodRepository({ connection, inTransaction }: FloodDeps) {
  const hours = reportHourModel(connection);
  const counted = countedReportModel(connection);
  return {
    /** Counts a report once (idempotent). @returns whether it belongs in the hour's digest */
    async isWithheld(eventId: string, now: Date): Promise<boolean> {
      const known = await counted.findOne({ _id: eventId }).lean();
      if (known) return known.isWithheld;
      const _id = hourOf(now);
      // upserted outside the transaction: concurrent upserts inside transactions would fail
      await hours.updateOne(
        { _id },
        { $setOnInsert: { count: 0, closedAt: null, at: _id } },
        { upsert: true },
      );
      return inTransaction(async ({ session }) => {
        const hour = await hours
          .findOneAndUpdate({ _id }, { $inc: { count: 1 } }, { session, returnDocument: 'after' })
          .lean();
        const isWithheld = (hour?.count ?? 0) > MAILS_AN_HOUR;
        await counted.insertOne({ _id: eventId, isWithheld, at: now }, { session });
        return isWithheld;
      });
    },

    /** Closes past hours and announces each digest once. Idempotent and safe to run concurrently. */
    async closeHours(now: Date): Promise<void> {
      const ended = new Date(now.getTime() - HOUR_MS - GRACE_MS);
      const open = await hours.find({ closedAt: null, _id: trusted({ $lte: ended }) }).lean();
      for (const { _id } of open) {
        await inTransaction(async (unit) => {
          const hour = await hours
            .findOneAndUpdate({ _id, closedAt: null }, { $set: { closedAt: now } }, { session: unit.session })
            .lean();
          const count = (hour?.count ?? 0) - MAILS_AN_HOUR;
          if (count > 0) await unit.announce('reports-withheld', { hour: _id.toISOString(), count });
        });
      }
    },
  };
}
export type ReportFlood = ReturnType<typeof reportFloodRepository>;
