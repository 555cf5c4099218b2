import { randomBytes } from 'node:crypto';

import type Stripe from 'stripe';

import { API_VERSION } from '../contract/api-version.ts';
import { resourceMissing } from '../contract/stripe-error.ts';
import type { BookName, Books, Settings } from './books.ts';
import type { Pages } from './open-books.ts';

export interface Unit extends Pages {
  /** seconds */
  now(): number;
  /** @throws StripeError 404, in Stripe's words */
  need<Name extends BookName>(book: Name, id: string, param?: string): Books[Name];
  settings(): Settings;
  emit(type: Stripe.Event['type'], object: object, previous?: object): void;
  readonly origin: string;
}

export type Work = <Result>(task: (unit: Unit) => Result) => Result;

export interface Cause {
  origin: string;
  requestId?: string;
  idempotencyKey?: string;
}

const NAMES: Partial<Record<BookName, string>> = {
  sessions: 'checkout session',
  invoice_payments: 'invoice payment',
  payment_methods: 'PaymentMethod',
  payment_intents: 'payment_intent',
  portal_configurations: 'configuration',
  webhook_endpoints: 'webhook endpoint',
};

export const newId = (prefix: string): string =>
  `${prefix}_${randomBytes(18)
    .toString('base64url')
    .replace(/[^a-z0-9]/giu, 'x')}`;

export function openUnit(pages: Pages, cause: Cause): Unit {
  const settings = (): Settings =>
    pages.get('settings', 'settings') ?? {
      ...{ id: 'settings', ahead: 0, copies: 1, isHeld: false, isDropped: false, invoices: 0 },
    };
  const now = (): number => Math.floor(Date.now() / 1_000) + settings().ahead;

  function emit(type: Stripe.Event['type'], object: object, previous?: object): void {
    const event = {
      ...{ id: newId('evt'), object: 'event', api_version: API_VERSION, created: now(), livemode: false },
      data: { object: structuredClone(object), ...(previous && { previous_attributes: previous }) },
      pending_webhooks: 1,
      request: { id: cause.requestId ?? null, idempotency_key: cause.idempotencyKey ?? null },
      type,
    } as unknown as Stripe.Event;
    pages.put('events', event);
    queueDeliveries(pages, event, settings());
  }

  return {
    ...pages,
    now,
    settings,
    emit,
    origin: cause.origin,
    need(book, id, param = 'id') {
      const record = pages.get(book, id);
      // a deleted customer is only a tombstone
      if (!record || ('deleted' in record && record.deleted))
        throw resourceMissing(NAMES[book] ?? book.replace(/s$/u, ''), id, param);
      return record;
    },
  };
}

function queueDeliveries(pages: Pages, event: Stripe.Event, { copies, isHeld, isDropped }: Settings): void {
  const endpoints = pages
    .all('webhook_endpoints')
    .filter(({ enabled_events: types }) => types.includes('*') || types.includes(event.type));
  for (const endpoint of endpoints)
    for (let copy = 0; copy < copies; copy += 1)
      pages.put('deliveries', {
        id: newId('dlv'),
        event: event.id,
        endpoint: endpoint.id,
        state: isDropped ? 'dropped' : isHeld ? 'held' : 'waiting',
        attempts: 0,
        dueAt: Date.now(),
      });
}
