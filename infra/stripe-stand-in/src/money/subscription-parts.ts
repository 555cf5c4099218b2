import type Stripe from 'stripe';

import type { Unit } from '../books/unit.ts';
import { idOf, type Period } from '../objects/wire.ts';
import type { Payer } from './pay-invoice.ts';

/** The single item of a subscription; the product sells no others. */
export function itemOf({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error(`The subscription ${id} has no item`);
  return item;
}

export const periodOf = (item: Stripe.SubscriptionItem): Period => ({
  start: item.current_period_start,
  end: item.current_period_end,
});

/** The card on file: the subscription's own, otherwise its customer's. */
export function absentPayer(unit: Unit, subscription: Stripe.Subscription): Payer {
  const customer = unit.get('customers', idOf(subscription.customer));
  const id =
    idOf(subscription.default_payment_method) || idOf(customer?.invoice_settings.default_payment_method);
  return { method: id ? unit.get('payment_methods', id) : undefined, presence: 'absent' };
}

export function announceChange(
  unit: Unit,
  subscription: Stripe.Subscription,
  before: Stripe.Subscription,
): void {
  const previous = Object.entries(before).filter(
    ([key, value]) =>
      JSON.stringify(value) !== JSON.stringify(subscription[key as keyof Stripe.Subscription]),
  );
  unit.put('subscriptions', subscription);
  if (previous.length > 0)
    unit.emit('customer.subscription.updated', subscription, Object.fromEntries(previous));
}

export const productName = (unit: Unit, price: Stripe.Price): string =>
  unit.get('products', idOf(price.product))?.name ?? idOf(price.product);
