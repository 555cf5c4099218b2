import type Stripe from 'stripe';

import type { Unit } from '../books/unit.ts';
import { invalid } from '../contract/stripe-error.ts';
import { expireSession } from '../money/expire-session.ts';
import { productName } from '../money/subscription-parts.ts';
import { newPortalConfiguration } from '../objects/new-portal-configuration.ts';
import { newPortalSession } from '../objects/new-portal-session.ts';
import { newLineItem, newSession } from '../objects/new-session.ts';
import { mergeMetadata } from '../objects/wire.ts';
import { listBook, pageOf } from './list.ts';
import type { Operations } from './operation.ts';

const MIN_SECONDS = 30 * 60;
const MAX_SECONDS = 24 * 60 * 60;
const LEEWAY_SECONDS = 60;

export const sessions = {
  GetCheckoutSessions: (unit: Unit, params: Stripe.Checkout.SessionListParams) =>
    listBook(
      unit,
      'sessions',
      params,
      (session) =>
        (!params.customer || session.customer === params.customer) &&
        (!params.subscription || session.subscription === params.subscription) &&
        (!params.payment_intent || session.payment_intent === params.payment_intent) &&
        (!params.status || session.status === params.status),
    ),

  GetCheckoutSessionsSession: (unit: Unit, _: object, id: string) => unit.need('sessions', id),

  PostCheckoutSessions(unit: Unit, params: Stripe.Checkout.SessionCreateParams) {
    checkSession(unit, params);
    const lines = (params.line_items ?? []).map(({ price: id = '', quantity = 1 }, index) => {
      const price = unit.need('prices', id, `line_items[${index}][price]`);
      checkPrice(price, params.mode, index);
      return newLineItem(price, quantity, productName(unit, price));
    });
    const session = newSession(unit, params, lines);
    const data = params.mode === 'subscription' ? params.subscription_data : params.payment_intent_data;
    unit.put('sessions', session);
    unit.put('orders', {
      id: session.id,
      lines,
      metadata: mergeMetadata({}, data?.metadata),
      description: data?.description ?? null,
    });
    return session;
  },

  GetCheckoutSessionsSessionLineItems(unit: Unit, params: Stripe.PaginationParams, id: string) {
    unit.need('sessions', id);
    return pageOf(unit.need('orders', id).lines, params, `/v1/checkout/sessions/${id}/line_items`);
  },

  PostCheckoutSessionsSessionExpire(unit: Unit, _: object, id: string) {
    const session = unit.need('sessions', id);
    if (session.status !== 'open')
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}`,
      );
    expireSession(unit, session);
    return session;
  },

  GetBillingPortalConfigurations: (unit: Unit, params: Stripe.BillingPortal.ConfigurationListParams) =>
    listBook(
      unit,
      'portal_configurations',
      params,
      ({ active }) => params.active === undefined || params.active === active,
    ),

  PostBillingPortalConfigurations(unit: Unit, params: Stripe.BillingPortal.ConfigurationCreateParams) {
    const configuration = newPortalConfiguration(unit, params);
    unit.put('portal_configurations', configuration);
    return configuration;
  },

  /** Like an account without a saved default configuration: one must be passed. */
  PostBillingPortalSessions(unit: Unit, params: Stripe.BillingPortal.SessionCreateParams) {
    unit.need('customers', params.customer ?? '', 'customer');
    if (!params.configuration)
      throw invalid(
        'No configuration provided and your test mode default configuration has not been created.',
      );
    unit.need('portal_configurations', params.configuration, 'configuration');
    const session = newPortalSession(unit, params);
    unit.put('portal_sessions', session);
    return session;
  },
} satisfies Operations;

function checkSession(unit: Unit, params: Stripe.Checkout.SessionCreateParams): void {
  const { customer, customer_email: email, expires_at: end, mode, success_url: success } = params;
  if (customer) unit.need('customers', customer, 'customer');
  if (customer && email)
    throw invalid('You may only specify one of these parameters: customer, customer_email.');
  if (!mode) throw invalid('You must specify `mode`.', 'mode', 'parameter_missing');
  if (!success) throw invalid('Missing required param: success_url.', 'success_url', 'parameter_missing');
  if (!params.line_items?.length)
    throw invalid(`\`line_items\` is required in \`${mode}\` mode.`, 'line_items');
  if (mode === 'payment' && params.subscription_data)
    throw invalid('You can not pass `subscription_data` in `payment` mode.', 'subscription_data');
  if (mode === 'subscription' && params.payment_intent_data)
    throw invalid('You can not pass `payment_intent_data` in `subscription` mode.', 'payment_intent_data');
  const lasts = (end ?? unit.now() + MAX_SECONDS) - unit.now();
  if (lasts < MIN_SECONDS - LEEWAY_SECONDS || lasts > MAX_SECONDS + LEEWAY_SECONDS)
    throw invalid(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      'expires_at',
    );
}

function checkPrice(
  price: Stripe.Price,
  mode: Stripe.Checkout.SessionCreateParams['mode'],
  index: number,
): void {
  const param = `line_items[${index}][price]`;
  if (!price.active) throw invalid('The price specified is inactive.', param);
  if (mode === 'payment' && price.recurring)
    throw invalid(
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
      param,
    );
  if (mode === 'subscription' && !price.recurring)
    throw invalid('You must provide at least one recurring price in `subscription` mode.', param);
}
