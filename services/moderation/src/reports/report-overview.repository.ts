import type { ReportOverview } from '@pokriv/contracts/moderation/report';
import { reportStatuses, reportTypes } from '@pokriv/contracts/moderation/report-states';
import { QUERY_MS } from '@pokriv/service-kit/mongo';
import { trusted, type Connection } from 'mongoose';

import { decidedStatuses, reportCountModel, type StoredReportCount } from './report-count.model.ts';
import { openStatuses, reportModel } from './report.model.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

type Part = Pick<StoredReportCount, 'count' | 'ms'>;
const sumOf = (parts: readonly Part[], field: keyof Part): number =>
  parts.reduce((sum, part) => sum + part[field], 0);

function counted<Key extends string>(
  keys: Readonly<Record<Key, string>>,
  partsOf: (key: Key) => readonly Part[],
): Record<Key, number> {
  const entries = (Object.keys(keys) as Key[]).map((key) => [key, sumOf(partsOf(key), 'count')] as const);
  return Object.fromEntries(entries) as Record<Key, number>;
}

/** `/reports/stats/overview` (decisions §6); times in hours from filing to decision. */
export async function reportOverview(connection: Connection, now = new Date()): Promise<ReportOverview> {
  const options = { maxTimeMS: QUERY_MS };
  const createdAt = trusted({ $lt: new Date(now.getTime() - DAY_MS) });
  const [parts, ...late] = await Promise.all([
    reportCountModel(connection).find({}, null, options).lean(),
    // one count per status: each is a single index range, counted without a fetch
    ...openStatuses.map((status) => reportModel(connection).countDocuments({ status, createdAt }, options)),
  ]);
  const decided = parts.filter(({ status }) => decidedStatuses.includes(status));
  const decisions = sumOf(decided, 'count');
  return {
    total: sumOf(parts, 'count'),
    byStatus: counted(reportStatuses, (key) => parts.filter(({ status }) => status === key)),
    byType: counted(reportTypes, (key) => parts.filter(({ reportType }) => reportType === key)),
    olderThan24h: late.reduce((sum, count) => sum + count, 0),
    avgHours: decisions > 0 ? Math.round((sumOf(decided, 'ms') / decisions / HOUR_MS) * 10) / 10 : null,
  };
}
