import type { Actor } from '@pokriv/contracts/actor';
import type { ReportHandling } from '@pokriv/contracts/moderation/report';

import type { AuditRepository } from '../audit/audit.repository.ts';
import type { ReportRepository } from './report.repository.ts';

interface HandlingDeps {
  reports: ReportRepository;
  audit: AuditRepository;
}

/**
 * Tells an administrator who lost a race about the first. The audit log has the name: a report stores only the id.
 * @returns null for an untouched report
 * @throws AppError NOT_FOUND
 */
export async function readReportHandling(
  { reports, audit }: HandlingDeps,
  actor: Actor,
  id: string,
): Promise<ReportHandling | null> {
  const { handledBy, handledAt, status, resolution = null } = await reports.get(id);
  if (handledBy === null || handledAt === null) return null;
  return {
    by: await audit.nameOf(handledBy, id),
    isMine: handledBy === actor.id,
    at: handledAt.toISOString(),
    status,
    resolution,
  };
}
