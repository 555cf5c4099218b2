import type { PaymentKind } from '@pokriv/contracts/billing/payment-states';
import type { JobData } from '@pokriv/contracts/jobs';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { AccountRepository } from '../../accounts/account.repository.ts';
import type { PaidPromotion, StoredPayment } from './payment.model.ts';
import { documentOf } from './to-payment.ts';

interface Deps {
  accounts: Pick<AccountRepository, 'byId'>;
}

async function paymentNotice(
  { accounts }: Deps,
  payment: StoredPayment,
  unit: Unit,
): Promise<JobData<'payment-succeeded'> | undefined> {
  const account = await accounts.byId(payment.userId, unit);
  if (!account) return undefined;
  const { _id: paymentId, label, amount, receiptUrl } = payment;
  const document = documentOf(payment)?.kind;
  const { email, firstName } = account;
  return { email, firstName, paymentId, label, amount, receiptUrl, ...(document && { document }) };
}

export async function announcePaid(deps: Deps, payment: StoredPayment, unit: Unit): Promise<void> {
  const notice = await paymentNotice(deps, payment, unit);
  if (notice) await unit.announce('payment-succeeded', notice);
  if (payment.promotion) await unit.announce('promotion-granted', grantOf(payment, payment.promotion));
}

const grantOf = (
  { _id: paymentId, userId }: StoredPayment,
  { id: promotionId, propertyId, type, days, startsAt }: PaidPromotion,
): JobData<'promotion-granted'> => ({
  ...{ promotionId, propertyId, userId, type, days, paymentId },
  startsAt: startsAt?.toISOString() ?? null,
  source: 'paid',
});

interface Returned {
  /** Refunded euro cents. */
  amount: number;
  reason: string;
  ended: PaymentKind | null;
}

export async function announceRefunded(
  deps: Deps,
  payment: StoredPayment,
  { amount, reason, ended }: Returned,
  unit: Unit,
): Promise<void> {
  const { promotion } = payment;
  if (ended === 'promotion' && promotion)
    await unit.announce('promotion-withdrawn', grantOf(payment, promotion));
  const notice = await paymentNotice(deps, payment, unit);
  if (!notice) return;
  const isUpcoming = ended === 'promotion' && promotion?.status === 'scheduled';
  await unit.announce('payment-refunded', {
    ...notice,
    amount,
    reason,
    ended,
    ...(amount < payment.amount && { paid: payment.amount }),
    ...(isUpcoming && { upcoming: { after: promotion.startsAfter?.toISOString() ?? null } }),
  });
}
