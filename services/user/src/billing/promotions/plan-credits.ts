import { randomUUID } from 'node:crypto';

import type { NewPayment, PromotionCredits } from '@pokriv/contracts/billing/billing';
import { planGives } from '@pokriv/contracts/billing/plans';
import { CREDIT_DAYS, CREDIT_TYPE } from '@pokriv/contracts/listing/promotions';
import type { IdempotencyRepository } from '@pokriv/service-kit/idempotency.repository';
import type { InTransaction, Unit } from '@pokriv/service-kit/mongo';

import type { StoredAccount } from '../../accounts/account.model.ts';
import { isPremium } from '../../accounts/plans.ts';
import type { Wish } from '../checkout/choose-payment.ts';
import type { StoredSubscription } from '../subscriptions/subscription.model.ts';
import type { SubscriptionRepository } from '../subscriptions/subscription.repository.ts';
import type { BillingListingRepository } from './billing-listing.repository.ts';
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
  billingListings: Pick<BillingListingRepository, 'noteCredit'>;
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
): Promise<PromotionCredits> {
  const month = creditsOf(account, subscription, now());
  if (!month) return { total: 0, left: 0, renewsAt: null };
  const { total, start, end } = month;
  const used = await credits.used({ userId: account._id, start });
  return { total, left: Math.min(total, Math.max(0, total - used)), renewsAt: end.toISOString() };
}

/** The present month of credits, ready to be spent; undefined as for `creditsOf`. */
export async function openMonth(
  { subscriptions, credits, now }: Pick<UseCreditDeps, 'subscriptions' | 'credits' | 'now'>,
  account: StoredAccount,
): Promise<Credits | undefined> {
  const month = creditsOf(account, await subscriptions.liveOf(account._id), now());
  if (month) await credits.open({ userId: account._id, start: month.start });
  return month;
}

interface Spending {
  userId: string;
  propertyId: string;
  startsAt?: string | undefined;
  month: Credits;
}

/** Spends a credit of the month for a listing. @returns the promotion's id, undefined when no credit is left */
export async function spendCredit(
  { credits, billingListings }: Pick<UseCreditDeps, 'credits' | 'billingListings'>,
  { userId, propertyId, startsAt, month: { start, total } }: Spending,
  unit: Unit,
): Promise<string | undefined> {
  const promotionId = randomUUID();
  if (!(await credits.take({ userId, start }, { total, promotionId }, unit))) return undefined;
  await billingListings.noteCredit(propertyId, promotionId, unit);
  await unit.announce('promotion-granted', {
    promotionId,
    propertyId,
    userId,
    type: CREDIT_TYPE,
    days: CREDIT_DAYS,
    startsAt: startsAt ?? null,
    source: 'plan_credit',
    paymentId: null,
  });
  return promotionId;
}

/** The promotion that an earlier call with this key got for a credit; undefined when it got a payment. */
export const creditedAs = (made: string): string | undefined =>
  made.startsWith(CREDITED) ? made.slice(CREDITED.length) : undefined;

/** Remembers the promotion of a call's key. */
export async function claimCredit(
  { idempotency }: Pick<UseCreditDeps, 'idempotency'>,
  asked: { userId: string; key: string; body: unknown; promotionId: string },
  unit: Unit,
): Promise<void> {
  const { promotionId, ...claim } = asked;
  await idempotency.claim({ ...claim, made: CREDITED + promotionId }, unit);
}

/** Spends a promotion credit; nothing is charged. @returns the promotion's id, undefined when no credit is left */
export async function useCredit(
  deps: UseCreditDeps,
  { userId, body, key }: Wish<NewPayment>,
  account: StoredAccount,
): Promise<string | undefined> {
  const month = await openMonth(deps, account);
  return deps.inTransaction(async (unit) => {
    const known = key && (await deps.idempotency.find({ userId, key, body }, unit));
    if (known) return creditedAs(known);
    if (!month) return undefined;
    const { propertyId, startsAt } = body;
    const promotionId = await spendCredit(deps, { userId, propertyId, startsAt, month }, unit);
    if (promotionId && key !== undefined) await claimCredit(deps, { userId, key, body, promotionId }, unit);
    return promotionId;
  });
}
