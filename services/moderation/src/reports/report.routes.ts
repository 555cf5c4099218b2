import { sendCsv } from '@pokriv/service-kit/csv';
import { ANSWERED, handle } from '@pokriv/service-kit/http';
import { Router } from 'express';
import type { Connection } from 'mongoose';

import { texts } from '../messages.ts';
import { deleteReport } from './delete-report.ts';
import { fileReport, type FileReportDeps } from './file-report.ts';
import { reportColumns } from './report-columns.ts';
import { listReportGroups } from './report-groups.repository.ts';
import { reportOverview } from './report-overview.repository.ts';
import { toReport } from './report.repository.ts';
import { readReportHandling } from './read-report-handling.ts';
import { resolveReport } from './resolve-report.ts';
import { setReportStatus, type SetReportStatusDeps } from './set-report-status.ts';

export type ReportDeps = FileReportDeps & SetReportStatusDeps & { connection: Connection };

/** Fixed paths come before `/reports/:id`. */
export function reportRoutes(deps: ReportDeps): Router {
  const router = Router();
  const { connection, reports, audit } = deps;

  handle(router, 'fileReport', async ({ actor, body, caller }) => ({
    data: await fileReport(deps, actor(), body, caller.ip),
    message: texts.reportSent,
  }));
  handle(router, 'listReports', ({ query }) => reports.list(query));
  handle(router, 'listAdminReports', ({ query }) => reports.list(query));
  handle(router, 'listReportGroups', ({ query }) => listReportGroups(connection, query));
  handle(router, 'readReportStats', async () => ({ data: await reportOverview(connection) }));
  handle(router, 'exportReports', async ({ query, reply }) => {
    await audit.recordExport('reports', texts.reportsTable);
    await sendCsv(reply, 'dokladi', reportColumns, reports.each(query));
    return ANSWERED;
  });
  handle(router, 'getReport', async ({ params }) => ({ data: toReport(await reports.get(params.id)) }));
  handle(router, 'readReportHandling', async ({ actor, params }) => ({
    data: await readReportHandling(deps, actor(), params.id),
  }));
  handle(router, 'setReportStatus', async ({ actor, params, body }) => ({
    data: await setReportStatus(deps, actor(), params.id, body),
  }));
  handle(router, 'resolveReport', async ({ actor, params, body }) => ({
    data: await resolveReport(deps, actor(), params.id, body),
    message: texts.reportResolved,
  }));
  handle(router, 'deleteReport', async ({ params }) => {
    await deleteReport(deps, params.id);
    return { data: null, message: texts.reportDeleted };
  });

  return router;
}
