import { randomUUID } from 'node:crypto';

import type { NewPayment } from '@pokriv/contracts/billing/billing';
import { planGives } from '@pokriv/contracts/billing/plans';
import { CREDIT_DAYS, CREDIT_TYPE } from '@pokriv/contracts/listing/promotions';
import type { IdempotencyRepository } from '@pokriv/service-kit/idempotency.repository';
import type { InTransaction } from '@pokriv/service-kit/mongo';

import type { StoredAccount } from '../../accounts/account.model.ts';
import { isPremium } from '../../accounts/plans.ts';
import type { Wish } from '../checkout/choose-payment.ts';
import type { StoredSubscription } from '../subscriptions/subscription.model.ts';
import type { SubscriptionRepository } from '../subscriptions/subscription.repository.ts';
import { creditPeriod, paidCreditPeriod, type CreditPeriod } from './credit-period.ts';
import type { CreditRepository } from './credit.repository.ts';

export interface CreditDeps {
  credits: CreditRepository;
  now: () => Date;
}

export interface UseCreditDeps extends CreditDeps {
  inTransaction: InTransaction;
  subscriptions: SubscriptionRepository;
  idempotency: IdempotencyRepository;
}

const CREDITED = 'promotion:';

interface Credits extends CreditPeriod {
  total: number;
}

/**
 * The plan's promotion credits of this month; undefined when it has none, or while a payment is overdue. Without a
 * subscription the months count from the account's creation.
 */
function creditsOf(
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

export async function readCredits(
  { credits, now }: CreditDeps,
  account: StoredAccount,
  subscription: StoredSubscription | null,
): Promise<{ total: number; left: number; renewsAt: string | null }> {
  const month = creditsOf(account, subscription, now());
  if (!month) return { total: 0, left: 0, renewsAt: null };
  const { total, start, end } = month;
  const used = await credits.used({ userId: account._id, start });
  return { total, left: Math.min(total, Math.max(0, total - used)), renewsAt: end.toISOString() };
}

/** Spends a promotion credit; nothing is charged. @returns the promotion's id, undefined when no credit is left */
export async function useCredit(
  deps: UseCreditDeps,
  { userId, body, key }: Wish<NewPayment>,
  account: StoredAccount,
): Promise<string | undefined> {
  const subscription = await deps.subscriptions.liveOf(userId);
  const month = creditsOf(account, subscription, deps.now());
  if (month) await deps.credits.open({ userId, start: month.start });
  return deps.inTransaction(async (unit) => {
    const promotionId = randomUUID();
    const known = key && (await deps.idempotency.find({ userId, key, body }, unit));
    if (known) return known.startsWith(CREDITED) ? known.slice(CREDITED.length) : undefined;
    if (!month) return undefined;
    const { start, total } = month;
    if (!(await deps.credits.take({ userId, start }, { total, promotionId }, unit))) return undefined;
    if (key !== undefined)
      await deps.idempotency.claim({ userId, key, body, made: CREDITED + promotionId }, unit);
    await unit.announce('promotion-granted', {
      promotionId,
      propertyId: body.propertyId,
      userId,
      type: CREDIT_TYPE,
      days: CREDIT_DAYS,
      startsAt: body.startsAt ?? null,
      source: 'plan_credit',
      paymentId: null,
    });
    return promotionId;
  });
}
