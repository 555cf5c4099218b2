import type Stripe from 'stripe';

import type { Unit } from '../books/unit.ts';
import type { Decline } from '../contract/stripe-error.ts';
import { newSubscription, type SubscriptionRequest } from '../objects/new-subscription.ts';
import { issueInvoice, payInvoice, type Payer } from './pay-invoice.ts';
import { nextPeriod, recurringOf } from './periods.ts';
import { announceChange, itemOf, periodOf, productName } from './subscription-parts.ts';

export interface Started {
  subscription: Stripe.Subscription;
  invoice: Stripe.Invoice;
  decline?: Decline;
}

/** Starts a subscription: active when its first invoice is paid, otherwise incomplete. */
export function startSubscription(unit: Unit, request: SubscriptionRequest, payer: Payer): Started {
  const now = unit.now();
  const subscription = newSubscription(unit, request, nextPeriod(now, now, recurringOf(request.price)));
  const item = itemOf(subscription);
  unit.put('subscriptions', subscription);
  const invoice = issueInvoice(unit, subscription, 'subscription_create', [
    {
      amount: (request.price.unit_amount ?? 0) * request.quantity,
      description: productName(unit, request.price),
      period: periodOf(item),
      price: request.price,
      item,
      isProration: false,
    },
  ]);
  unit.emit('customer.subscription.created', subscription);
  const before = structuredClone({ ...subscription, latest_invoice: invoice.id });
  const decline = payInvoice(unit, invoice, payer);
  if (!decline) subscription.status = 'active';
  announceChange(unit, subscription, before);
  return { subscription, invoice, decline };
}
