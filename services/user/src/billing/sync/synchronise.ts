import { ERASED } from '@pokriv/contracts/erased';
import { unavailable } from '@pokriv/contracts/errors';
import type { Unit } from '@pokriv/service-kit/mongo';
import type Stripe from 'stripe';

import { followCommit } from '../../accounts/account-follower.ts';
import { planOfPrice } from '../stripe/catalogue.ts';
import type { Facts } from '../stripe/read-facts.ts';
import { isWrongState } from '../stripe/stripe-error.ts';
import { isPaused } from '../subscriptions/to-stored-subscription.ts';
import { applyInvoice, type Billed } from './apply-invoice.ts';
import { applySession } from './apply-session.ts';
import { applySubscription } from './apply-subscription.ts';
import type { SyncDeps } from './sync-deps.ts';

const MAX_TRIES = 20;

/**
 * Syncs a person's records from Stripe under optimistic concurrency: facts read before another write of the same
 * person are read again, so the latest read wins whatever the order of webhooks.
 * @throws AppError UNAVAILABLE when every try lost the race
 */
export async function synchronise(deps: SyncDeps, userId: string, read: () => Promise<Facts>): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    // webhooks that arrive during an erasure must not recreate the person's records
    if (await deps.erasures.concerns(userId)) return;
    const { version } = await deps.customers.open(userId);
    const facts = await read();
    const written = await deps.inTransaction(async (unit) => {
      if (!(await deps.customers.move(userId, version, unit))) return undefined;
      return { isAccountChanged: await apply(deps, userId, facts, unit) };
    });
    if (!written) continue;
    await afterCommit(deps, userId, written.isAccountChanged);
    await voidOpenInvoices(deps, facts);
    return;
  }
  throw unavailable();
}

async function apply(deps: SyncDeps, userId: string, facts: Facts, unit: Unit): Promise<boolean> {
  const { session, charged, invoices, subscription } = facts;
  if (session) await applySession(deps, session, charged, unit);
  const billed = billedBy(userId, subscription);
  if (billed) for (const invoice of invoices) await applyInvoice(deps, invoice, billed, unit);
  // an erased person has payments, for refunds, and no plan
  if (userId === ERASED) return false;
  return applySubscription(deps, userId, facts, unit);
}

function billedBy(userId: string, subscription: Stripe.Subscription | null): Billed | undefined {
  const [item] = subscription?.items.data ?? [];
  const plan = item && planOfPrice(item.price);
  return plan && { userId, ...plan };
}

/** Effects outside the transaction; idempotent, and repeated by the reconciliation. */
async function afterCommit(deps: SyncDeps, userId: string, isAccountChanged: boolean): Promise<void> {
  const account = isAccountChanged ? await deps.accounts.byId(userId) : null;
  if (account) await followCommit(deps, account);
  for (const { _id } of await deps.subscriptions.endingOf(userId)) await endAtProvider(deps, _id);
}

/**
 * Voids open invoices of an ended or paused subscription: they buy nothing, and Stripe keeps retrying invoices older
 * than the pause.
 */
async function voidOpenInvoices({ stripe }: SyncDeps, { subscription, invoices }: Facts): Promise<void> {
  if (!subscription || (!subscription.ended_at && !isPaused(subscription))) return;
  for (const { invoice } of invoices.filter((one) => one.invoice.status === 'open'))
    await stripe.invoices.voidInvoice(invoice.id).catch((error: unknown) => {
      // paid concurrently: its own event refunds it
      if (!isWrongState(error)) throw error;
    });
}

/** Ends a subscription at Stripe; idempotent. The webhook updates the record. */
export async function endAtProvider({ stripe }: Pick<SyncDeps, 'stripe'>, id: string): Promise<void> {
  await stripe.subscriptions.cancel(id).catch((error: unknown) => {
    if (!isWrongState(error)) throw error;
  });
}
