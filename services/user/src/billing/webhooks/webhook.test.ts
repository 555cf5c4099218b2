import type { Actor } from '@pokriv/contracts/actor';
import { outboxEvents } from '@pokriv/service-kit/outbox';

import { reconcile } from '../reconcile.ts';
import { startBilling, STARTS_WITHIN_MS, type Billing } from '../start-billing.ts';

let billing: Billing;
beforeAll(async () => {
  billing = await startBilling();
}, STARTS_WITHIN_MS);
afterAll(() => billing.stop());

const anEvent = (id: string) =>
  JSON.stringify({
    id,
    object: 'event',
    type: 'invoice.paid',
    created: 1_790_000_000,
    data: { object: { id: 'in_none', object: 'invoice' } },
  });
const sign = (payload: string, parts: { secret?: string; timestamp?: number } = {}): string =>
  billing.deps.stripe.webhooks.generateTestHeaderString({
    payload,
    secret: billing.stripe.settings.webhookSecret,
    ...parts,
  });
const deliver = (body: string, signature?: string) =>
  fetch(billing.gateway.url, {
    method: 'POST',
    headers: { ...(signature !== undefined && { 'stripe-signature': signature }) },
    body,
  }).then(({ status }) => status);
const received = (id: string) =>
  billing.connection.collection<{ _id: string }>('stripe_events').countDocuments({ _id: id });
const announcedFor = (id: string) =>
  outboxEvents(billing.connection).countDocuments({
    name: 'stripe-event-received',
    'fact.stripeEventId': id,
  });

describe('POST /webhooks/stripe', () => {
  const ago = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;

  it.each([
    ['no signature', (body: string) => [body, undefined]],
    ['a signature with another secret', (body: string) => [body, sign(body, { secret: 'whsec_other' })]],
    ['a body that was changed', (body: string) => [body.replace('invoice.paid', 'invoice.void'), sign(body)]],
    ['a signature of six minutes ago', (body: string) => [body, sign(body, { timestamp: ago(360) })]],
    ['a signature without a time', (body: string) => [body, sign(body).replace(/^t=\d+,/u, '')]],
    ['no body', (body: string) => ['', sign(body)]],
  ])('refuses %s', async (_what, made) => {
    const id = `evt_forged_${Math.random().toString(36).slice(2)}`;
    const [body = '', signature] = made(anEvent(id));
    expect(await deliver(body, signature)).toBe(400);
    expect(await received(id)).toBe(0);
  });

  it('ignores an object unknown to Stripe', async () => {
    const body = anEvent('evt_of_nothing');
    expect(await deliver(body, sign(body))).toBe(200);
    await billing.work();
    expect(await billing.payments.countDocuments({})).toBe(0);
  });

  it('receives an event once from repeated and concurrent deliveries', async () => {
    const body = anEvent('evt_many');
    const statuses = await Promise.all(Array.from({ length: 20 }, () => deliver(body, sign(body))));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect([await received('evt_many'), await announcedFor('evt_many')]).toEqual([1, 1]);
  });

  it('answers 200 to events of other types', async () => {
    const body = anEvent('evt_other').replace('invoice.paid', 'product.created');
    expect(await deliver(body, sign(body))).toBe(200);
    expect(await received('evt_other')).toBe(0);
  });
});

describe('a purchase', () => {
  const begin = async (as: Actor): Promise<string> => (await billing.order(as)).body.data.paymentId;

  it('is completed by the reconciliation without webhooks', async () => {
    await billing.stripe.control('/deliveries', { drop: true });
    const as = await billing.aLandlord();
    await billing.pay(await begin(as));
    await billing.settle();
    expect(await billing.status(as)).toMatchObject({ isPremium: false });
    await reconcile(billing.deps);
    await billing.work();
    expect(await billing.status(as)).toMatchObject({ isPremium: true, planId: 'premium' });
    await billing.stripe.control('/deliveries', { drop: false });
  });

  it('survives a crash before Stripe’s answer and after its receipt', async () => {
    const as = await billing.aLandlord();
    const paymentId = await begin(as);
    await billing.payments.updateOne(
      { _id: paymentId },
      { $unset: { sessionId: true }, $set: { checkoutUrl: null, checkoutEndsAt: null } },
    );
    expect((await billing.order(as)).body.data).toMatchObject({
      paymentId,
      checkoutUrl: expect.stringContaining('/c/pay/'),
    });
    await billing.pay(paymentId);
    await billing.stripe.control('/deliveries/release');
    expect(await billing.status(as)).toMatchObject({ isPremium: false });
    await billing.work();
    expect(await billing.status(as)).toMatchObject({ isPremium: true });
  });

  it('is retried when Stripe fails in the middle of the sync', async () => {
    const as = await billing.aLandlord();
    await billing.pay(await begin(as));
    await billing.stripe.control('/deliveries/release');
    await billing.stripe.control('/faults', { kind: 'refuse', times: 30, status: 500 });
    await expect(billing.work()).rejects.toThrow();
    await fetch(`${billing.stripe.settings.apiUrl}/_test/faults`, { method: 'DELETE' });
    expect(await billing.status(as)).toMatchObject({ isPremium: false });
    await billing.work();
    expect(await billing.status(as)).toMatchObject({ isPremium: true });
    expect(await billing.payments.countDocuments({ userId: as.id })).toBe(1);
  });
});
