import type { Actor } from '@pokriv/contracts/actor';
import { conflict } from '@pokriv/contracts/errors';
import type { Report, ReportStatusChange } from '@pokriv/contracts/moderation/report';
import type { InTransaction } from '@pokriv/service-kit/mongo';

import type { AuditRepository } from '../audit/audit.repository.ts';
import { texts } from '../messages.ts';
import { moveReport, type MoveReportDeps } from './move-report.ts';
import { reportAct } from './report-act.ts';
import { toReport } from './report.repository.ts';

export interface SetReportStatusDeps extends MoveReportDeps {
  inTransaction: InTransaction;
  audit: AuditRepository;
}

/**
 * Moves a report (decisions §6); the same status is a no-op. Closing announces the outcome to the reporter.
 * @throws AppError NOT_FOUND, INVALID_TRANSITION; CONFLICT when the admin has seen another status
 */
export async function setReportStatus(
  { inTransaction, reports, decisions, audit }: SetReportStatusDeps,
  actor: Actor,
  id: string,
  { status, from, adminNotes }: ReportStatusChange,
): Promise<Report> {
  return inTransaction(async (unit) => {
    const report = await reports.get(id, unit);
    if (report.status === status) return toReport(report);
    if (from && from !== report.status) throw conflict(texts.changedMeanwhile);
    const notes = adminNotes || report.adminNotes;
    const change = { status, adminNotes: notes, handledBy: actor.id, resolution: null };
    const changed = await moveReport({ reports, decisions }, report, change, unit);
    await audit.record(reportAct(report, { status }, adminNotes), unit);
    return changed;
  });
}
