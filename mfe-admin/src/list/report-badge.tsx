import { reportStatuses, type ReportStatus } from '@pokriv/contracts/moderation/report-states';
import { Badge, type BadgeTone } from '@pokriv/web-kit/ui';

const tones: Readonly<Record<ReportStatus, BadgeTone>> = {
  pending: 'wait',
  reviewed: 'info',
  resolved: 'good',
  dismissed: 'neutral',
};

export function ReportBadge({ status }: { status: ReportStatus }) {
  return <Badge $tone={tones[status]}>{reportStatuses[status]}</Badge>;
}
