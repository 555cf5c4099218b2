import { isDeepStrictEqual } from 'node:util';

import { conflict, notFound, unavailable } from '@pokriv/contracts/errors';
import type { Checkout, NewSubscription } from '@pokriv/contracts/billing';
import { planPrices } from '@pokriv/contracts/plans';

import { messages as accountMessages } from '../../messages.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { messages } from '../messages.ts';
import { newPayment } from '../payments/new-payment.ts';
import { planLabel } from '../payments/payment-label.ts';
import type { StoredPayment } from '../payments/payment.model.ts';
import type { PaymentChange } from '../payments/payment.repository.ts';
import { canBePaid } from '../payments/to-payment.ts';
import { planKey } from '../stripe/catalogue.ts';
import { askStripe } from '../stripe/stripe-error.ts';
import { closeCheckout } from './close-checkout.ts';
import { customerAt } from './customer-at.ts';
import { isOpen, mustBeOpen } from './is-open.ts';
import { nameOnInvoice } from './name-on-invoice.ts';
import { openCheckout } from './open-checkout.ts';

export interface Wish<Body> {
  userId: string;
  body: Body;
  /** An Idempotency-Key. */
  key: string | undefined;
}

type Choice = { payment: StoredPayment } | { obstacle: StoredPayment };

/**
 * Begins a subscription: a payment is written, then the provider's page is opened for it. A page that is open for the same
 * plan is given again, with whom the invoice names and what was agreed to as said last; one for another plan is closed first.
 * @throws AppError CONFLICT while another subscription gives rights, or the key was used for another body
 */
export async function subscribe(deps: BillingDeps, wish: Wish<NewSubscription>): Promise<Checkout> {
  const account = await deps.accounts.byId(wish.userId);
  if (!account) throw notFound(accountMessages.profileMissing);
  await deps.customers.open(wish.userId);
  const payment = await choosePayment(deps, wish);
  const answer = { paymentId: payment._id, promotionId: null };
  if (!canBePaid(payment, deps.now()))
    return { ...answer, checkoutUrl: await openCheckout(deps, account, payment, planKey(wish.body)) };
  if (wish.body.invoice)
    await askStripe(nameOnInvoice(deps, await customerAt(deps, account), payment.invoice));
  return { ...answer, checkoutUrl: payment.checkoutUrl };
}

/** More checkouts than these are never in the way of one person. */
const MOST_OBSTACLES = 5;

/** Closes what is in the way, until nothing is. */
async function choosePayment(deps: BillingDeps, wish: Wish<NewSubscription>): Promise<StoredPayment> {
  for (let tries = 0; tries < MOST_OBSTACLES; tries += 1) {
    const choice = await choose(deps, wish);
    if ('payment' in choice) return choice.payment;
    await closeCheckout(deps, choice.obstacle);
  }
  throw unavailable(messages.providerAway);
}

const isSame = ({ subscription }: StoredPayment, { planId, interval }: NewSubscription): boolean =>
  subscription?.planId === planId && subscription.interval === interval;

function choose(
  { inTransaction, customers, subscriptions, payments, idempotency, now }: BillingDeps,
  { userId, body, key }: Wish<NewSubscription>,
): Promise<Choice> {
  return inTransaction(async (unit) => {
    const at = now();
    const made = key && (await idempotency.find({ userId, key, body }, unit));
    const known = made ? await payments.byId(made, unit) : null;
    if (known) return { payment: mustBeOpen(known, at) };
    if (await subscriptions.liveOf(userId, unit)) throw conflict(messages.subscriptionLive);
    const open = await payments.openPlan(userId, unit);
    const isFit = open !== null && isSame(open, body) && isOpen(open, at);
    if (open && !isFit) return { obstacle: open };
    let payment = open ?? paymentFor(userId, body, at);
    if (open) {
      const news = newsIn(open, body, at);
      if (Object.keys(news).length > 0) payment = await payments.change(open, news, unit);
    } else {
      // of several at once the others begin again, and find this one
      await customers.hold(userId, unit);
      await payments.add(payment, unit);
    }
    if (key !== undefined) await idempotency.claim({ userId, key, body, made: payment._id }, unit);
    return { payment };
  });
}

/** What is said now and was not said before; a consent stays as old as it is. */
const newsIn = (
  known: StoredPayment,
  { invoice, consent }: NewSubscription,
  now: Date,
): Pick<PaymentChange, 'invoice' | 'consentedAt'> => ({
  ...(invoice && !isDeepStrictEqual(invoice, known.invoice) && { invoice }),
  ...(consent && known.consentedAt === null && { consentedAt: now }),
});

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
