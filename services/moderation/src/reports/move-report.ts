import type { Report } from '@pokriv/contracts/report';
import { reportStates } from '@pokriv/contracts/report-states';
import { transition } from '@pokriv/contracts/transition';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { StoredReport } from './report.model.ts';
import type { ReportRepository, StatusSet } from './report.repository.ts';

/**
 * Moves a report on by the table of decisions §6 and tells its reporter how it ended.
 * @throws AppError INVALID_TRANSITION, CONFLICT
 */
export async function moveReport(
  reports: ReportRepository,
  report: StoredReport,
  change: StatusSet,
  unit: Unit,
): Promise<Report> {
  transition(reportStates, report.status, change.status, { role: 'admin', isOwner: false });
  const changed = await reports.setStatus(report, change, unit);
  const { status } = change;
  // somebody erased has no address any more
  if ((status === 'resolved' || status === 'dismissed') && report.reporter.email) {
    const { email, firstName } = report.reporter;
    await unit.announce('report-closed', {
      listingId: report.propertyId,
      title: report.propertyTitle,
      reportId: report._id,
      status,
      reporter: { email, firstName },
    });
  }
  return changed;
}
