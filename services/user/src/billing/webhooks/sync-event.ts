import type Stripe from 'stripe';

import type { SyncDeps } from '../sync/sync-deps.ts';
import { syncObject, type ObjectKind } from '../sync/sync-object.ts';
import type { StripeEventRepository } from './stripe-event.repository.ts';

export const eventKinds = {
  'checkout.session.completed': 'session',
  'checkout.session.async_payment_succeeded': 'session',
  'checkout.session.async_payment_failed': 'session',
  'checkout.session.expired': 'session',
  'customer.subscription.created': 'subscription',
  'customer.subscription.updated': 'subscription',
  'customer.subscription.deleted': 'subscription',
  'invoice.paid': 'invoice',
  'invoice.payment_failed': 'invoice',
  'invoice.voided': 'invoice',
  'invoice.marked_uncollectible': 'invoice',
  'payment_intent.payment_failed': 'intent',
  'charge.refunded': 'charge',
} as const satisfies Partial<Record<Stripe.Event['type'], ObjectKind>>;

export type KnownEvent = keyof typeof eventKinds;
export const knownEvents = Object.keys(eventKinds) as KnownEvent[];
export const isKnown = (type: string): type is KnownEvent => Object.hasOwn(eventKinds, type);

export interface SyncEventDeps extends SyncDeps {
  stripeEvents: StripeEventRepository;
}

/** Syncs a received event, then marks it done. A crash in between repeats the sync, which is idempotent. */
export async function syncEvent(
  deps: SyncEventDeps,
  { id, type, objectId }: { id: string; type: string; objectId: string },
): Promise<void> {
  if (isKnown(type)) await syncObject(deps, eventKinds[type], objectId);
  await deps.stripeEvents.noteSync(id, deps.now());
}
