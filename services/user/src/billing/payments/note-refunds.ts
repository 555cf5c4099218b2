import { paymentStates, type PaymentKind } from '@pokriv/contracts/billing/payment-states';
import { isOpenPromotion } from '@pokriv/contracts/listing/promotions';
import { transition } from '@pokriv/contracts/transition';
import type { Unit } from '@pokriv/service-kit/mongo';
import type Stripe from 'stripe';

import type { AccountRepository } from '../../accounts/account.repository.ts';
import { messages } from '../messages.ts';
import { dateOf, type Charged } from '../stripe/read-facts.ts';
import { isLive } from '../subscriptions/grant-rights.ts';
import type { SubscriptionRepository } from '../subscriptions/subscription.repository.ts';
import { announceRefunded } from './announce-payment.ts';
import type { StoredPayment, StoredRefund } from './payment.model.ts';
import type { PaymentRepository } from './payment.repository.ts';
import { requestRefund } from './request-refund.ts';

interface Deps {
  accounts: Pick<AccountRepository, 'byId'>;
  payments: PaymentRepository;
  subscriptions: Pick<SubscriptionRepository, 'byId'>;
  now: () => Date;
}

const isRequested = (
  { metadata }: Stripe.Refund,
  { _id, refundRequestedAt, refundNumber = 1 }: StoredPayment,
) =>
  refundRequestedAt !== null && metadata?.paymentId === _id && Number(metadata.number ?? 1) === refundNumber;

/**
 * Records new refunds, from the product or from Stripe's dashboard. A full refund sets the status `refunded`; a
 * partial one leaves `succeeded`. The benefit ends only if the refund request says so.
 */
export async function noteRefunds(
  deps: Deps,
  payment: StoredPayment,
  { charge, refunds }: Charged,
  unit: Unit,
): Promise<StoredPayment> {
  if (!charge || payment.status !== 'succeeded') return payment;
  const known = payment.refunds ?? [];
  const fresh = refunds.filter(({ id }) => !known.some((refund) => refund.id === id));
  if (fresh.length === 0) return payment;
  const isWhole = charge.refunded;
  const isDone =
    payment.refundRequestedAt !== null && (isWhole || fresh.some((one) => isRequested(one, payment)));
  const asked = payment.refundReason ?? messages.refunds.elsewhere;
  const reasonOf = (refund: Stripe.Refund) =>
    isRequested(refund, payment) || isWhole ? asked : messages.refunds.elsewhere;
  const noted = fresh
    .sort((one, other) => one.created - other.created)
    .map((one): StoredRefund => ({
      ...{ id: one.id, amount: one.amount, at: dateOf(one.created) },
      reason: reasonOf(one),
    }));
  const ended = isDone ? await benefitToEnd(deps, payment, unit) : null;
  const changed = await deps.payments.change(
    payment,
    {
      refunds: [...known, ...noted],
      ...(isWhole && {
        status: transition(paymentStates, payment.status, 'refund', 'system'),
        refundedAt: deps.now(),
        refundReason: asked,
      }),
      ...(isDone && !isWhole && { refundRequestedAt: null, refundReason: null, refundAmount: null }),
      ...(isDone && { refundNext: null }),
      ...(isDone && payment.endBenefit && { isBenefitEnded: true }),
    },
    unit,
  );
  for (const [index, { amount, reason }] of noted.entries()) {
    const isLast = index === noted.length - 1;
    await announceRefunded(deps, changed, { amount, reason, ended: isLast ? ended : null }, unit);
  }
  if (isDone && !isWhole && payment.refundNext)
    await requestRefund(deps, changed, { reason: payment.refundNext }, unit);
  return changed;
}

/**
 * The benefit that ends with a refund; null when the request does not end it or it is already over. A plan ends
 * later, in `applySubscription`, from the payment's fields.
 */
export async function benefitToEnd(
  { subscriptions }: Pick<Deps, 'subscriptions'>,
  { endBenefit = false, promotion, subscriptionId }: StoredPayment,
  unit: Unit,
): Promise<PaymentKind | null> {
  if (!endBenefit) return null;
  if (promotion) return isOpenPromotion(promotion.status) ? 'promotion' : null;
  const subscription = subscriptionId === undefined ? null : await subscriptions.byId(subscriptionId, unit);
  return isLive(subscription) ? 'subscription' : null;
}
