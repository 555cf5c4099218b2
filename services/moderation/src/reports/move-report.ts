import type { StatedFacts } from '@pokriv/contracts/moderation/decision';
import type { Report } from '@pokriv/contracts/moderation/report';
import { reportStates, type ReportStatus } from '@pokriv/contracts/moderation/report-states';
import { transition } from '@pokriv/contracts/transition';
import type { Unit } from '@pokriv/service-kit/mongo';
import { Types } from 'mongoose';

import type { DecisionRepository } from '../decisions/decision.repository.ts';
import { texts } from '../messages.ts';
import type { StoredReport } from './report.model.ts';
import type { ReportRepository, StatusSet } from './report.repository.ts';

export interface MoveReportDeps {
  reports: ReportRepository;
  decisions: DecisionRepository;
}

/**
 * Moves a report by the table of decisions §6 and announces its outcome to the reporter. A dismissal is stored as a
 * decision that the reporter may appeal (Digital Services Act, Art. 20).
 * @throws AppError INVALID_TRANSITION, CONFLICT
 */
export async function moveReport(
  { reports, decisions }: MoveReportDeps,
  report: StoredReport,
  change: StatusSet,
  unit: Unit,
): Promise<Report> {
  transition(reportStates, report.status, change.status, { role: 'admin', isOwner: false });
  const changed = await reports.setStatus(report, change, unit);
  // erased reporters have no address
  if (!report.reporter.email) return changed;
  const { status } = change;
  const decision = status === 'dismissed' ? await keepDismissal(decisions, report, change, unit) : undefined;
  await announceOutcome(report, { status, ...(decision && { decision }) }, unit);
  return changed;
}

async function keepDismissal(
  decisions: DecisionRepository,
  { _id: reportId, propertyId, propertyTitle: title, reporter }: StoredReport,
  { handledBy }: StatusSet,
  unit: Unit,
): Promise<Pick<StatedFacts, 'id' | 'at'>> {
  const stated = { id: new Types.ObjectId().toHexString(), at: new Date().toISOString() };
  await decisions.keep(
    {
      ...stated,
      kind: 'report_dismissed',
      userId: reporter.id,
      email: reporter.email,
      firstName: reporter.firstName,
      listing: { id: propertyId, title },
      code: null,
      // the notes of a dismissal are internal
      reason: texts.reportDismissed,
      reportId,
      source: 'reports',
      isFoundByMachine: false,
      isDecidedByMachine: false,
      decidedBy: handledBy,
      until: null,
    },
    unit,
  );
  return stated;
}

interface Outcome {
  status: ReportStatus;
  decision?: Pick<StatedFacts, 'id' | 'at'>;
}

export async function announceOutcome(
  { _id: reportId, propertyId: listingId, propertyTitle: title, reporter }: StoredReport,
  { status, decision }: Outcome,
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
    ...(decision && { decision }),
  });
}
