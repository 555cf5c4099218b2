import type { Actor } from '@pokriv/contracts/actor';
import { badRequest } from '@pokriv/contracts/errors';
import type { Report, ReportResolution } from '@pokriv/contracts/moderation/report';
import { reportTypes, type ReportResolutionKind } from '@pokriv/contracts/moderation/report-states';
import type { Unit } from '@pokriv/service-kit/mongo';

import { texts } from '../messages.ts';
import { announceOutcome, moveReport } from './move-report.ts';
import { reportAct, verdictAct } from './report-act.ts';
import type { StoredReport } from './report.model.ts';
import type { SetReportStatusDeps } from './set-report-status.ts';

/** Decisions that close every open report of the listing (decisions §6). */
const closesEveryReport: readonly ReportResolutionKind[] = ['remove_listing', 'suspend_owner'];

/**
 * Decides a report about a listing. Reports change in this transaction; the listing and its owner change through
 * outbox events, delivered at least once.
 * @throws AppError NOT_FOUND, INVALID_TRANSITION for a closed report, CONFLICT; BAD_REQUEST for a suspension that
 * ends in the past
 */
export async function resolveReport(
  { inTransaction, reports, decisions, audit }: SetReportStatusDeps,
  actor: Actor,
  id: string,
  resolution: ReportResolution,
): Promise<Report> {
  assertNotOver(resolution, new Date());
  return inTransaction(async (unit) => {
    const { action, adminNotes = '' } = resolution;
    const report = await reports.get(id, unit);
    const status = action === 'dismiss' ? 'dismissed' : 'resolved';
    const change = { status, adminNotes, handledBy: actor.id, resolution: action } as const;
    const changed = await moveReport({ reports, decisions }, report, change, unit);
    const after = { status, resolution: action };
    if (closesEveryReport.includes(action)) {
      const others = await reports.closeAll(report.propertyId, change, unit);
      for (const other of others) await announceOutcome(other, { status }, unit);
      await audit.recordAll(
        others.map((other) => reportAct(other, after, adminNotes)),
        unit,
      );
    }
    await audit.record(reportAct(report, after, adminNotes), unit);
    const reason = adminNotes || texts.reportedAs(reportTypes[report.reportType]);
    const verdict = verdictAct(report, action, reason);
    if (verdict) await audit.record(verdict, unit);
    await announceVerdict(actor, report, { ...resolution, reason }, unit);
    return changed;
  });
}

function assertNotOver({ action, until }: ReportResolution, now: Date): void {
  if (action !== 'suspend_owner' || !until || new Date(until) > now) return;
  throw badRequest(texts.suspensionIsOver, [{ param: 'until', msg: texts.suspensionIsOver }]);
}

async function announceVerdict(
  { id: actorId }: Actor,
  { propertyId: listingId, propertyTitle: title, ownerId: userId }: StoredReport,
  { action, reason, until = null, remarks }: ReportResolution & { reason: string },
  unit: Unit,
): Promise<void> {
  switch (action) {
    case 'dismiss':
      return;
    case 'request_changes':
      return unit.announce('listing-recalled', { listingId, reason, by: 'admin', actorId, remarks });
    case 'remove_listing':
      return unit.announce('listing-condemned', { listingId, reason, actorId });
    case 'warn_owner':
      return unit.announce('owner-condemned', {
        userId,
        action: 'warn',
        title,
        reason,
        until: null,
        actorId,
      });
    case 'suspend_owner':
      return unit.announce('owner-condemned', { userId, action: 'suspend', title, reason, until, actorId });
  }
}
