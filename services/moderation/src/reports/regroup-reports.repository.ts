import { reportTypes, type ReportType } from '@pokriv/contracts/moderation/report-states';
import type { Unit } from '@pokriv/service-kit/mongo';
import { trusted, type Connection } from 'mongoose';

import { groupId, reportGroupModel, type StoredReportGroup } from './report-group.model.ts';
import { openStatuses, reportModel } from './report.model.ts';

type Counted = Pick<StoredReportGroup, 'type' | 'open' | 'oldestAt'>;

const everyType = [...(Object.keys(reportTypes) as ReportType[]), 'all'] as const;

function withAll(counted: readonly Counted[]): Counted[] {
  if (counted.length === 0) return [];
  const open = counted.reduce((sum, group) => sum + group.open, 0);
  const oldestAt = new Date(Math.min(...counted.map((group) => group.oldestAt.getTime())));
  return [...counted, { type: 'all', open, oldestAt }];
}

/**
 * Recounts a listing's open reports on every change: ranking listings would otherwise scan all open reports.
 * Concurrent changes conflict on the total, and one transaction is retried.
 */
export async function regroupReports(
  connection: Connection,
  propertyId: string,
  { session }: Pick<Unit, 'session'>,
): Promise<void> {
  const counted = await reportModel(connection).aggregate<Counted>(
    [
      { $match: { propertyId, status: { $in: [...openStatuses] } } },
      { $group: { _id: '$reportType', open: { $sum: 1 }, oldestAt: { $min: '$createdAt' } } },
      { $set: { type: '$_id' } },
    ],
    { session },
  );
  const present = withAll(counted);
  const groups = reportGroupModel(connection);
  for (const { type, open, oldestAt } of present) {
    const set = { $set: { propertyId, type, open, oldestAt } };
    await groups.updateOne({ _id: groupId(propertyId, type) }, set, { session, upsert: true });
  }
  const absent = everyType.filter((type) => present.every((group) => group.type !== type));
  const emptied = absent.map((type) => groupId(propertyId, type));
  await groups.deleteMany({ _id: trusted({ $in: emptied }) }, { session });
}
