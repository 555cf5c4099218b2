import { isDeepStrictEqual } from 'node:util';

import type { InvoiceData } from '@pokriv/contracts/billing/billing';
import { unavailable } from '@pokriv/contracts/errors';
import type { IdempotencyRepository } from '@pokriv/service-kit/idempotency.repository';
import type { Unit } from '@pokriv/service-kit/mongo';

import { messages } from '../messages.ts';
import type { StoredPayment } from '../payments/payment.model.ts';
import type { PaymentChange } from '../payments/payment.repository.ts';
import { askStripe } from '../stripe/stripe-error.ts';
import type { SyncDeps } from '../sync/sync-deps.ts';
import { syncPayment } from '../sync/sync-object.ts';
import { closeCheckout } from './close-checkout.ts';
import { isOpen, mustBeOpen } from './is-open.ts';

export interface ChoosePaymentDeps extends SyncDeps {
  idempotency: IdempotencyRepository;
}

export interface Wish<Body> {
  userId: string;
  body: Body;
  /** The Idempotency-Key header. */
  key: string | undefined;
}

export interface Offer<Body> {
  wish: Wish<Body>;
  /** The person's open checkouts that may compete with a new one, newest first. */
  findOpen: (unit: Unit) => Promise<StoredPayment[]>;
  isSame: (payment: StoredPayment) => boolean;
  make: (now: Date) => StoredPayment;
  /** @throws AppError when the offer is not sold to this person now */
  assertSold?: (unit: Unit) => Promise<void>;
}

interface Said {
  invoice?: InvoiceData | undefined;
  consent?: boolean | undefined;
}
type Choice = { payment: StoredPayment; isReused: boolean } | { obstacle: StoredPayment };

const MAX_OBSTACLES = 5;

/**
 * Returns the payment of a purchase: the open checkout of the same offer, updated with the new choices, or a new one
 * after competing checkouts are expired at Stripe. Of concurrent calls one writes and the others find its payment.
 * @throws AppError UNAVAILABLE when competing checkouts do not end; CONFLICT when the key was used for another body
 */
export async function choosePayment<Body extends Said>(
  deps: ChoosePaymentDeps,
  offer: Offer<Body>,
): Promise<StoredPayment> {
  await deps.customers.open(offer.wish.userId);
  for (let tries = 0; tries < MAX_OBSTACLES; tries += 1) {
    const choice = await choose(deps, offer);
    if ('obstacle' in choice) await closeCheckout(deps, choice.obstacle);
    else if (!choice.isReused || (await isStillOpen(deps, choice.payment))) return choice.payment;
  }
  throw unavailable(messages.providerAway);
}

/** Asks Stripe whether the checkout is still open: it may have been paid a moment ago. */
async function isStillOpen(deps: ChoosePaymentDeps, payment: StoredPayment): Promise<boolean> {
  if (payment.sessionId === undefined) return true;
  const { status } = await askStripe(deps.stripe.checkout.sessions.retrieve(payment.sessionId));
  if (status === 'open') return true;
  await askStripe(syncPayment(deps, payment));
  return false;
}

function choose<Body extends Said>(deps: ChoosePaymentDeps, offer: Offer<Body>): Promise<Choice> {
  const { inTransaction, customers, payments, idempotency, now } = deps;
  const { userId, body, key } = offer.wish;
  return inTransaction(async (unit) => {
    const at = now();
    const made = key && (await idempotency.find({ userId, key, body }, unit));
    const known = made ? await payments.byId(made, unit) : null;
    if (known) return { payment: mustBeOpen(known, at), isReused: false };
    await offer.assertSold?.(unit);
    const open = await offer.findOpen(unit);
    const fit = open.find((one) => offer.isSame(one) && isOpen(one, at));
    const obstacle = open.find((one) => one !== fit);
    if (obstacle) return { obstacle };
    let payment = fit ?? offer.make(at);
    if (fit) {
      const updates = updatesOf(fit, body, at);
      if (Object.keys(updates).length > 0) payment = await payments.change(fit, updates, unit);
    } else {
      // A concurrent call gets a write conflict here, retries and finds this payment.
      await customers.hold(userId, unit);
      await payments.add(payment, unit);
    }
    if (key !== undefined) await idempotency.claim({ userId, key, body, made: payment._id }, unit);
    return { payment, isReused: fit !== undefined };
  });
}

/** New invoice data and consent; the first consent keeps its date. */
const updatesOf = (
  known: StoredPayment,
  { invoice, consent }: Said,
  now: Date,
): Pick<PaymentChange, 'invoice' | 'consentedAt'> => ({
  ...(invoice && !isDeepStrictEqual(invoice, known.invoice) && { invoice }),
  ...(consent && known.consentedAt === null && { consentedAt: now }),
});
