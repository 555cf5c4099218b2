import type Stripe from 'stripe';

import { newId, type Unit } from '../books/unit.ts';
import { idOf, mergeMetadata } from './wire.ts';

const DAY_SECONDS = 24 * 60 * 60;
const noAmounts = { amount_discount: 0, amount_shipping: 0, amount_tax: 0 };

export function newSession(
  unit: Unit,
  params: Stripe.Checkout.SessionCreateParams,
  lines: Stripe.LineItem[],
): Stripe.Checkout.Session {
  const id = newId('cs_test');
  const total = lines.reduce((sum, { amount_total: amount }) => sum + amount, 0);
  const isSubscription = params.mode === 'subscription';
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: params.allow_promotion_codes ?? null,
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: params.billing_address_collection ?? null,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: unit.now(),
    currency: lines[0]?.currency ?? params.currency ?? 'eur',
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      ...{ after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    },
    customer: params.customer ?? null,
    customer_account: null,
    customer_creation: params.customer ? null : isSubscription ? 'always' : 'if_required',
    customer_details: null,
    customer_email: params.customer_email ?? null,
    discounts: [],
    excluded_payment_method_types: undefined,
    expires_at: params.expires_at ?? unit.now() + DAY_SECONDS,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: params.locale ?? null,
    managed_payments: null,
    metadata: mergeMetadata({}, params.metadata),
    mode: params.mode ?? 'payment',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: isSubscription ? 'always' : 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: params.submit_type ?? null,
    subscription: null,
    success_url: params.success_url ?? null,
    total_details: noAmounts,
    ui_mode: 'hosted_page',
    url: `${unit.origin}/c/pay/${id}`,
    wallet_options: null,
  };
}

export const newLineItem = (price: Stripe.Price, quantity: number, description: string): Stripe.LineItem => ({
  id: newId('li'),
  object: 'item',
  adjustable_quantity: null,
  amount_discount: 0,
  amount_subtotal: (price.unit_amount ?? 0) * quantity,
  amount_tax: 0,
  amount_total: (price.unit_amount ?? 0) * quantity,
  currency: price.currency,
  description,
  metadata: {},
  price: { ...price, product: idOf(price.product) },
  quantity,
});
