import type { AuditRepository } from '../audit/audit.repository.ts';
import type { Unit } from '@pokriv/service-kit/mongo';

import { moveReport, type MoveReportDeps } from './move-report.ts';
import { reportAct } from './report-act.ts';

export interface ReopenReportDeps extends MoveReportDeps {
  audit: AuditRepository;
}

/**
 * Reopens a dismissed report after an overturned decision. No-op when the report was reopened or deleted since, or
 * when its reporter has another open report of the listing, which a moderator sees anyway.
 */
export async function reopenReport(
  deps: ReopenReportDeps,
  { reportId, adminId, reason }: { reportId: string; adminId: string; reason: string },
  unit: Unit,
): Promise<void> {
  const report = await deps.reports.find(reportId, unit);
  if (report?.status !== 'dismissed') return;
  const open = await deps.reports.openOf(report.propertyId, unit);
  if (open.some(({ reporter }) => reporter.id === report.reporter.id)) return;
  const { adminNotes } = report;
  const change = { status: 'reviewed', adminNotes, handledBy: adminId, resolution: null } as const;
  await moveReport(deps, report, change, unit);
  await deps.audit.record(reportAct(report, { status: change.status }, reason), unit);
}
