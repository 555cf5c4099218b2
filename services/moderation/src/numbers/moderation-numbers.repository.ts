import type { ModerationNumbers } from '@pokriv/contracts/moderation/admin-stats';
import type { ModerationWork } from '@pokriv/contracts/moderation/admin-work';
import { undecidedAppeals } from '@pokriv/contracts/moderation/appeal-states';
import { openContacts } from '@pokriv/contracts/moderation/contact-states';
import { LATER, SOON } from '@pokriv/contracts/moderation/service-levels';
import { reportStatuses, reportTypes, type ReportStatus } from '@pokriv/contracts/moderation/report-states';
import { countByTime, countOpenWork, type Period } from '@pokriv/service-kit/count-period';
import { QUERY_MS } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

import { appealModel } from '../appeals/appeal.model.ts';
import { contactModel } from '../contacts/contact.model.ts';
import { openStatuses, reportModel } from '../reports/report.model.ts';
import { countModeratorWork } from './moderator-work.repository.ts';

const everyStatus = Object.keys(reportStatuses) as ReportStatus[];

interface Row {
  _id: { type: string; status: string };
  count: number;
}

const groupsOf = (labels: Readonly<Record<string, string>>, rows: readonly Row[], part: keyof Row['_id']) =>
  Object.entries(labels).map(([key, label]) => ({
    key,
    label,
    count: rows.filter(({ _id }) => _id[part] === key).reduce((sum, { count }) => sum + count, 0),
  }));

const openReports = { status: { $in: [...openStatuses] } };
const unanswered = { status: { $in: [...openContacts] } };
const undecided = { status: { $in: [...undecidedAppeals] } };

export async function countModerationWork(connection: Connection): Promise<ModerationWork> {
  const [reports, contacts, appeals] = await Promise.all([
    countOpenWork({ model: reportModel(connection), field: 'createdAt', promised: SOON }, openReports),
    countOpenWork({ model: contactModel(connection), field: 'createdAt', promised: LATER }, unanswered),
    countOpenWork({ model: appealModel(connection), field: 'openedAt', promised: LATER }, undecided),
  ]);
  return { reports, contacts, appeals };
}

export async function countModeration(connection: Connection, period: Period): Promise<ModerationNumbers> {
  const ofReports = { model: reportModel(connection), field: 'createdAt' };
  const [times, rows, byModerator] = await Promise.all([
    countByTime(ofReports, period),
    ofReports.model.aggregate<Row>(
      [
        { $match: { status: { $in: everyStatus }, createdAt: { $gte: period.from } } },
        { $group: { _id: { type: '$reportType', status: '$status' }, count: { $sum: 1 } } },
      ],
      // this index covers the query
      { maxTimeMS: QUERY_MS, hint: 'list status' },
    ),
    countModeratorWork(connection, period),
  ]);
  return {
    reportsByDay: times.byDay,
    reportsByHour: times.byHour,
    reportsByType: groupsOf(reportTypes, rows, 'type'),
    reportsByStatus: groupsOf(reportStatuses, rows, 'status'),
    byModerator,
  };
}
