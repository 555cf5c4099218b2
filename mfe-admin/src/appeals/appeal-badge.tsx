import { appealStatuses, type AppealStatus } from '@pokriv/contracts/moderation/appeal-states';
import { Badge, type BadgeTone } from '@pokriv/web-kit/ui';

const tones: Readonly<Record<AppealStatus, BadgeTone>> = {
  open: 'wait',
  answered: 'info',
  upheld: 'neutral',
  overturned: 'good',
};

export function AppealBadge({ status }: { status: AppealStatus }) {
  return <Badge $tone={tones[status]}>{appealStatuses[status]}</Badge>;
}
