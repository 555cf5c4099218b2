import { reportStates, type ReportStatus } from '@pokriv/contracts/moderation/report-states';
import { possibleActions } from '@pokriv/contracts/transition';

import { texts } from './messages.ts';

export const reportSteps = (status: ReportStatus): ReportStatus[] =>
  possibleActions(reportStates, status, { role: 'admin', isOwner: false });

export function reportStepText(from: ReportStatus, to: ReportStatus): string {
  const isClosed = from === 'resolved' || from === 'dismissed';
  return isClosed && to === 'reviewed' ? texts.reopen : texts.actions[to];
}
