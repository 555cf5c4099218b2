import * as pages from '@pokriv/contracts/pages';
import { conflict } from '@pokriv/contracts/errors';
import type Stripe from 'stripe';

import type { StoredAccount } from '../../accounts/account.model.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { messages } from '../messages.ts';
import type { StoredPayment } from '../payments/payment.model.ts';
import type { PriceKey } from '../stripe/catalogue.ts';
import { askStripe, isMissing } from '../stripe/stripe-error.ts';
import { dateOf } from '../sync/facts.ts';
import { expireSession } from './close-checkout.ts';
import { checkoutEnd } from './is-open.ts';
import { customerAt, isLost } from './customer-at.ts';
import { nameOnInvoice } from './name-on-invoice.ts';

/**
 * Opens the provider's page for a payment that is written already; asked again, it is the same page. A customer who was
 * deleted at the provider is made there anew.
 * @returns its address
 * @throws AppError CONFLICT or UNAVAILABLE when the provider does not open one, CONFLICT when the payment was given up meanwhile
 */
export async function openCheckout(
  deps: BillingDeps,
  account: StoredAccount,
  payment: StoredPayment,
  price: PriceKey,
): Promise<string | null> {
  const params = paramsFor(deps, payment, await deps.priceIdOf(price));
  const open = async (customer: string): Promise<Stripe.Checkout.Session> => {
    await nameOnInvoice(deps, customer, payment.invoice);
    // of another customer it is another page
    const idempotencyKey = `checkout:${payment._id}:${customer}`;
    return deps.stripe.checkout.sessions.create({ ...params, customer }, { idempotencyKey });
  };
  const customer = await customerAt(deps, account);
  const opening = open(customer).catch(async (error: unknown) => {
    if (!isMissing(error) || !(await isLost(deps, customer))) throw error;
    return open(await customerAt(deps, account, customer));
  });
  const session = await askStripe(opening);
  await deps.payments.noteCheckout(payment._id, {
    sessionId: session.id,
    checkoutUrl: session.url,
    checkoutEndsAt: dateOf(session.expires_at),
  });
  const known = await deps.payments.byId(payment._id);
  if (known?.status === 'canceled') {
    await expireSession(deps, session.id);
    throw conflict(messages.checkoutReplaced);
  }
  return session.url;
}

function paramsFor(
  { publicOrigin }: BillingDeps,
  payment: StoredPayment,
  price: string,
): Stripe.Checkout.SessionCreateParams {
  const metadata = { paymentId: payment._id, userId: payment.userId };
  const isPlan = payment.kind === 'subscription';
  return {
    mode: isPlan ? 'subscription' : 'payment',
    client_reference_id: payment.userId,
    line_items: [{ price, quantity: 1 }],
    metadata,
    ...(isPlan ? { subscription_data: { metadata } } : { payment_intent_data: { metadata } }),
    locale: 'bg',
    // Money that arrives days later would give rights before it is there.
    allowed_payment_method_types: ['card'],
    success_url: `${publicOrigin}${pages.paymentSuccess.path}?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${publicOrigin}${pages.paymentCancel.path}?session_id={CHECKOUT_SESSION_ID}`,
    expires_at: checkoutEnd(payment),
  };
}
