import type Stripe from 'stripe';

import type { Unit } from '../books/unit.ts';
import { expireSession } from './expire-session.ts';
import { renewSubscription, retryInvoice } from './renew-subscription.ts';
import { itemOf } from './subscription-parts.ts';

export function tick(unit: Unit): void {
  const now = unit.now();
  for (const session of unit.all('sessions', (each) => each.status === 'open' && each.expires_at <= now))
    expireSession(unit, session);
  for (const invoice of unit.all('invoices', (each) => isToBeTried(each, now))) retryInvoice(unit, invoice);
  for (const { id } of unit.all('subscriptions', (each) => isOver(each, now))) renewWhileDue(unit, id);
}

const isToBeTried = ({ status, next_payment_attempt: at }: Stripe.Invoice, now: number): boolean =>
  status === 'open' && at !== null && at <= now;

const isOver = (subscription: Stripe.Subscription, now: number): boolean =>
  subscription.status === 'active' && itemOf(subscription).current_period_end <= now;

function renewWhileDue(unit: Unit, id: string): void {
  for (;;) {
    const subscription = unit.need('subscriptions', id);
    if (!isOver(subscription, unit.now())) return;
    renewSubscription(unit, subscription);
  }
}
