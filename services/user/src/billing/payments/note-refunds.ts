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

interface Deps {
  accounts: Pick<AccountRepository, 'byId'>;
  payments: PaymentRepository;
  subscriptions: Pick<SubscriptionRepository, 'byId'>;
  now: () => Date;
}

/** Whether a refund at the provider is the one that is under way here. */
const isAsked = ({ metadata }: Stripe.Refund, { _id, refundRequestedAt, refundNumber = 1 }: StoredPayment) =>
  refundRequestedAt !== null && metadata?.paymentId === _id && Number(metadata.number ?? 1) === refundNumber;

/**
 * Writes down what went back, from the product or from the provider's own pages. All of it: the payment is refunded. A part: it stays paid, and another part
 * may follow. What was paid for ends where that was asked for, and not otherwise.
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
    payment.refundRequestedAt !== null && (isWhole || fresh.some((one) => isAsked(one, payment)));
  const asked = payment.refundReason ?? messages.refunds.elsewhere;
  const reasonOf = (refund: Stripe.Refund) =>
    isAsked(refund, payment) || isWhole ? asked : messages.refunds.elsewhere;
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
      ...(isDone && payment.endBenefit && { isBenefitEnded: true }),
    },
    unit,
  );
  for (const [index, { amount, reason }] of noted.entries()) {
    const isLast = index === noted.length - 1;
    await announceRefunded(deps, changed, { amount, reason, ended: isLast ? ended : null }, unit);
  }
  return changed;
}

/**
 * What ends with a payment that has been given back: nothing when that was not asked for, or when it is over already.
 * A plan ends by what its payment says from now on (see `applySubscription`).
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
