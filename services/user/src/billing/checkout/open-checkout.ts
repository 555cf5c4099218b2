import type { InvoiceData } from '@pokriv/contracts/billing/billing';
import { conflict } from '@pokriv/contracts/errors';
import * as pages from '@pokriv/contracts/pages';
import type Stripe from 'stripe';

import type { StoredAccount } from '../../accounts/account.model.ts';
import { customerAt, isLost, nameOnInvoice, type CustomerDeps } from '../customers/customer-at.ts';
import { messages } from '../messages.ts';
import type { StoredPayment } from '../payments/payment.model.ts';
import type { PaymentRepository } from '../payments/payment.repository.ts';
import { canBePaid } from '../payments/to-payment.ts';
import type { PriceKey } from '../stripe/catalogue.ts';
import type { PriceIdOf } from '../stripe/price-ids.ts';
import { dateOf } from '../stripe/read-facts.ts';
import { askStripe, isMissing } from '../stripe/stripe-error.ts';
import { expireSession } from './close-checkout.ts';
import { checkoutEnd } from './is-open.ts';

export interface OpenCheckoutDeps extends CustomerDeps {
  payments: PaymentRepository;
  priceIdOf: PriceIdOf;
  publicOrigin: string;
  now: () => Date;
}

interface Said {
  account: StoredAccount;
  price: PriceKey;
  invoice: InvoiceData | undefined;
}

/** Address of the payment's checkout, opened on demand. @throws AppError CONFLICT or UNAVAILABLE */
export async function checkoutUrlOf(
  deps: OpenCheckoutDeps,
  payment: StoredPayment,
  { account, price, invoice }: Said,
): Promise<string | null> {
  if (!canBePaid(payment, deps.now())) return openCheckout(deps, account, payment, price);
  if (invoice) await askStripe(nameOnInvoice(deps, await customerAt(deps, account), payment.invoice));
  return payment.checkoutUrl;
}

/**
 * Opens the checkout of a stored payment; idempotent per payment and customer. Recreates a customer deleted at
 * Stripe.
 * @throws AppError CONFLICT or UNAVAILABLE when Stripe opens none, CONFLICT when the payment was cancelled meanwhile
 */
async function openCheckout(
  deps: OpenCheckoutDeps,
  account: StoredAccount,
  payment: StoredPayment,
  price: PriceKey,
): Promise<string | null> {
  const params = paramsFor(deps, payment, await deps.priceIdOf(price));
  const open = async (customer: string): Promise<Stripe.Checkout.Session> => {
    await nameOnInvoice(deps, customer, payment.invoice);
    // a new customer needs a new key: Stripe refuses other parameters under a used one
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
  { publicOrigin }: OpenCheckoutDeps,
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
    // Delayed payment methods would grant rights before the money arrives.
    allowed_payment_method_types: ['card'],
    success_url: `${publicOrigin}${pages.paymentSuccess.path}?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${publicOrigin}${pages.paymentCancel.path}?session_id={CHECKOUT_SESSION_ID}`,
    expires_at: checkoutEnd(payment),
  };
}
