import type { Unit } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

import {
  countId,
  decidedStatuses,
  reportCountModel,
  type CountedReport,
  type StoredReportCount,
} from './report-count.model.ts';

interface Recounted {
  before?: readonly CountedReport[];
  after?: readonly CountedReport[];
}

const msOf = ({ status, createdAt, handledAt }: CountedReport): number =>
  handledAt && decidedStatuses.includes(status) ? handledAt.getTime() - createdAt.getTime() : 0;

/** Updates the counters incrementally: counting for every overview would scan an index of all reports. */
export async function recountReports(
  connection: Connection,
  { before = [], after = [] }: Recounted,
  { session }: Pick<Unit, 'session'>,
): Promise<void> {
  const steps = new Map<string, StoredReportCount>();
  const step = (report: CountedReport, by: 1 | -1) => {
    const { status, reportType } = report;
    const _id = countId(report);
    const { count, ms } = steps.get(_id) ?? { count: 0, ms: 0 };
    steps.set(_id, { _id, status, reportType, count: count + by, ms: ms + by * msOf(report) });
  };
  for (const report of before) step(report, -1);
  for (const report of after) step(report, 1);
  for (const { _id, status, reportType, ...by } of steps.values())
    await reportCountModel(connection).updateOne(
      { _id },
      { $inc: by, $setOnInsert: { status, reportType } },
      { session, upsert: true },
    );
}
