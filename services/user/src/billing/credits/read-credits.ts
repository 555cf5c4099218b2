import { planGives } from '@pokriv/contracts/billing/plans';

import type { StoredAccount } from '../../accounts/account.model.ts';
import { isPremium } from '../../accounts/plans.ts';
import type { BillingDeps } from '../billing-deps.ts';
import type { StoredSubscription } from '../subscriptions/subscription.model.ts';
import { creditPeriod, paidCreditPeriod, type CreditPeriod } from './credit-period.ts';

export interface Credits extends CreditPeriod {
  total: number;
}

/**
 * The promotions that a plan includes this month; undefined when it includes none. While a payment is overdue there are
 * none: the month that they belong to is not paid. A plan without a subscription counts from the account's first day.
 */
export function creditsOf(
  account: StoredAccount,
  subscription: StoredSubscription | null,
  now: Date,
): Credits | undefined {
  if (!isPremium(account, now) || subscription?.status === 'past_due') return undefined;
  const total = planGives[account.plan].promotionCredits;
  if (total === 0) return undefined;
  return { total, ...(subscription ? monthOf(subscription, now) : creditPeriod(account.createdAt, now)) };
}

const monthOf = ({ interval, currentPeriodStart, currentPeriodEnd }: StoredSubscription, now: Date) =>
  paidCreditPeriod(
    { start: currentPeriodStart, months: interval === 'year' ? 12 : 1, end: currentPeriodEnd },
    now,
  );

/** What is left of them. */
export async function readCredits(
  { credits, now }: Pick<BillingDeps, 'credits' | 'now'>,
  account: StoredAccount,
  subscription: StoredSubscription | null,
): Promise<{ total: number; left: number; renewsAt: string | null }> {
  const month = creditsOf(account, subscription, now());
  if (!month) return { total: 0, left: 0, renewsAt: null };
  const { total, start, end } = month;
  const used = await credits.used({ userId: account._id, start });
  return { total, left: Math.min(total, Math.max(0, total - used)), renewsAt: end.toISOString() };
}
