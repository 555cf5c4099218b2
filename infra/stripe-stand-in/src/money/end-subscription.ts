import type Stripe from 'stripe';

import type { Unit } from '../books/unit.ts';

/** Ends a subscription now and stops retries of its open invoices. */
export function endSubscription(unit: Unit, subscription: Stripe.Subscription): void {
  const now = unit.now();
  subscription.status = 'canceled';
  subscription.canceled_at ??= now;
  subscription.ended_at = now;
  subscription.cancellation_details ??= {
    comment: null,
    feedback: null,
    feedback_option: null,
    reason: null,
  };
  subscription.cancellation_details.reason ??= 'cancellation_requested';
  unit.put('subscriptions', subscription);
  for (const invoice of unit.all('invoices', (each) => isOpenOf(each, subscription.id)))
    unit.put('invoices', { ...invoice, auto_advance: false, next_payment_attempt: null });
  unit.emit('customer.subscription.deleted', subscription);
}

const isOpenOf = ({ status, parent }: Stripe.Invoice, subscription: string): boolean =>
  status === 'open' && parent?.subscription_details?.subscription === subscription;
