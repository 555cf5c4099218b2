import type { JobData } from '@pokriv/contracts/jobs';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { BillingDeps } from '../billing-deps.ts';
import type { StoredPayment } from '../payments/payment.model.ts';

type Deps = Pick<BillingDeps, 'accounts'>;

async function paidThing(
  { accounts }: Deps,
  payment: StoredPayment,
  unit: Unit,
): Promise<JobData<'payment-succeeded'> | undefined> {
  const account = await accounts.byId(payment.userId, unit);
  if (!account) return undefined;
  const { _id: paymentId, label, amount, receiptUrl } = payment;
  return { email: account.email, firstName: account.firstName, paymentId, label, amount, receiptUrl };
}

/** What was paid for is granted, and its payer told. */
export async function announcePaid(deps: Deps, payment: StoredPayment, unit: Unit): Promise<void> {
  const told = await paidThing(deps, payment, unit);
  if (told) await unit.announce('payment-succeeded', told);
  if (!payment.promotion) return;
  const { id: promotionId, propertyId, type, days, startsAt } = payment.promotion;
  await unit.announce('promotion-granted', {
    promotionId,
    propertyId,
    userId: payment.userId,
    type,
    days,
    startsAt: startsAt?.toISOString() ?? null,
    source: 'paid',
    paymentId: payment._id,
  });
}

export async function announceRefunded(deps: Deps, payment: StoredPayment, unit: Unit): Promise<void> {
  const told = await paidThing(deps, payment, unit);
  if (told) await unit.announce('payment-refunded', { ...told, reason: payment.refundReason ?? '' });
}
