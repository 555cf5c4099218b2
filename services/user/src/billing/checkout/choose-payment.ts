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
  /** An Idempotency-Key. */
  key: string | undefined;
}

/** What is bought, and how a checkout of the same is told from one that competes with it. */
export interface Offer<Body> {
  wish: Wish<Body>;
  /** Checkouts of the same person that may not be payable beside a new one, newest first. */
  findOpen: (unit: Unit) => Promise<StoredPayment[]>;
  isSame: (payment: StoredPayment) => boolean;
  make: (now: Date) => StoredPayment;
  /** @throws AppError when it is not sold to this person now */
  assertSold?: (unit: Unit) => Promise<void>;
}

interface Said {
  invoice?: InvoiceData | undefined;
  consent?: boolean | undefined;
}
type Choice = { payment: StoredPayment; isReused: boolean } | { obstacle: StoredPayment };

/** One person never has more competing checkouts than these. */
const MOST_OBSTACLES = 5;

/**
 * The payment that a purchase goes on with: the open checkout of the same, with what was said now, or a new one after the
 * competing open ones have been closed at the provider. Of several calls at once one writes and the others find it.
 * @throws AppError UNAVAILABLE when competing checkouts do not end; CONFLICT when the key was used for another body
 */
export async function choosePayment<Body extends Said>(
  deps: ChoosePaymentDeps,
  offer: Offer<Body>,
): Promise<StoredPayment> {
  await deps.customers.open(offer.wish.userId);
  for (let tries = 0; tries < MOST_OBSTACLES; tries += 1) {
    const choice = await choose(deps, offer);
    if ('obstacle' in choice) await closeCheckout(deps, choice.obstacle);
    else if (!choice.isReused || (await isStillOpen(deps, choice.payment))) return choice.payment;
  }
  throw unavailable(messages.providerAway);
}

/** Whether the provider still takes it: a page that was paid a moment ago is not given again. */
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
      const news = newsIn(fit, body, at);
      if (Object.keys(news).length > 0) payment = await payments.change(fit, news, unit);
    } else {
      // A concurrent call conflicts here, starts over and finds this payment.
      await customers.hold(userId, unit);
      await payments.add(payment, unit);
    }
    if (key !== undefined) await idempotency.claim({ userId, key, body, made: payment._id }, unit);
    return { payment, isReused: fit !== undefined };
  });
}

/** What is said now and was not said before; a consent keeps its first moment. */
const newsIn = (
  known: StoredPayment,
  { invoice, consent }: Said,
  now: Date,
): Pick<PaymentChange, 'invoice' | 'consentedAt'> => ({
  ...(invoice && !isDeepStrictEqual(invoice, known.invoice) && { invoice }),
  ...(consent && known.consentedAt === null && { consentedAt: now }),
});
