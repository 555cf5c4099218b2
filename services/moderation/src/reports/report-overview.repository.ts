import type { ReportOverview } from '@pokriv/contracts/report';
import { reportStatuses, reportTypes } from '@pokriv/contracts/report-states';
import { QUERY_MS } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

import { reportsOf } from './report.model.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

interface Row {
  _id: string;
  count: number;
}

/** Every key of a table with its count. */
const counted = <Key extends string>(keys: Readonly<Record<Key, string>>, rows: readonly Row[]) =>
  Object.fromEntries(
    Object.keys(keys).map((key) => [key, rows.find(({ _id }) => _id === key)?.count ?? 0]),
  ) as Record<Key, number>;

/** `/reports/stats/overview` of decisions §6; hours are from filing to decision. */
export async function reportOverview(connection: Connection, now = new Date()): Promise<ReportOverview> {
  const reports = reportsOf(connection);
  const options = { maxTimeMS: QUERY_MS };
  const by = (field: string) =>
    reports.aggregate<Row>([{ $group: { _id: field, count: { $sum: 1 } } }], options).toArray();
  const [statuses, types, olderThan24h, average] = await Promise.all([
    by('$status'),
    by('$reportType'),
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
  const byStatus = counted(reportStatuses, statuses);
  return {
    total: Object.values(byStatus).reduce((sum, count) => sum + count, 0),
    byStatus,
    byType: counted(reportTypes, types),
    olderThan24h,
    avgHours: average ? Math.round((average.ms / HOUR_MS) * 10) / 10 : null,
  };
}
