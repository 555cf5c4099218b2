import type Stripe from 'stripe';

import type { Unit } from '../books/unit.ts';
import type { InvoiceEntry } from '../objects/new-invoice.ts';
import { planOf } from '../objects/new-catalogue.ts';
import { nextPeriod, recurringOf } from './periods.ts';
import { itemOf, periodOf, productName } from './subscription-parts.ts';

/**
 * Changes the subscription's price. `none` skips proration; another interval always starts a new period.
 * @returns the entries to invoice
 */
export function changePrice(
  unit: Unit,
  subscription: Stripe.Subscription,
  price: Stripe.Price,
  behavior: Stripe.SubscriptionUpdateParams.ProrationBehavior,
): InvoiceEntry[] {
  const item = itemOf(subscription);
  const old = item.price;
  const period = periodOf(item);
  const now = unit.now();
  Object.assign(item, { price, plan: planOf(price) });
  const isSameInterval = JSON.stringify(recurringOf(old)) === JSON.stringify(recurringOf(price));
  if (!isSameInterval) {
    subscription.billing_cycle_anchor = now;
    const { start, end } = nextPeriod(now, now, recurringOf(price));
    Object.assign(item, { current_period_start: start, current_period_end: end });
  }
  const left = Math.max(0, period.end - now) / (period.end - period.start);
  const rest = { start: now, end: period.end };
  const entry = (of: Stripe.Price, amount: number, text: string): InvoiceEntry => ({
    amount: Math.round(amount),
    description: `${text} ${productName(unit, of)}`,
    period: isSameInterval ? rest : periodOf(item),
    price: of,
    item,
    isProration: true,
  });
  const unused = { ...entry(old, -(old.unit_amount ?? 0) * left, 'Неизползвано време:'), period: rest };
  const full = price.unit_amount ?? 0;
  const added = isSameInterval
    ? entry(price, full * left, 'Оставащо време:')
    : { ...entry(price, full, ''), description: productName(unit, price), isProration: false };
  if (behavior === 'none') return isSameInterval ? [] : [added];
  return [unused, added];
}
