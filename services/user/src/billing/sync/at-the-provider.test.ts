import type { Actor } from '@pokriv/contracts/actor';
import Stripe from 'stripe';

import { reconcile } from '../reconcile.ts';
import { startBilling, STARTS_WITHIN_MS, type Billing } from '../start-billing.ts';
import { syncObject } from './sync-object.ts';

const DAY_MS = 86_400_000;
let billing: Billing;
beforeAll(async () => {
  billing = await startBilling();
}, STARTS_WITHIN_MS);
afterAll(() => billing.stop());
afterEach(() => {
  billing.clock.now = new Date();
  jest.restoreAllMocks();
});

const told = async (name: Parameters<Billing['announced']>[0], as: Actor) =>
  (await billing.announced(name)).filter((fact) => JSON.stringify(fact).includes(as.email));
/** The checkout's invoice first: a later invoice may share its second. */
const billsOf = (as: Actor) =>
  billing.payments.find({ userId: as.id }).sort({ sessionId: -1, createdAt: 1 }).toArray();
const renew = async (as: Actor, outcome: 'paid' | 'declined') => {
  const { _id } = await billing.subscription(as.id);
  await billing.stripe.control(`/subscriptions/${_id}/renew`, { outcome });
  await billing.settle();
};
const say = (change: (invoice: Stripe.Invoice) => object) => {
  const { invoices } = billing.deps.stripe;
  const ask = invoices.retrieve.bind(invoices);
  jest.spyOn(invoices, 'retrieve').mockImplementation(async (id: string) => {
    const invoice = await ask(id);
    return Object.assign(invoice, change(invoice));
  });
};

describe('a customer deleted at Stripe', () => {
  const forget = async (as: Actor) => {
    const { customerId = '' } = (await billing.deps.customers.byId(as.id)) ?? {};
    await billing.deps.stripe.customers.del(customerId);
  };

  it('loses the plan, even when Stripe no longer lists the customer’s subscriptions', async () => {
    const as = await billing.aSubscriber();
    const raw = {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: 'No such customer',
    } as const;
    jest
      .spyOn(billing.deps.stripe.subscriptions, 'list')
      .mockRejectedValue(Stripe.errors.StripeError.generate(raw));
    await forget(as);
    await billing.settle();
    expect(await billing.status(as)).toMatchObject({ isPremium: false, planId: 'free' });
  });

  it('is recreated by the next purchase', async () => {
    const as = await billing.aSubscriber();
    await forget(as);
    await billing.settle();
    const { status, body } = await billing.order(as, 'business');
    expect([status, body.message]).toEqual([201, undefined]);
    await billing.pay(body.data.paymentId);
    await billing.settle();
    expect(await billing.status(as)).toMatchObject({ isPremium: true, planId: 'business' });
  });
});

describe('an invoice of a subscription', () => {
  it('is voided when the plan ended unpaid', async () => {
    const as = await billing.aSubscriber();
    await renew(as, 'declined');
    const { graceEndsAt } = await billing.subscription(as.id);
    billing.clock.now = new Date((graceEndsAt?.getTime() ?? 0) + DAY_MS);
    await reconcile(billing.deps);
    await billing.settle();
    const [, bill] = await billsOf(as);
    expect(bill).toMatchObject({ status: 'canceled', failure: 'declined' });
    const { status } = await billing.deps.stripe.invoices.retrieve(bill?.invoiceId ?? '');
    expect(status).toBe('void');
  });

  it('is refunded when paid after the subscription ended', async () => {
    const as = await billing.aSubscriber();
    await renew(as, 'declined');
    const [, bill] = await billsOf(as);
    const { _id } = await billing.subscription(as.id);
    await billing.deps.stripe.subscriptions.cancel(_id);
    await billing.stripe.control('/advance', { seconds: 5 });
    await billing.deps.stripe.invoices.pay(bill?.invoiceId ?? '', { payment_method: 'pm_card_visa' });
    await billing.settle();
    expect(await billing.status(as)).toMatchObject({ isPremium: false });
    expect((await billsOf(as)).map(({ status }) => status)).toEqual(['succeeded', 'refunded']);
  });

  it('is refunded when paid while the subscription is being ended', async () => {
    const as = await billing.aSubscriber();
    await renew(as, 'declined');
    const [, bill] = await billsOf(as);
    const { _id } = await billing.subscription(as.id);
    await billing.deps.inTransaction((unit) => billing.deps.subscriptions.markEnding(_id, 'unpaid', unit));
    await billing.deps.stripe.invoices.pay(bill?.invoiceId ?? '', { payment_method: 'pm_card_visa' });
    await reconcile(billing.deps);
    await billing.settle();
    expect(await billing.subscription(as.id)).toMatchObject({ status: 'expired' });
    expect((await billsOf(as)).map(({ status }) => status)).toEqual(['succeeded', 'refunded']);
    expect(await told('payment-refunded', as)).toMatchObject([
      { reason: 'Абонаментът вече беше приключил, затова плащането се връща.' },
    ]);
  });

  it('takes Stripe’s latest amount due', async () => {
    const as = await billing.aSubscriber();
    await renew(as, 'declined');
    const [, bill] = await billsOf(as);
    const paid = (invoice: Stripe.Invoice) =>
      invoice.id === bill?.invoiceId ? { status: 'paid', amount_due: 500, amount_paid: 500 } : {};
    say(paid);
    await syncObject(billing.deps, 'invoice', bill?.invoiceId ?? '');
    const [, after] = await billsOf(as);
    expect(after).toMatchObject({ status: 'succeeded', amount: 500, refundRequestedAt: null });
    expect(await billing.status(as)).toMatchObject({ isPremium: true });
  });

  it('of a failed first attempt does not change the paid one', async () => {
    const as = await billing.aSubscriber();
    const [before] = await billsOf(as);
    say(() => ({ id: 'in_of_the_first_try', status: 'void', amount_paid: 0 }));
    jest
      .spyOn(billing.deps.stripe.invoicePayments, 'list')
      .mockResolvedValue({ data: [] } as unknown as Awaited<
        ReturnType<typeof billing.deps.stripe.invoicePayments.list>
      >);
    await syncObject(billing.deps, 'invoice', before?.invoiceId ?? '');
    await billing.deps.payments.byId(before?._id ?? '');
    const { invoiceId, intentId, status } = before ?? {};
    expect(await billsOf(as)).toMatchObject([{ invoiceId, intentId, status }]);
  });
});

it('a plan ended at Stripe refuses a change', async () => {
  const as = await billing.aSubscriber();
  const { _id } = await billing.subscription(as.id);
  await billing.deps.stripe.subscriptions.cancel(_id);
  const body = { planId: 'business', interval: 'month' };
  expect(await billing.send('PUT', '/subscriptions/current', { as, body })).toMatchObject({
    status: 404,
    body: { message: 'Нямате активен абонамент.' },
  });
  expect(await billing.status(as)).toMatchObject({ isPremium: false });
});
