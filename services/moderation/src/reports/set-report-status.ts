import type { Actor } from '@pokriv/contracts/actor';
import type { Report, ReportStatusChange } from '@pokriv/contracts/report';
import { reportStates } from '@pokriv/contracts/report-states';
import { transition } from '@pokriv/contracts/transition';
import type { InTransaction } from '@pokriv/service-kit/mongo';

import type { AuditRepository } from '../audit/audit.repository.ts';
import { toReport, type ReportRepository } from './report.repository.ts';

export interface SetReportStatusDeps {
  inTransaction: InTransaction;
  reports: ReportRepository;
  audit: AuditRepository;
}

/**
 * Moves a report on (decisions §6); the same state again does nothing. Closing it tells the reporter.
 * @throws AppError NOT_FOUND, INVALID_TRANSITION, CONFLICT
 */
export const setReportStatus =
  ({ inTransaction, reports, audit }: SetReportStatusDeps) =>
  async (actor: Actor, id: string, { status, adminNotes }: ReportStatusChange): Promise<Report> => {
    const report = await reports.get(id);
    if (report.status === status) return toReport(report);
    transition(reportStates, report.status, status, { role: actor.role, isOwner: false });
    return inTransaction(async (unit) => {
      const changed = await reports.setStatus(report, { status, adminNotes, handledBy: actor.id }, unit);
      await audit.add(
        {
          actorId: actor.id,
          action: 'report-status',
          target: { kind: 'report', id },
          before: { status: report.status, adminNotes: report.adminNotes },
          after: { status, adminNotes },
        },
        unit,
      );
      if (status === 'resolved' || status === 'dismissed') {
        await unit.announce('report-closed', {
          listingId: report.propertyId,
          title: report.propertyTitle,
          reportId: id,
          status,
          reporter: { email: report.reporter.email, firstName: report.reporter.firstName },
        });
      }
      return changed;
    });
  };
