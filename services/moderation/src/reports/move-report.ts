import type { Report } from '@pokriv/contracts/moderation/report';
import { reportStates, type ReportStatus } from '@pokriv/contracts/moderation/report-states';
import { transition } from '@pokriv/contracts/transition';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { StoredReport } from './report.model.ts';
import type { ReportRepository, StatusSet } from './report.repository.ts';

/**
 * Moves a report by the table of decisions §6 and announces its outcome to the reporter.
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
  await announceOutcome(report, change.status, unit);
  return changed;
}

export async function announceOutcome(
  { _id: reportId, propertyId: listingId, propertyTitle: title, reporter }: StoredReport,
  status: ReportStatus,
  unit: Unit,
): Promise<void> {
  const { email, firstName } = reporter;
  // erased reporters have no address
  if ((status !== 'resolved' && status !== 'dismissed') || !email) return;
  await unit.announce('report-closed', {
    listingId,
    title,
    reportId,
    status,
    reporter: { email, firstName },
  });
}
