import type Stripe from 'stripe';

import type { Unit } from '../books/unit.ts';
import { invalid, refusedBy } from '../contract/stripe-error.ts';
import { retryInvoice } from '../money/renew-subscription.ts';
import { voidInvoice } from '../money/void-invoice.ts';
import { listBook } from './list.ts';
import type { Operations } from './operation.ts';
import { findMethod } from './payment-methods.ts';

export const invoices = {
  GetInvoices: (unit: Unit, params: Stripe.InvoiceListParams) =>
    listBook(
      unit,
      'invoices',
      params,
      (invoice) =>
        (!params.customer || invoice.customer === params.customer) &&
        (!params.status || invoice.status === params.status) &&
        (!params.subscription || invoice.parent?.subscription_details?.subscription === params.subscription),
    ),

  GetInvoicesInvoice: (unit: Unit, _: object, id: string) => unit.need('invoices', id),

  PostInvoicesInvoicePay(unit: Unit, params: Stripe.InvoicePayParams, id: string) {
    const invoice = unit.need('invoices', id);
    if (invoice.status === 'paid')
      throw invalid('Invoice is already paid', undefined, 'invoice_already_paid');
    const method = params.payment_method ? findMethod(unit, params.payment_method) : undefined;
    const decline = retryInvoice(unit, invoice, method && { method, presence: 'absent' });
    return decline ? refusedBy(decline) : invoice;
  },

  PostInvoicesInvoiceVoid(unit: Unit, _: object, id: string) {
    const invoice = unit.need('invoices', id);
    if (invoice.status !== 'open' && invoice.status !== 'uncollectible')
      throw invalid(`You can only void an invoice that is open or uncollectible, not ${invoice.status}.`);
    voidInvoice(unit, invoice);
    return invoice;
  },

  GetInvoicePayments: (unit: Unit, params: Stripe.InvoicePaymentListParams) =>
    listBook(
      unit,
      'invoice_payments',
      params,
      (payment) =>
        (!params.invoice || payment.invoice === params.invoice) &&
        (!params.status || payment.status === params.status) &&
        (!params.payment?.payment_intent || payment.payment.payment_intent === params.payment.payment_intent),
    ),

  GetInvoicePaymentsInvoicePayment: (unit: Unit, _: object, id: string) => unit.need('invoice_payments', id),
} satisfies Operations;
