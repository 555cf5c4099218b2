import type { Report } from '@pokriv/contracts/moderation/report';
import { reportStates, type ReportStatus } from '@pokriv/contracts/moderation/report-states';
import { possibleActions } from '@pokriv/contracts/transition';
import { Button, Cluster, type ButtonVariant } from '@pokriv/web-kit/ui';

import { texts } from './messages.ts';
import type { ReportWork } from './use-report-work.ts';

export const reportSteps = (status: ReportStatus): ReportStatus[] =>
  possibleActions(reportStates, status, { role: 'admin', isOwner: false });

export function reportStepText(from: ReportStatus, to: ReportStatus): string {
  const isClosed = from === 'resolved' || from === 'dismissed';
  return isClosed && to === 'reviewed' ? texts.reopen : texts.actions[to];
}

const variants: Readonly<Record<ReportStatus, ButtonVariant>> = {
  pending: 'secondary',
  reviewed: 'secondary',
  resolved: 'primary',
  dismissed: 'secondary',
};

interface ReportButtonsProps {
  report: Report;
  work: ReportWork;
  without?: ReportStatus;
  /** False for a moment after opening, so that a double press does not decide on two listings. */
  isReady?: boolean;
}

export function ReportButtons({ report, work, without, isReady = true }: ReportButtonsProps) {
  const steps = reportSteps(report.status).filter((step) => step !== without);
  return (
    <Cluster $gap={2}>
      {steps.map((step) => (
        <Button
          key={step}
          type="button"
          size="small"
          variant={variants[step]}
          disabled={!isReady || work.busyId === report.id}
          onClick={() => work.choose(report, step)}
        >
          {reportStepText(report.status, step)}
        </Button>
      ))}
    </Cluster>
  );
}
