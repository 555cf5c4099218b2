import type Stripe from 'stripe';

import { newId, type Unit } from '../books/unit.ts';

export const newInvoicePayment = (
  unit: Unit,
  invoice: Stripe.Invoice,
  intent: Stripe.PaymentIntent,
): Stripe.InvoicePayment => ({
  id: newId('inpay'),
  object: 'invoice_payment',
  amount_paid: null,
  amount_requested: invoice.amount_due,
  created: unit.now(),
  currency: invoice.currency,
  invoice: invoice.id,
  is_default: true,
  livemode: false,
  payment: { type: 'payment_intent', payment_intent: intent.id },
  status: 'open',
  status_transitions: { canceled_at: null, paid_at: null },
});
