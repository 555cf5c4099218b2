import { reportAct } from './report-act.ts';
import type { SetReportStatusDeps } from './set-report-status.ts';

/**
 * Hard delete; the audit log keeps an entry.
 * @throws AppError NOT_FOUND
 */
export async function deleteReport(
  { inTransaction, reports, audit }: SetReportStatusDeps,
  id: string,
): Promise<void> {
  await inTransaction(async (unit) => {
    const report = await reports.get(id, unit);
    await reports.remove(report, unit);
    await audit.record(reportAct(report, {}), unit);
  });
}
