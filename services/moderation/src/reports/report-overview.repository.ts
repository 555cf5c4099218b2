import type { ReportOverview } from '@pokriv/contracts/report';
import { reportStatuses, reportTypes } from '@pokriv/contracts/report-states';
import { QUERY_MS } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

import { reportsOf } from './report.model.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Every key of a table with its count. */
async function counted<Key extends string>(
  keys: Readonly<Record<Key, string>>,
  count: (key: Key) => Promise<number>,
): Promise<Record<Key, number>> {
  const entries = (Object.keys(keys) as Key[]).map(async (key) => [key, await count(key)] as const);
  return Object.fromEntries(await Promise.all(entries)) as Record<Key, number>;
}

/** `/reports/stats/overview` of decisions §6; hours are from filing to decision. */
export async function reportOverview(connection: Connection, now = new Date()): Promise<ReportOverview> {
  const reports = reportsOf(connection);
  const options = { maxTimeMS: QUERY_MS };
  // each is counted in its index; to group them all would read every report
  const [byStatus, byType, olderThan24h, average] = await Promise.all([
    counted(reportStatuses, (status) => reports.countDocuments({ status }, options)),
    counted(reportTypes, (reportType) => reports.countDocuments({ reportType }, options)),
    reports.countDocuments(
      { status: { $in: ['pending', 'reviewed'] }, createdAt: { $lt: new Date(now.getTime() - DAY_MS) } },
      options,
    ),
    reports
      .aggregate<{ ms: number }>(
        [
          { $match: { status: { $in: ['resolved', 'dismissed'] }, handledAt: { $type: 'date' } } },
          { $group: { _id: null, ms: { $avg: { $subtract: ['$handledAt', '$createdAt'] } } } },
        ],
        options,
      )
      .next(),
  ]);
  return {
    total: Object.values(byStatus).reduce((sum, count) => sum + count, 0),
    byStatus,
    byType,
    olderThan24h,
    avgHours: average ? Math.round((average.ms / HOUR_MS) * 10) / 10 : null,
  };
}
