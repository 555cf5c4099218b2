import type { Unit } from '../books/unit.ts';
import { invalid } from '../contract/stripe-error.ts';
import type { Payer } from '../money/pay-invoice.ts';
import { renewSubscription, retryInvoice } from '../money/renew-subscription.ts';
import { announceChange, itemOf } from '../money/subscription-parts.ts';
import { idOf } from '../objects/wire.ts';
import { findMethod } from '../operations/payment-methods.ts';

/**
 * Ends the period now. `outcome`: `paid` or `declined`; default: by the card on file. For a `past_due` subscription
 * retries the open invoice instead.
 */
export function renew(unit: Unit, { outcome }: Record<string, unknown>, id: string): object {
  const subscription = unit.need('subscriptions', id);
  if (subscription.status === 'canceled') throw invalid('The subscription is canceled.');
  const payer = payerFor(unit, outcome);
  if (subscription.status === 'past_due')
    retryInvoice(unit, unit.need('invoices', idOf(subscription.latest_invoice)), payer);
  else renewSubscription(unit, subscription, payer);
  return unit.need('subscriptions', id);
}

function payerFor(unit: Unit, outcome: unknown): Payer | undefined {
  if (outcome !== 'paid' && outcome !== 'declined') return undefined;
  const method = findMethod(unit, outcome === 'paid' ? 'pm_card_visa' : 'pm_card_chargeDeclined');
  return { method, presence: 'absent' };
}

/** Moves the current period: `{ start?, end? }` in seconds since 1970. The clock then runs the events that are due. */
export function setPeriod(unit: Unit, { start, end }: Record<string, unknown>, id: string): object {
  const subscription = unit.need('subscriptions', id);
  const before = structuredClone(subscription);
  const item = itemOf(subscription);
  if (start !== undefined) item.current_period_start = Number(start);
  if (end !== undefined) item.current_period_end = Number(end);
  announceChange(unit, subscription, before);
  return subscription;
}
