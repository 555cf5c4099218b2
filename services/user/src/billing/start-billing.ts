import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Actor } from '@pokriv/contracts/actor';
import { callKey, seal, SEAL_HEADER } from '@pokriv/service-kit/actor';
import type { JobContext } from '@pokriv/service-kit/consumer';
import { effectsRepository } from '@pokriv/service-kit/effects.repository';
import { outboxEvents } from '@pokriv/service-kit/outbox';
import { anActor, aVisitor, TEST_SECRET } from '@pokriv/service-kit/testing';

import { userInbox } from '../inbox.ts';
import { startStripe } from '../testing/start-stripe.ts';
import { startUserService } from '../testing/start-user-service.ts';
import type { StoredPayment } from './payments/payment.model.ts';
import { makeCatalogue } from './stripe/make-catalogue.ts';
import type { StoredSubscription } from './subscriptions/subscription.model.ts';
import { knownEvents } from './webhooks/sync-event.ts';

/** Test timeout for starting two processes, in ms. */
export const STARTS_WITHIN_MS = 60_000;

const WEBHOOK = '/webhooks/stripe';

async function startGateway(target: string) {
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const caller = { ...aVisitor, ip: '10.0.0.2' };
      void fetch(target + WEBHOOK, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'stripe-signature': String(request.headers['stripe-signature'] ?? ''),
          [SEAL_HEADER]: seal(caller, callKey('POST', WEBHOOK), TEST_SECRET),
        },
        body: Buffer.concat(chunks),
      }).then((answer) => reply.writeHead(answer.status).end());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, url: `http://127.0.0.1:${port}${WEBHOOK}` };
}

/** Test harness: the user service with the Stripe stand-in, which holds webhooks until `settle`. */
export async function startBilling() {
  const stripe = await startStripe();
  const service = await startUserService({ stripe: stripe.settings });
  const gateway = await startGateway(service.origin);
  await makeCatalogue(service.deps.stripe);
  const { webhookSecret: secret } = stripe.settings;
  await stripe.control('/webhook', { url: gateway.url, secret, events: knownEvents });
  await stripe.control('/deliveries', { hold: true });

  const events = outboxEvents(service.connection);
  const effects = effectsRepository(service.connection);
  const inbox = userInbox(service.deps);
  type Fact = (fact: unknown, context: JobContext) => Promise<void>;

  /** Handles all waiting inbox messages concurrently, as consumers would. */
  const work = async (): Promise<void> => {
    for (;;) {
      const waiting = await events.find({ queue: 'user', doneAt: null, name: { $in: names } }).toArray();
      if (waiting.length === 0) return;
      await Promise.all(
        waiting.map(async ({ _id, name, fact }) => {
          const handler = inbox[name as keyof typeof inbox] as Fact;
          const once: JobContext['once'] = (change) =>
            service.deps.inTransaction(async (unit) => {
              await effects.add(_id, unit);
              await change(unit);
            });
          await handler(fact, { eventId: _id, once });
          await events.updateOne({ _id }, { $set: { doneAt: new Date() } });
        }),
      );
    }
  };
  const names = Object.keys(inbox) as (keyof typeof inbox)[];

  /** Releases webhooks and handles their messages until none is left. */
  const settle = async (): Promise<void> => {
    for (;;) {
      const { ids = [] } = await stripe.control('/deliveries/release');
      await work();
      if (ids.length === 0) return;
    }
  };

  return {
    ...service,
    stripe,
    gateway,
    work,
    settle,
    names,
    payments: service.connection.collection<StoredPayment>('payments'),
    subscriptions: service.connection.collection<StoredSubscription>('subscriptions'),

    async aLandlord(): Promise<Actor> {
      const as = anActor({ role: 'landlord' });
      const body = { firstName: 'Мария', lastName: 'Иванова', role: 'landlord' };
      await service.send('POST', '/auth/profile', { as, body });
      return as;
    },
    order: (as: Actor, planId = 'premium', interval = 'month', headers: Record<string, string> = {}) =>
      service.send('POST', '/subscriptions', { as, body: { planId, interval }, headers }),

    async pay(paymentId: string, card?: string) {
      const { sessionId } = await this.payment(paymentId);
      return stripe.control(`/sessions/${sessionId}/pay`, { ...(card && { card }) });
    },
    async payment(id: string): Promise<StoredPayment> {
      const payment = await this.payments.findOne({ _id: id });
      if (!payment) throw new Error('no payment');
      return payment;
    },
    async subscription(userId: string): Promise<StoredSubscription> {
      const found = await this.subscriptions.findOne({ userId }, { sort: { createdAt: 1 } });
      if (!found) throw new Error('no subscription');
      return found;
    },
    status: async (as: Actor) => (await service.send('GET', '/subscriptions/status', { as })).body.data,

    async aSubscriber(planId = 'premium', interval = 'month', card?: string): Promise<Actor> {
      const as = await this.aLandlord();
      const { body } = await this.order(as, planId, interval);
      await this.pay(body.data.paymentId, card);
      await settle();
      return as;
    },
    stop: async () => {
      gateway.server.closeAllConnections();
      gateway.server.close();
      await service.stop();
      await stripe.stop();
    },
  };
}
export type Billing = Awaited<ReturnType<typeof startBilling>>;
