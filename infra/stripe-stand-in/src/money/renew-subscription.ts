import type Stripe from 'stripe';

import type { Unit } from '../books/unit.ts';
import { endSubscription } from './end-subscription.ts';
import { issueInvoice, payInvoice, type Payer } from './pay-invoice.ts';
import { nextPeriod, recurringOf } from './periods.ts';
import { absentPayer, announceChange, itemOf, periodOf, productName } from './subscription-parts.ts';
import { voidInvoice } from './void-invoice.ts';

/**
 * End of a period: starts the next one and charges its invoice, or ends the subscription when scheduled. `payer`:
 * another card than the one on file.
 */
export function renewSubscription(
  unit: Unit,
  subscription: Stripe.Subscription,
  payer: Payer = absentPayer(unit, subscription),
): void {
  if (subscription.cancel_at_period_end) return endSubscription(unit, subscription);
  const before = structuredClone(subscription);
  const item = itemOf(subscription);
  const { start, end } = nextPeriod(
    subscription.billing_cycle_anchor,
    item.current_period_end,
    recurringOf(item.price),
  );
  Object.assign(item, { current_period_start: start, current_period_end: end });
  const invoice = issueInvoice(unit, subscription, 'subscription_cycle', [
    {
      amount: (item.price.unit_amount ?? 0) * (item.quantity ?? 1),
      description: productName(unit, item.price),
      period: periodOf(item),
      price: item.price,
      item,
      isProration: false,
    },
  ]);
  // paused: the status stays, nothing is charged
  if (subscription.pause_collection) voidInvoice(unit, invoice);
  else subscription.status = payInvoice(unit, invoice, payer) ? 'past_due' : 'active';
  announceChange(unit, subscription, before);
}

/** Retries an open invoice; a past-due subscription becomes active once it is paid. */
export function retryInvoice(
  unit: Unit,
  invoice: Stripe.Invoice,
  payer?: Payer,
): ReturnType<typeof payInvoice> {
  const { subscription: id } = invoice.parent?.subscription_details ?? {};
  const subscription = unit.need('subscriptions', String(id));
  const decline = payInvoice(unit, invoice, payer ?? absentPayer(unit, subscription));
  const isBehind = subscription.status === 'past_due' || subscription.status === 'incomplete';
  const isLatest = subscription.latest_invoice === invoice.id;
  if (!decline && isBehind && isLatest) {
    const before = structuredClone(subscription);
    subscription.status = 'active';
    announceChange(unit, subscription, before);
  }
  return decline;
}
