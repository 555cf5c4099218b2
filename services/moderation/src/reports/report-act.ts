import type { ReportResolutionKind } from '@pokriv/contracts/moderation/report-states';
import type { Act } from '@pokriv/service-kit/acts';

import { texts } from '../messages.ts';
import type { StoredReport } from './report.model.ts';

export const reportAct = (
  { _id, propertyTitle, status, ownerId, reporter }: StoredReport,
  after: Readonly<Record<string, unknown>>,
  reason = '',
): Act => ({
  target: { kind: 'report', id: _id, label: propertyTitle || texts.untitledListing },
  before: { status },
  after,
  reason: reason || null,
  people: [ownerId, reporter.id],
});

export function verdictAct(
  { _id: report, propertyId, propertyTitle, ownerId }: StoredReport,
  resolution: ReportResolutionKind,
  reason: string,
): Act | undefined {
  const verdict = { after: { resolution, report }, reason };
  switch (resolution) {
    case 'dismiss':
      return undefined;
    case 'request_changes':
    case 'remove_listing':
      return { target: { kind: 'listing', id: propertyId, label: propertyTitle }, ...verdict };
    case 'warn_owner':
    case 'suspend_owner':
      return { target: { kind: 'user', id: ownerId, label: texts.ownerOf(propertyTitle) }, ...verdict };
  }
}
