import type { Actor } from '@pokriv/contracts/actor';

import { startBilling, STARTS_WITHIN_MS, type Billing } from '../../testing/start-billing.ts';

let billing: Billing;
beforeAll(async () => {
  billing = await startBilling();
}, STARTS_WITHIN_MS);
afterAll(() => billing.stop());

interface Delivery {
  id: string;
  type: string;
  state: string;
}

function* ordersOf<Thing>(things: readonly Thing[]): Generator<Thing[]> {
  if (things.length < 2) yield [...things];
  for (const [index, first] of things.entries())
    for (const rest of ordersOf(things.filter((_, other) => other !== index))) yield [first, ...rest];
}

/** All that is kept of somebody, without ids and moments. */
async function stateOf(as: Actor) {
  const payments = await billing.payments.find({ userId: as.id }).sort({ createdAt: 1, amount: 1 }).toArray();
  const subscription = await billing.subscription(as.id);
  const account = await billing.accounts.findOne({ _id: as.id });
  const facts: Record<string, number> = {};
  const events = await billing.connection.collection('outbox').find({ 'fact.email': as.email }).toArray();
  for (const { name, queue } of events) if (queue === 'email') facts[name] = (facts[name] ?? 0) + 1;
  return {
    payments: payments.map((payment) => [
      payment.status,
      payment.amount,
      payment.label,
      Boolean(payment.sessionId),
      Boolean(payment.invoiceId && payment.intentId && payment.subscriptionId && payment.receiptUrl),
    ]),
    subscription: [subscription.status, subscription.planId, subscription.endReason, subscription.nextPlanId],
    account: account && [
      account.plan,
      account.premiumExpiresAt?.getTime() === subscription.currentPeriodEnd.getTime(),
    ],
    facts,
  };
}

/** What is kept back, one list of deliveries for each event that is of interest. */
async function heldEvents(): Promise<string[][]> {
  const held = ((await billing.stripe.read('/deliveries')) as (Delivery & { event: string })[]).filter(
    ({ state, type }) =>
      state === 'held' && /^(?:checkout\.session|customer\.subscription|invoice\.paid)/u.test(type),
  );
  return [...new Set(held.map(({ event }) => event))].map((event) =>
    held.filter((delivery) => delivery.event === event).map(({ id }) => id),
  );
}

const deliver = async (ids: readonly string[]): Promise<void> => {
  await billing.stripe.control('/deliveries/release', { ids });
  await billing.work();
};

/** A purchase whose webhooks come in this order, each so often. */
async function walk(order: number, copies: number): Promise<unknown> {
  await billing.stripe.control('/deliveries', { copies });
  const as = await billing.aLandlord();
  const { paymentId } = (await billing.order(as)).body.data;
  await billing.pay(paymentId);
  const orders = [...ordersOf(await heldEvents())];
  const chosen = orders[order % orders.length] ?? [];
  expect(chosen).toHaveLength(4);
  // the first of each, then all others: a copy comes long after its event
  for (const [first = ''] of chosen) await deliver([first]);
  const others = chosen.flatMap(([, ...copies]) => copies);
  if (others.length > 0) await deliver(others);
  const state = await stateOf(as);
  await billing.settle();
  expect(await stateOf(as)).toEqual(state);
  return state;
}

const expected = {
  payments: [['succeeded', 999, 'Премиум, месечно', true, true]],
  subscription: ['active', 'premium', null, null],
  account: ['premium', true],
  facts: { 'subscription-started': 1, 'payment-succeeded': 1 },
};

describe('webhooks of a purchase', () => {
  it('end in the same state in every order, each delivered once, twice and five times', async () => {
    for (let order = 0; order < 24; order += 1)
      expect(await walk(order, [1, 2, 5][order % 3] ?? 1)).toEqual(expected);
  }, 180_000);

  it('end in the same state when all come at once', async () => {
    await billing.stripe.control('/deliveries', { copies: 5 });
    const as = await billing.aLandlord();
    await billing.pay((await billing.order(as)).body.data.paymentId);
    await billing.stripe.control('/deliveries/release', { order: 'shuffled' });
    await billing.work();
    await billing.settle();
    expect(await stateOf(as)).toEqual(expected);
  });
});
