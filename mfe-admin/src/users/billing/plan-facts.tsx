import type { Subscription, UserBilling } from '@pokriv/contracts/billing/billing';
import { chargeText, type Currency } from '@pokriv/contracts/money';
import { planNames } from '@pokriv/contracts/billing/plans';
import { liveSubscriptions } from '@pokriv/contracts/billing/subscription-states';
import { Charge } from '@pokriv/web-kit/billing';
import { formatDate, formatNumber } from '@pokriv/web-kit/format';

import type { Fact } from '../../list/facts.tsx';
import { texts } from '../messages.ts';
import { SubscriptionBadge } from './subscription-badge.tsx';

const { billing: said } = texts;
const day = (moment: string) => formatDate(moment, 'short');

export const periodOf = ({ currentPeriodStart, currentPeriodEnd }: Subscription): string =>
  said.fromTo(day(currentPeriodStart), day(currentPeriodEnd));

export function nextOf(subscription: Subscription, currency: Currency): string {
  const { cancelAtPeriodEnd, nextPlanId, nextAmount, currentPeriodEnd } = subscription;
  if (cancelAtPeriodEnd) return said.ends(day(currentPeriodEnd));
  if (nextPlanId)
    return said.becomes(planNames[nextPlanId], chargeText(nextAmount ?? 0, currency), day(currentPeriodEnd));
  return said.renews(day(currentPeriodEnd));
}

const subscriptionFacts = (live: Subscription, currency: Currency): (Fact | undefined)[] => [
  [said.state, <SubscriptionBadge key="state" status={live.status} />],
  [
    said.price,
    <>
      <Charge amount={live.amount} /> {said.perInterval[live.interval]}
    </>,
  ],
  [said.period, periodOf(live)],
  [said.next, nextOf(live, currency)],
  live.graceEndsAt ? [said.grace, formatDate(live.graceEndsAt, 'moment')] : undefined,
];

export function planFacts({ status, subscriptions }: UserBilling, currency: Currency): (Fact | undefined)[] {
  const live = subscriptions.find((one) => liveSubscriptions.includes(one.status));
  const { listingLimit, promotionCredits: credits } = status;
  const limit = listingLimit === null ? texts.noLimit : formatNumber(listingLimit);
  const renewed = credits.renewsAt ? said.creditsRenew(day(credits.renewsAt)) : '';
  return [
    [said.plan, planNames[status.planId]],
    ...(live ? subscriptionFacts(live, currency) : [[said.state, said.noSubscription] as const]),
    status.premiumExpiresAt ? [said.until, formatDate(status.premiumExpiresAt, 'moment')] : undefined,
    [said.listings, said.ofLimit(formatNumber(status.activeListings), limit)],
    credits.total > 0 ? [said.credits, said.creditsLeft(credits.left, credits.total) + renewed] : undefined,
  ];
}
