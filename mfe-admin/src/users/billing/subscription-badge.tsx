import { subscriptionStatuses, type SubscriptionStatus } from '@pokriv/contracts/billing/subscription-states';
import { Badge, type BadgeTone } from '@pokriv/web-kit/ui';

const tones: Readonly<Record<SubscriptionStatus, BadgeTone>> = {
  active: 'good',
  past_due: 'danger',
  incomplete: 'wait',
  canceled: 'neutral',
  expired: 'neutral',
};

export function SubscriptionBadge({ status }: { status: SubscriptionStatus }) {
  return <Badge $tone={tones[status]}>{subscriptionStatuses[status]}</Badge>;
}
