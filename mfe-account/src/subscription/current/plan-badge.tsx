import { formatDate } from '@pokriv/web-kit/format';
import { Badge } from '@pokriv/web-kit/ui';

import type { OwnPlan } from '../use-subscription.ts';
import { texts } from './messages.ts';

export function PlanBadge({ own: { state, live } }: { own: OwnPlan }) {
  if (live?.status === 'past_due') {
    const until = live.graceEndsAt && formatDate(live.graceEndsAt);
    return <Badge $tone="danger">{until ? texts.badge.pastDue(until) : texts.badge.overdue}</Badge>;
  }
  if (live?.cancelAtPeriodEnd) {
    return <Badge $tone="wait">{texts.badge.endsOn(formatDate(live.currentPeriodEnd))}</Badge>;
  }
  const until = live?.currentPeriodEnd ?? state.premiumExpiresAt;
  if (state.planId !== 'free' && until) {
    return <Badge $tone="good">{texts.badge.activeUntil(formatDate(until))}</Badge>;
  }
  return null;
}
