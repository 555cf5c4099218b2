import { planNames } from '@pokriv/contracts/billing/plans';
import { chargeText, type Currency } from '@pokriv/contracts/money';
import { formatDate } from '@pokriv/web-kit/format';

import type { OwnPlan } from '../use-subscription.ts';
import { texts } from './messages.ts';

export function planLine({ state, live }: OwnPlan, currency: Currency): string | undefined {
  if (state.listingLimit === null) return texts.noLimit;
  if (!live) return state.planId === 'free' ? texts.freeLine : texts.givenLine;
  // A past-due payment has its own notice.
  if (live.status === 'past_due') return undefined;
  const end = formatDate(live.currentPeriodEnd);
  if (live.cancelAtPeriodEnd) return texts.ends(end);
  if (live.nextPlanId && live.nextPlanId !== 'free') return texts.next(planNames[live.nextPlanId], end);
  return texts.renews(end, chargeText(live.amount, currency));
}
