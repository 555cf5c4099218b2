import type Stripe from 'stripe';

import type { Unit } from '../books/unit.ts';
import { invalid, refusedBy, resourceMissing } from '../contract/stripe-error.ts';
import { changePrice } from '../money/change-price.ts';
import { endSubscription } from '../money/end-subscription.ts';
import { issueInvoice, payInvoice } from '../money/pay-invoice.ts';
import { startSubscription } from '../money/start-subscription.ts';
import { absentPayer, announceChange, itemOf } from '../money/subscription-parts.ts';
import { idOf, mergeMetadata } from '../objects/wire.ts';
import { listBook } from './list.ts';
import type { Operations } from './operation.ts';
import { findMethod } from './payment-methods.ts';

export const subscriptions = {
  GetSubscriptions: (unit: Unit, { customer, status, price, ...params }: Stripe.SubscriptionListParams) =>
    listBook(
      unit,
      'subscriptions',
      params,
      (subscription) =>
        (!customer || subscription.customer === customer) &&
        (!price || itemOf(subscription).price.id === price) &&
        hasStatus(subscription, status),
    ),

  GetSubscriptionsSubscriptionExposedId: (unit: Unit, _: object, id: string) =>
    unit.need('subscriptions', id),

  PostSubscriptions(unit: Unit, params: Stripe.SubscriptionCreateParams) {
    const customer = unit.need('customers', params.customer ?? '', 'customer');
    const [item] = params.items ?? [];
    const price = unit.need('prices', item?.price ?? '', 'items[0][price]');
    const asked = params.default_payment_method ?? idOf(customer.invoice_settings.default_payment_method);
    const method = asked ? findMethod(unit, asked) : undefined;
    if (method) unit.put('payment_methods', { ...method, customer: customer.id });
    const { subscription, decline } = startSubscription(
      unit,
      {
        customer: customer.id,
        price,
        quantity: item?.quantity ?? 1,
        metadata: mergeMetadata({}, params.metadata),
        description: params.description || null,
        paymentMethod: method?.id ?? null,
      },
      { method, presence: params.off_session ? 'absent' : 'present' },
    );
    if (decline && params.payment_behavior === 'error_if_incomplete') throw refusedBy(decline);
    return subscription;
  },

  PostSubscriptionsSubscriptionExposedId(unit: Unit, params: Stripe.SubscriptionUpdateParams, id: string) {
    const subscription = unit.need('subscriptions', id);
    if (subscription.status === 'canceled' && Object.keys(params).some((key) => !KEPT_OPEN.includes(key)))
      throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
    const before = structuredClone(subscription);
    subscription.metadata = mergeMetadata(subscription.metadata, params.metadata);
    if (params.description !== undefined) subscription.description = params.description || null;
    if (params.default_payment_method)
      subscription.default_payment_method = unit.need(
        'payment_methods',
        params.default_payment_method,
        'default_payment_method',
      ).id;
    if (params.cancel_at_period_end !== undefined) setEnd(unit, subscription, params.cancel_at_period_end);
    if (params.pause_collection !== undefined) setPause(subscription, params.pause_collection);
    applyItems(unit, subscription, params);
    announceChange(unit, subscription, before);
    return subscription;
  },

  DeleteSubscriptionsSubscriptionExposedId(unit: Unit, params: Stripe.SubscriptionCancelParams, id: string) {
    const subscription = unit.need('subscriptions', id);
    if (subscription.status === 'canceled') throw resourceMissing('subscription', id, 'id');
    const comment = params.cancellation_details?.comment;
    if (comment && subscription.cancellation_details) subscription.cancellation_details.comment = comment;
    endSubscription(unit, subscription);
    return subscription;
  },
} satisfies Operations;

const KEPT_OPEN = ['cancellation_details', 'metadata', 'expand'];

function hasStatus({ status }: Stripe.Subscription, asked: Stripe.SubscriptionListParams['status']): boolean {
  if (asked === 'all') return true;
  if (asked === 'ended') return status === 'canceled' || status === 'incomplete_expired';
  return asked ? status === asked : status !== 'canceled' && status !== 'incomplete_expired';
}

function setEnd(unit: Unit, subscription: Stripe.Subscription, isAtEnd: boolean): void {
  subscription.cancel_at_period_end = isAtEnd;
  subscription.cancel_at = isAtEnd ? itemOf(subscription).current_period_end : null;
  subscription.canceled_at = isAtEnd ? unit.now() : null;
  subscription.cancellation_details = {
    ...{ comment: null, feedback: null, feedback_option: null },
    reason: isAtEnd ? 'cancellation_requested' : null,
  };
}

function setPause(
  subscription: Stripe.Subscription,
  pause: Stripe.Emptyable<Stripe.SubscriptionUpdateParams.PauseCollection>,
): void {
  if (!pause) subscription.pause_collection = null;
  else if (pause.behavior !== 'void' || pause.resumes_at !== undefined)
    throw invalid('The stand-in knows void until further notice only.', 'pause_collection');
  else subscription.pause_collection = { behavior: 'void', resumes_at: null };
}

function applyItems(
  unit: Unit,
  subscription: Stripe.Subscription,
  params: Stripe.SubscriptionUpdateParams,
): void {
  const [change] = params.items ?? [];
  if (!change) return;
  const item = itemOf(subscription);
  if (change.id !== item.id)
    throw invalid(`The subscription item ${change.id ?? ''} is not of this subscription.`, 'items[0][id]');
  if (change.quantity !== undefined) item.quantity = change.quantity;
  if (!change.price || change.price === item.price.id) return;
  const behavior = params.proration_behavior ?? 'create_prorations';
  if (behavior === 'create_prorations')
    throw invalid('The stand-in knows always_invoice and none only.', 'proration_behavior');
  const price = unit.need('prices', change.price, 'items[0][price]');
  const entries = changePrice(unit, subscription, price, behavior);
  if (entries.length === 0) return;
  const invoice = issueInvoice(unit, subscription, 'subscription_update', entries);
  const decline = payInvoice(unit, invoice, absentPayer(unit, subscription));
  if (decline && params.payment_behavior === 'error_if_incomplete') throw refusedBy(decline);
  if (decline) subscription.status = 'past_due';
}
