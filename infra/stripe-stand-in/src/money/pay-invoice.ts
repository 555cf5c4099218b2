import type Stripe from 'stripe';

import type { Unit } from '../books/unit.ts';
import type { Decline } from '../contract/stripe-error.ts';
import { newInvoicePayment } from '../objects/new-invoice-payment.ts';
import { newInvoice, type InvoiceEntry } from '../objects/new-invoice.ts';
import { newPaymentIntent } from '../objects/new-payment-intent.ts';
import { idOf } from '../objects/wire.ts';
import type { Presence } from './card-rules.ts';
import { chargeCard } from './charge-card.ts';

const RETRY_SECONDS = 3 * 24 * 60 * 60;
const MAX_ATTEMPTS = 4;

/** A card and its presence. Without a card the payment fails like a decline. */
export interface Payer {
  method: Stripe.PaymentMethod | undefined;
  presence: Presence;
}

const noCard: Decline = {
  code: 'resource_missing',
  declineCode: 'generic_decline',
  message: 'This customer has no attached payment source or default payment method.',
};

export function issueInvoice(
  unit: Unit,
  subscription: Stripe.Subscription,
  reason: Stripe.Invoice.BillingReason,
  entries: InvoiceEntry[],
): Stripe.Invoice {
  const invoice = newInvoice(unit, subscription, reason, entries);
  subscription.latest_invoice = invoice.id;
  unit.put('invoices', invoice);
  unit.emit('invoice.created', invoice);
  unit.emit('invoice.finalized', invoice);
  return invoice;
}

/** Charges an open invoice. @returns the decline, if any */
export function payInvoice(
  unit: Unit,
  invoice: Stripe.Invoice,
  { method, presence }: Payer,
): Decline | undefined {
  invoice.attempted = true;
  if (invoice.amount_due === 0) return settle(unit, invoice);
  const payment = paymentOf(unit, invoice);
  const intent = unit.need('payment_intents', idOf(payment.payment.payment_intent));
  const decline = method ? chargeCard(unit, intent, method, presence) : noCard;
  invoice.attempt_count += 1;
  if (decline) {
    const goesOn = invoice.attempt_count < MAX_ATTEMPTS;
    invoice.next_payment_attempt = goesOn ? unit.now() + RETRY_SECONDS : null;
    unit.put('invoices', invoice);
    unit.emit('invoice.payment_failed', invoice);
    return decline;
  }
  Object.assign(payment, { status: 'paid', amount_paid: invoice.amount_due });
  payment.status_transitions.paid_at = unit.now();
  unit.put('invoice_payments', payment);
  unit.emit('invoice_payment.paid', payment);
  return settle(unit, invoice);
}

function settle(unit: Unit, invoice: Stripe.Invoice): undefined {
  Object.assign(invoice, { status: 'paid', amount_paid: invoice.amount_due, amount_remaining: 0 });
  invoice.next_payment_attempt = null;
  invoice.auto_advance = false;
  invoice.status_transitions.paid_at = unit.now();
  unit.put('invoices', invoice);
  unit.emit('invoice.paid', invoice);
  unit.emit('invoice.payment_succeeded', invoice);
}

/** The single payment of an invoice with its intent: created at the first attempt, reused by retries. */
function paymentOf(unit: Unit, invoice: Stripe.Invoice): Stripe.InvoicePayment {
  const [known] = unit.all('invoice_payments', (each) => each.invoice === invoice.id);
  if (known) return known;
  const intent = newPaymentIntent(unit, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: idOf(invoice.customer),
    description:
      invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
    metadata: {},
  });
  const payment = newInvoicePayment(unit, invoice, intent);
  unit.put('payment_intents', intent);
  unit.put('invoice_payments', payment);
  unit.emit('payment_intent.created', intent);
  return payment;
}
