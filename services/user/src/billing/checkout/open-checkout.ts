import type { StoredAccount } from '../../accounts/account.model.ts';
import type { BillingDeps } from '../billing-deps.ts';
import type { StoredPayment } from '../payments/payment.model.ts';
import type { PriceKey } from '../stripe/catalogue.ts';
import { askStripe } from '../stripe/stripe-error.ts';
import { dateOf } from '../sync/facts.ts';
import { checkoutEnd } from './is-open.ts';
import { customerAt } from './customer-at.ts';
import { nameOnInvoice } from './name-on-invoice.ts';

/**
 * Opens the provider's page for a payment that is written already; asked again, it is the same page.
 * @returns its address
 * @throws AppError CONFLICT or UNAVAILABLE when the provider does not open one
 */
export async function openCheckout(
  deps: BillingDeps,
  account: StoredAccount,
  payment: StoredPayment,
  price: PriceKey,
): Promise<string | null> {
  const customer = await customerAt(deps, account);
  await nameOnInvoice(deps, customer, payment.invoice);
  const metadata = { paymentId: payment._id, userId: account._id };
  const isPlan = payment.kind === 'subscription';
  const session = await askStripe(
    deps.stripe.checkout.sessions.create(
      {
        mode: isPlan ? 'subscription' : 'payment',
        customer,
        client_reference_id: account._id,
        line_items: [{ price: await deps.priceIdOf(price), quantity: 1 }],
        metadata,
        ...(isPlan ? { subscription_data: { metadata } } : { payment_intent_data: { metadata } }),
        locale: 'bg',
        success_url: `${deps.publicOrigin}/payment/success?session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: `${deps.publicOrigin}/payment/cancel?session_id={CHECKOUT_SESSION_ID}`,
        expires_at: checkoutEnd(payment),
      },
      { idempotencyKey: `checkout:${payment._id}` },
    ),
  );
  await deps.payments.noteCheckout(payment._id, {
    sessionId: session.id,
    checkoutUrl: session.url,
    checkoutEndsAt: dateOf(session.expires_at),
  });
  return session.url;
}
