import { reportAct } from './report-act.ts';
import type { SetReportStatusDeps } from './set-report-status.ts';

/**
 * Takes a report away for good; the audit log keeps that there was one.
 * @throws AppError NOT_FOUND
 */
export const deleteReport =
  ({ inTransaction, reports, audit }: SetReportStatusDeps) =>
  (id: string): Promise<void> =>
    inTransaction(async (unit) => {
      const report = await reports.get(id, unit);
      await reports.remove(report, unit);
      await audit.record(reportAct(report, {}), unit);
    });
