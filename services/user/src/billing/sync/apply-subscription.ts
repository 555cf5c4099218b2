import { log } from '@pokriv/service-kit/log';
import type { Unit } from '@pokriv/service-kit/mongo';
import type Stripe from 'stripe';

import { messages } from '../messages.ts';
import type { StoredPayment } from '../payments/payment.model.ts';
import { requestRefund } from '../payments/request-refund.ts';
import { idOf, type Facts } from '../stripe/read-facts.ts';
import { paymentFailure } from '../stripe/stripe-error.ts';
import { announceMove } from '../subscriptions/announce-move.ts';
import { grantRights, isLive } from '../subscriptions/grant-rights.ts';
import type { EndReason, StoredSubscription } from '../subscriptions/subscription.model.ts';
import { toStoredSubscription } from '../subscriptions/to-stored-subscription.ts';
import type { SyncDeps } from './sync-deps.ts';

/**
 * Syncs a subscription and its owner's rights from Stripe. Of two live ones after a race the older stays; the other
 * is ended and refunded.
 * @returns whether the account changed
 */
export async function applySubscription(
  deps: SyncDeps,
  userId: string,
  facts: Facts,
  unit: Unit,
): Promise<boolean> {
  const { subscription } = facts;
  if (!subscription) return false;
  const before = await deps.subscriptions.byId(subscription.id, unit);
  const rivals = await rivalsIn(deps, facts.live, unit);
  const endReason = before?.endReason ?? (await reasonToEnd(deps, subscription, rivals, unit));
  const after = toStoredSubscription(subscription, { userId, endReason }, deps.now());
  if (!after) {
    log.error({ subscription: subscription.id }, 'stripe sync: subscription of unknown plan, skipped');
    return false;
  }
  await deps.subscriptions.put(after, unit);
  if (endReason) await giveBack(deps, after, unit);
  await giveBackLate(deps, after, idOf(subscription.latest_invoice), unit);
  const ended = await endRivals(deps, subscription.id, rivals, unit);
  await announceMove(deps, { before, after, failure: failureIn(facts) }, unit);
  if (!isLive(before) && !isLive(after) && !ended) return false;
  return grantRights(deps, userId, unit);
}

async function rivalsIn(
  { subscriptions }: SyncDeps,
  live: readonly Stripe.Subscription[],
  unit: Unit,
): Promise<string[]> {
  const kept: Stripe.Subscription[] = [];
  for (const one of live) if (!(await subscriptions.byId(one.id, unit))?.endReason) kept.push(one);
  kept.sort((one, other) => one.created - other.created || one.id.localeCompare(other.id));
  return kept.slice(1).map(({ id }) => id);
}

async function reasonToEnd(
  { payments }: SyncDeps,
  { id }: Stripe.Subscription,
  rivals: readonly string[],
  unit: Unit,
): Promise<EndReason | null> {
  if (rivals.includes(id)) return 'duplicate';
  const paid = await payments.ofSubscription(id, unit);
  if (paid.some(({ refundReason }) => refundReason === messages.refunds.mismatch)) return 'mismatch';
  return paid.some((payment) => isGivenUp(payment)) ? 'refunded' : null;
}

const isGivenUp = ({ status, endBenefit, isBenefitEnded }: StoredPayment): boolean =>
  isBenefitEnded === true || (status === 'refunded' && endBenefit === true);

/** Ends the stored rivals; a rival not stored yet finds them in its own sync. */
async function endRivals(
  deps: SyncDeps,
  id: string,
  rivals: readonly string[],
  unit: Unit,
): Promise<boolean> {
  let isAny = false;
  for (const rival of rivals.filter((one) => one !== id)) {
    if (!(await deps.subscriptions.markEnding(rival, 'duplicate', unit))) continue;
    const known = await deps.subscriptions.byId(rival, unit);
    if (known) await giveBack(deps, known, unit);
    isAny = true;
  }
  return isAny;
}

async function giveBack(deps: SyncDeps, { _id, endReason }: StoredSubscription, unit: Unit): Promise<void> {
  if (endReason !== 'duplicate' && endReason !== 'mismatch') return;
  for (const payment of await deps.payments.ofSubscription(_id, unit))
    if (payment.status === 'succeeded')
      await requestRefund(deps, payment, { reason: messages.refunds[endReason] }, unit);
}

async function giveBackLate(
  deps: SyncDeps,
  { _id, endReason, endedAt }: StoredSubscription,
  lastInvoice: string | null,
  unit: Unit,
): Promise<void> {
  if (!endedAt) return;
  for (const payment of await deps.payments.ofSubscription(_id, unit)) {
    const isLate = payment.paidAt !== null && payment.paidAt > endedAt;
    const isInVain = endReason === 'unpaid' && payment.invoiceId === lastInvoice;
    if (payment.status === 'succeeded' && (isLate || isInVain))
      await requestRefund(deps, payment, { reason: messages.refunds.ended }, unit);
  }
}

function failureIn({ invoices, subscription }: Facts) {
  const last = invoices.find(({ invoice }) => invoice.id === idOf(subscription?.latest_invoice));
  return paymentFailure(last?.intent?.last_payment_error ?? {});
}
