import { randomUUID } from 'node:crypto';

import { CREDIT_DAYS, CREDIT_TYPE } from '@pokriv/contracts/listing/promotions';

import type { StoredAccount } from '../../accounts/account.model.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { creditsOf } from '../credits/read-credits.ts';
import type { PromotionWish } from './buy-promotion.ts';

/** Marks an Idempotency-Key that made a promotion without a payment. */
const CREDITED = 'promotion:';

/**
 * Takes one of the promotions that the plan includes this month; nothing is charged.
 * @returns the promotion, undefined when none is left
 */
export async function useCredit(
  deps: BillingDeps,
  { userId, body, key }: PromotionWish,
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
