import { reportStates, type ReportStatus } from '@pokriv/contracts/moderation/report-states';
import { possibleActions } from '@pokriv/contracts/transition';

import { texts } from './messages.ts';

/** Where an admin may take a report from here (decisions §6). */
export const reportSteps = (status: ReportStatus): ReportStatus[] =>
  possibleActions(reportStates, status, { role: 'admin', isOwner: false });

/** The button's text: a closed report is not taken for review but opened again. */
export function reportStepText(from: ReportStatus, to: ReportStatus): string {
  const isClosed = from === 'resolved' || from === 'dismissed';
  return isClosed && to === 'reviewed' ? texts.reopen : texts.actions[to];
}
