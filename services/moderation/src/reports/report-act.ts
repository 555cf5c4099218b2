import type { Act } from '@pokriv/service-kit/acts';

import type { StoredReport } from './report.model.ts';

/** What the audit log says of a change of a report. */
export const reportAct = (
  { _id, propertyTitle, status }: StoredReport,
  after: Readonly<Record<string, unknown>>,
): Act => ({
  target: { kind: 'report', id: _id, label: propertyTitle },
  before: { status },
  after,
});
