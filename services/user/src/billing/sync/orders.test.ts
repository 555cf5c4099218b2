import { randomUUID } from 'node:crypto';

import type { Actor } from '@pokriv/contracts/actor';

import { stateOfPayer } from '../../testing/state-of-payer.ts';
import { startBilling, STARTS_WITHIN_MS, type Billing } from '../start-billing.ts';

let billing: Billing;
beforeAll(async () => {
  billing = await startBilling();
}, STARTS_WITHIN_MS);
afterAll(() => billing.stop());

interface Delivery {
  id: string;
  event: string;
  state: string;
  customer: string | null;
}
type Copies = string[];

function* ordersOf<Thing>(things: readonly Thing[]): Generator<Thing[]> {
  if (things.length === 0) yield [];
  for (const [index, first] of things.entries())
    for (const rest of ordersOf(things.filter((_, other) => other !== index))) yield [first, ...rest];
}

const stateOf = (as: Actor) => stateOfPayer(billing.connection, as);
const told = (facts: readonly string[], name: string) =>
  facts.filter((fact) => fact.startsWith(`["${name}"`)).length;

async function heldFor(people: readonly Actor[]): Promise<Copies[][]> {
  const all = (await billing.stripe.read('/deliveries')) as Delivery[];
  const held = all.filter(({ state }) => state === 'held');
  const customers = await Promise.all(people.map(({ id }) => billing.deps.customers.byId(id)));
  return customers.map((customer) => {
    const own = held.filter((delivery) => delivery.customer === customer?.customerId);
    const events = [...new Set(own.map(({ event }) => event))];
    return events.map((event) => own.filter((one) => one.event === event).map(({ id }) => id));
  });
}

const deliver = async (ids: readonly string[]): Promise<void> => {
  await billing.stripe.control('/deliveries/release', { ids });
  await billing.work();
};

/** Concurrent walks, as consumers of one process. */
const AT_ONCE = 6;

/**
 * Repeats the act with one person per delivery order of the webhooks: first copies in order, then the remaining
 * copies backwards.
 * @returns each person's stored state, without dates and ids
 */
async function walkAllOrders(act: () => Promise<Actor>, events: number, copies: number) {
  await billing.stripe.control('/deliveries', { copies });
  const orders = [...ordersOf(Array.from({ length: events }, (_, index) => index))];
  const states: Awaited<ReturnType<typeof stateOf>>[] = [];
  for (let done = 0; done < orders.length; done += AT_ONCE)
    states.push(...(await walkSome(act, orders.slice(done, done + AT_ONCE), copies)));
  return states;
}

async function walkSome(act: () => Promise<Actor>, orders: readonly number[][], copies: number) {
  const people = await Promise.all(orders.map(act));
  const held = await heldFor(people);
  const walks = held.map((own, index) => {
    const order = orders[index] ?? [];
    expect(own.map(({ length }) => length)).toEqual(order.map(() => copies));
    return order.map((event) => own[event] ?? []);
  });
  for (const step of orders[0]?.keys() ?? [])
    await deliver(walks.flatMap((walk) => walk[step]?.slice(0, 1) ?? []));
  const again = walks.flatMap((walk) => walk.flatMap((ids) => ids.slice(1))).reverse();
  if (again.length > 0) await deliver(again);
  return Promise.all(people.map(stateOf));
}

async function buyPlan(): Promise<Actor> {
  const as = await billing.aLandlord();
  await billing.pay((await billing.order(as)).body.data.paymentId);
  return as;
}

async function buyPromotion(): Promise<Actor> {
  const as = await billing.aLandlord();
  const listing = { listingId: randomUUID(), title: 'Мансарда', status: 'active', version: 1 } as const;
  await billing.deps.billingListings.put({ ...listing, ownerId: as.id });
  const body = { kind: 'promotion', propertyId: listing.listingId, promotionType: 'super', days: 7 };
  const { paymentId } = (await billing.send('POST', '/payments', { as, body })).body.data;
  await billing.pay(paymentId, '4000000000000002');
  await billing.pay(paymentId);
  const { sessionId = '' } = await billing.payment(paymentId);
  const { payment_intent: intent } = await billing.deps.stripe.checkout.sessions.retrieve(sessionId);
  await billing.deps.stripe.refunds.create({ payment_intent: String(intent) });
  return as;
}

describe('webhooks lead to the same state in every order and number of deliveries', () => {
  let ofPlan: unknown;
  it.each([1, 5])(
    'of a plan, each of the four delivered %i times',
    async (copies) => {
      const states = await walkAllOrders(buyPlan, 4, copies);
      expect(states).toHaveLength(24);
      const [reference] = states;
      ofPlan ??= reference;
      for (const state of states) expect(state).toEqual(ofPlan);
      expect(reference).toMatchObject({
        accounts: [{ plan: 'premium', premiumExpiresAt: '(moment)' }],
        payments: [{ status: 'succeeded', amount: 999, invoiceId: '(random)', intentId: '(random)' }],
        subscriptions: [{ status: 'active', planId: 'premium', endReason: null }],
      });
      const { facts = [] } = reference ?? {};
      expect([told(facts, 'subscription-started'), told(facts, 'payment-succeeded')]).toEqual([1, 1]);
    },
    120_000,
  );

  let ofPromotion: unknown;
  it.each([1, 5])(
    'of a promotion declined, paid and refunded, each delivered %i times',
    async (copies) => {
      const states = await walkAllOrders(buyPromotion, 3, copies);
      expect(states).toHaveLength(6);
      const [reference] = states;
      ofPromotion ??= reference;
      for (const state of states) expect(state).toEqual(ofPromotion);
      expect(reference).toMatchObject({
        accounts: [{ plan: 'free' }],
        payments: [{ status: 'refunded', amount: 999, sessionId: '(random)', intentId: '(random)' }],
        subscriptions: [],
      });
      const { facts = [] } = reference ?? {};
      const names = ['promotion-granted', 'payment-succeeded', 'payment-refunded'];
      expect(names.map((name) => told(facts, name))).toEqual([1, 1, 1]);
    },
    120_000,
  );

  it('with concurrent deliveries', async () => {
    await billing.stripe.control('/deliveries', { copies: 5 });
    const as = await buyPlan();
    const ids = (await heldFor([as])).flat(2);
    expect(ids).toHaveLength(20);
    await Promise.all(ids.map((id) => billing.stripe.control('/deliveries/release', { ids: [id] })));
    await billing.work();
    expect(await stateOf(as)).toEqual(ofPlan);
  }, 120_000);
});
