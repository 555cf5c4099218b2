import type Stripe from 'stripe';

import { newId, type Unit } from '../books/unit.ts';
import { decimal, listOf, type Period } from './wire.ts';

export interface InvoiceEntry {
  /** cents; negative for a credit */
  amount: number;
  description: string;
  period: Period;
  price: Stripe.Price;
  item: Stripe.SubscriptionItem;
  isProration: boolean;
}

export function newInvoice(
  unit: Unit,
  subscription: Stripe.Subscription,
  reason: Stripe.Invoice.BillingReason,
  entries: InvoiceEntry[],
): Stripe.Invoice {
  const id = newId('in');
  const settings = unit.settings();
  const customer = unit.get('customers', String(subscription.customer));
  unit.put('settings', { ...settings, invoices: settings.invoices + 1 });
  const sum = entries.reduce((total, { amount }) => total + amount, 0);
  // Stripe credits a negative sum to the customer's balance, which the product does not use
  const due = Math.max(0, sum);
  const starts = entries.map(({ period }) => period.start);
  const ends = entries.map(({ period }) => period.end);
  return {
    id,
    object: 'invoice',
    account_country: 'BG',
    account_name: 'Покрив',
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_paid_off_stripe: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { enabled: false, disabled_reason: null, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: unit.now(),
    currency: subscription.currency,
    custom_fields: customer?.invoice_settings.custom_fields ?? null,
    customer: subscription.customer,
    customer_account: null,
    customer_address: customer?.address ?? null,
    customer_email: customer?.email ?? null,
    customer_name: customer?.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: unit.now(),
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: `${unit.origin}/i/${id}`,
    invoice_pdf: `${unit.origin}/i/${id}/print`,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(
      entries.map((entry) => newLine(id, subscription, entry)),
      `/v1/invoices/${id}/lines`,
    ),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: `POKRIV-${String(settings.invoices + 1).padStart(4, '0')}`,
    on_behalf_of: null,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: {
        subscription: subscription.id,
        metadata: subscription.metadata,
      },
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: reason === 'subscription_cycle' ? Math.min(...starts) : Math.max(...ends),
    period_start: Math.min(...starts),
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'open',
    status_transitions: {
      ...{ finalized_at: unit.now(), marked_uncollectible_at: null, paid_at: null, voided_at: null },
    },
    subtotal: sum,
    subtotal_excluding_tax: sum,
    test_clock: null,
    total: sum,
    total_discount_amounts: [],
    total_excluding_tax: sum,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: unit.now(),
  };
}

function newLine(
  invoice: string,
  subscription: Stripe.Subscription,
  entry: InvoiceEntry,
): Stripe.InvoiceLineItem {
  const { amount, price, item, isProration } = entry;
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: subscription.currency,
    description: entry.description,
    discount_amounts: [],
    discountable: !isProration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: isProration,
        proration_details: { credited_items: null },
        subscription: subscription.id,
        subscription_item: item.id,
      },
    },
    period: entry.period,
    pretax_credit_amounts: [],
    pricing: {
      type: 'price_details',
      price_details: { price: price.id, product: String(price.product) },
      unit_amount_decimal: decimal(price.unit_amount ?? 0),
    },
    quantity: 1,
    quantity_decimal: decimal(1),
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  };
}
