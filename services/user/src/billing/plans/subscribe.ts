import type { Checkout, NewSubscription } from '@pokriv/contracts/billing/billing';
import { planPrices } from '@pokriv/contracts/billing/plans';
import { conflict, notFound } from '@pokriv/contracts/errors';

import { messages as accountMessages } from '../../messages.ts';
import { choosePayment, type ChoosePaymentDeps, type Wish } from '../checkout/choose-payment.ts';
import { checkoutUrlOf, type OpenCheckoutDeps } from '../checkout/open-checkout.ts';
import { messages } from '../messages.ts';
import { newPayment, planLabel } from '../payments/new-payment.ts';
import type { StoredPayment } from '../payments/payment.model.ts';
import { planKey } from '../stripe/catalogue.ts';

export interface SubscribeDeps extends ChoosePaymentDeps, OpenCheckoutDeps {}

/**
 * Starts a subscription: stores a payment, then opens its checkout. Reuses an open checkout of the same plan and
 * expires one of another plan.
 * @throws AppError CONFLICT while another subscription gives rights, or the key was used for another body
 */
export async function subscribe(deps: SubscribeDeps, wish: Wish<NewSubscription>): Promise<Checkout> {
  const { accounts, payments, subscriptions } = deps;
  const { userId, body } = wish;
  const account = await accounts.byId(userId);
  if (!account) throw notFound(accountMessages.profileMissing);
  const payment = await choosePayment(deps, {
    wish,
    findOpen: (unit) => payments.openPlans(userId, unit),
    isSame: ({ subscription }) =>
      subscription?.planId === body.planId && subscription.interval === body.interval,
    make: (now) => paymentFor(userId, body, now),
    assertSold: async (unit) => {
      if (await subscriptions.liveOf(userId, unit)) throw conflict(messages.subscriptionLive);
    },
  });
  const checkoutUrl = await checkoutUrlOf(deps, payment, {
    account,
    price: planKey(body),
    invoice: body.invoice,
  });
  return { checkoutUrl, paymentId: payment._id, promotionId: null };
}

function paymentFor(userId: string, body: NewSubscription, now: Date): StoredPayment {
  const { planId, interval, consent, invoice } = body;
  return newPayment(
    {
      userId,
      kind: 'subscription',
      label: planLabel(body),
      amount: planPrices[planId][interval],
      subscription: { planId, interval },
      consentedAt: consent ? now : null,
      ...(invoice && { invoice }),
    },
    now,
  );
}
