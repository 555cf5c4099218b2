import type Stripe from 'stripe';

import { newId, type Unit } from '../books/unit.ts';
import { planOf } from './new-catalogue.ts';
import { listOf, type Period } from './wire.ts';

export interface SubscriptionRequest {
  customer: string;
  price: Stripe.Price;
  quantity: number;
  metadata: Stripe.Metadata;
  description: string | null;
  paymentMethod: string | null;
}

export function newSubscription(
  unit: Unit,
  request: SubscriptionRequest,
  period: Period,
): Stripe.Subscription {
  const id = newId('sub');
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { enabled: false, disabled_reason: null, liability: null },
    billing_cycle_anchor: period.start,
    billing_cycle_anchor_config: null,
    billing_mode: { type: 'flexible', flexible: { proration_discounts: 'included' } },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: unit.now(),
    currency: request.price.currency,
    customer: request.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: request.paymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: request.description,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      ...{ account_tax_ids: null, custom_fields: null, description: null, footer: null },
      issuer: { type: 'self' },
    },
    items: listOf([newItem(unit, id, request, period)], `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: request.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: period.start,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: {
      end_behavior: { missing_payment_method: 'create_invoice', billing_cycle_anchor: 'reset' },
    },
    trial_start: null,
  };
}

function newItem(
  unit: Unit,
  subscription: string,
  { price, quantity }: SubscriptionRequest,
  period: Period,
): Stripe.SubscriptionItem {
  return {
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: unit.now(),
    current_trial: null,
    current_period_end: period.end,
    current_period_start: period.start,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity,
    subscription,
    tax_rates: [],
  };
}
