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

const MOST_TRIES = 20;

/**
 * Brings what is kept here of somebody to what the provider says now. What was read before another change of the same
 * person was written is read again, so the last state read is the one that stays, whatever the order and the number of
 * the hints.
 * @throws AppError UNAVAILABLE when others were faster every time
 */
export async function synchronise(deps: SyncDeps, userId: string, read: () => Promise<Facts>): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    // what the provider tells while it forgets somebody must not bring them back
    if (await deps.erasures.concerns(userId)) return;
    const { version } = await deps.customers.open(userId);
    const facts = await read();
    const written = await deps.inTransaction(async (unit) => {
      if (!(await deps.customers.move(userId, version, unit))) return undefined;
      return { isAccountChanged: await apply(deps, userId, facts, unit) };
    });
    if (!written) continue;
    await afterwards(deps, userId, written.isAccountChanged);
    await dropBills(deps, facts);
    return;
  }
  throw unavailable();
}

async function apply(deps: SyncDeps, userId: string, facts: Facts, unit: Unit): Promise<boolean> {
  const { session, charged, invoices, subscription } = facts;
  if (session) await applySession(deps, session, charged, unit);
  const billed = billedBy(userId, subscription);
  if (billed) for (const invoice of invoices) await applyInvoice(deps, invoice, billed, unit);
  return applySubscription(deps, userId, facts, unit);
}

function billedBy(userId: string, subscription: Stripe.Subscription | null): Billed | undefined {
  const [item] = subscription?.items.data ?? [];
  const plan = item && planOfPrice(item.price);
  return plan && { userId, ...plan };
}

/** What must not happen in a transaction; each may be repeated, and is by the reconciliation. */
async function afterwards(deps: SyncDeps, userId: string, isAccountChanged: boolean): Promise<void> {
  const account = isAccountChanged ? await deps.accounts.byId(userId) : null;
  if (account) await followCommit(deps, account);
  for (const { _id } of await deps.subscriptions.endingOf(userId)) await endAtProvider(deps, _id);
}

/**
 * What is still asked of somebody is asked no more when the subscription has ended, since nothing would be given for it, and
 * while nothing is collected: the provider goes on trying bills that are older than the pause.
 */
async function dropBills({ stripe }: SyncDeps, { subscription, invoices }: Facts): Promise<void> {
  if (!subscription || (!subscription.ended_at && !isPaused(subscription))) return;
  for (const { invoice } of invoices.filter((one) => one.invoice.status === 'open'))
    await stripe.invoices.voidInvoice(invoice.id).catch((error: unknown) => {
      // paid in this moment: the money goes back with its event
      if (!isWrongState(error)) throw error;
    });
}

/** Ends one at the provider now; one that has ended is left alone. Its event brings the record after it. */
export async function endAtProvider({ stripe }: Pick<SyncDeps, 'stripe'>, id: string): Promise<void> {
  await stripe.subscriptions.cancel(id).catch((error: unknown) => {
    if (!isWrongState(error)) throw error;
  });
}
