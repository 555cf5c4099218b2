import { badRequest } from '@pokriv/contracts/errors';
import { isDuplicateKey } from '@pokriv/service-kit/duplicate-key';
import { log } from '@pokriv/service-kit/log';
import type { InTransaction } from '@pokriv/service-kit/mongo';
import { throttledLog } from '@pokriv/service-kit/throttled-log';
import type Stripe from 'stripe';

import { messages } from '../messages.ts';
import { dateOf } from '../stripe/read-facts.ts';
import type { StripeEventRepository } from './stripe-event.repository.ts';
import { isKnown } from './sync-event.ts';

export interface ReceiveEventDeps {
  inTransaction: InTransaction;
  stripeEvents: StripeEventRepository;
  now: () => Date;
}

export interface ReceiveDeliveryDeps extends ReceiveEventDeps {
  stripe: Stripe;
  webhookSecret: string;
}

const inAMinute = throttledLog();
/** Maximum age of a signature, in seconds. */
const TOLERANCE_S = 300;

/**
 * Verifies and receives a webhook delivery.
 * @throws AppError BAD_REQUEST when the signature is missing, too old or wrong
 */
export async function receiveDelivery(
  deps: ReceiveDeliveryDeps,
  body: Buffer,
  signature: string | undefined,
): Promise<void> {
  await receiveEvent(deps, verified(deps, body, signature));
}

function verified(
  { stripe, webhookSecret }: ReceiveDeliveryDeps,
  body: Buffer,
  signature = '',
): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_S);
  } catch (error) {
    inAMinute((leftOut) => log.warn({ err: error, leftOut }, 'stripe webhook: bad signature, refused'));
    throw badRequest(messages.badSignature);
  }
}

/** Stores and announces an event in one transaction; idempotent. The inbox syncs it. */
export async function receiveEvent(
  { inTransaction, stripeEvents, now }: ReceiveEventDeps,
  event: Pick<Stripe.Event, 'id' | 'type' | 'created' | 'data'>,
): Promise<void> {
  const { id: stripeEventId, type, created } = event;
  const objectId = 'id' in event.data.object ? event.data.object.id : undefined;
  if (!isKnown(type) || !objectId) return;
  // duplicates usually arrive later: this check saves them a transaction
  const isKnownAlready = (await stripeEvents.unknown([stripeEventId])).size === 0;
  if (isKnownAlready) return;
  const at = now();
  const received = {
    ...{ _id: stripeEventId, type, objectId, createdAt: dateOf(created) },
    ...{ receivedAt: at, triedAt: at, syncedAt: null },
  };
  await inTransaction(async (unit) => {
    await stripeEvents.add(received, unit);
    await unit.announce('stripe-event-received', { stripeEventId, type, objectId });
  }).catch((error: unknown) => {
    if (!isDuplicateKey(error)) throw error;
  });
}
