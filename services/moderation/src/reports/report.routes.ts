import { handle } from '@pokriv/service-kit/http';
import { Router } from 'express';

import { texts } from '../messages.ts';
import { fileReport, type FileReportDeps } from './file-report.ts';
import { toReport } from './report.repository.ts';
import { setReportStatus, type SetReportStatusDeps } from './set-report-status.ts';

export function reportRoutes(deps: FileReportDeps & SetReportStatusDeps): Router {
  const router = Router();
  const { reports } = deps;

  handle(router, 'fileReport', async ({ actor, body }) => ({
    data: await fileReport(deps)(actor(), body),
    message: texts.reportSent,
  }));
  handle(router, 'listReports', ({ query }) => reports.list(query));
  handle(router, 'listAdminReports', ({ query }) => reports.list(query));
  handle(router, 'getReport', async ({ params }) => ({ data: toReport(await reports.get(params.id)) }));
  handle(router, 'setReportStatus', async ({ actor, params, body }) => ({
    data: await setReportStatus(deps)(actor(), params.id, body),
  }));

  return router;
}
