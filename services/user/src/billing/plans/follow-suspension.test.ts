import type { Actor } from '@pokriv/contracts/actor';
import { outboxEvents } from '@pokriv/service-kit/outbox';

import { endSuspensions } from '../../suspension/end-suspensions.ts';
import { reinstateAccount } from '../../suspension/reinstate-account.ts';
import { suspendAccount } from '../../suspension/suspend-account.ts';
import { reconcile } from '../reconcile.ts';
import { startBilling, STARTS_WITHIN_MS, type Billing } from '../start-billing.ts';
import { followSuspension } from './follow-suspension.ts';

let billing: Billing;
beforeAll(async () => {
  billing = await startBilling();
}, STARTS_WITHIN_MS);
afterAll(() => billing.stop());
afterEach(() => jest.restoreAllMocks());

const reason = 'Повторени фалшиви обяви';
const suspend = ({ id }: Actor, until: Date | null = null) =>
  suspendAccount(billing.deps, id, { until, reason, source: 'review', decidedBy: 'admin' });
const reinstate = ({ id }: Actor) => reinstateAccount(billing.deps, id);
const renew = async (as: Actor, outcome = 'paid') => {
  const { _id } = await billing.subscription(as.id);
  await billing.stripe.control(`/subscriptions/${_id}/renew`, { outcome });
  await billing.settle();
};
const atProvider = async (as: Actor) =>
  billing.deps.stripe.subscriptions.retrieve((await billing.subscription(as.id))._id);
const pauseOf = async (as: Actor) => (await atProvider(as)).pause_collection?.behavior ?? null;
/** Amounts charged to the card at Stripe, oldest first. */
const billsOf = async (as: Actor) => {
  const { data } = await billing.deps.stripe.invoices.list({ subscription: (await atProvider(as)).id });
  return data.map(({ status, amount_paid: paid }) => [status, paid]).reverse();
};
const paymentsOf = async (as: Actor) =>
  (await billing.payments.find({ userId: as.id }).sort({ createdAt: 1 }).toArray()).map(
    ({ status }) => status,
  );
const spyOnUpdate = () => jest.spyOn(billing.deps.stripe.subscriptions, 'update');
/** Keeps Stripe unavailable until the job runs out of retries. */
const giveUp = async () => {
  const away = jest.spyOn(billing.deps.stripe.subscriptions, 'retrieve').mockRejectedValue(new Error('away'));
  await expect(billing.work()).rejects.toThrow('away');
  away.mockRestore();
  await outboxEvents(billing.connection).updateMany(
    { name: 'suspension-changed' },
    { $set: { doneAt: new Date() } },
  );
};

describe('the subscription of a suspended person', () => {
  it('is paused during the suspension and collected again when an administrator ends it', async () => {
    const as = await billing.aSubscriber();
    await suspend(as);
    await billing.settle();
    expect(await pauseOf(as)).toBe('void');
    await renew(as);
    expect(await billsOf(as)).toEqual([
      ['paid', 999],
      ['void', 0],
    ]);
    expect(await paymentsOf(as)).toEqual(['succeeded']);
    expect(await billing.subscription(as.id)).toMatchObject({ status: 'active', isPaused: true });
    await reinstate(as);
    await billing.settle();
    expect(await pauseOf(as)).toBeNull();
    await renew(as);
    expect((await billsOf(as)).at(-1)).toEqual(['paid', 999]);
    expect(await paymentsOf(as)).toEqual(['succeeded', 'succeeded']);
  });

  it('is collected again when the suspension expires', async () => {
    const as = await billing.aSubscriber();
    const end = new Date(Date.now() + 60_000);
    await suspend(as, end);
    await billing.settle();
    expect(await pauseOf(as)).toBe('void');
    await endSuspensions(billing.deps, end);
    await billing.settle();
    expect(await pauseOf(as)).toBeNull();
    expect(await billing.subscription(as.id)).toMatchObject({ isPaused: false });
  });

  it('is paused once when the suspension is announced again or extended', async () => {
    const as = await billing.aSubscriber();
    const { _id } = await billing.subscription(as.id);
    const update = spyOnUpdate();
    await suspend(as);
    await billing.work();
    await outboxEvents(billing.connection).updateMany(
      { name: 'suspension-changed', 'fact.userId': as.id },
      { $set: { doneAt: null } },
    );
    await suspend(as, new Date(Date.now() + 60_000));
    await billing.work();
    await reconcile(billing.deps);
    expect(update.mock.calls.filter(([id]) => id === _id)).toHaveLength(1);
  });

  it('follows the latest state when the suspension ends during the call to Stripe', async () => {
    const as = await billing.aSubscriber();
    const { subscriptions } = billing.deps.stripe;
    const ask = subscriptions.update.bind(subscriptions);
    spyOnUpdate().mockImplementationOnce(async (id, change) => {
      await reinstate(as);
      return ask(id, change);
    });
    await suspend(as);
    await followSuspension(billing.deps, as.id);
    expect(await pauseOf(as)).toBeNull();
  });

  it('is paused and resumed by the reconciliation after Stripe was unavailable', async () => {
    const as = await billing.aSubscriber();
    await suspend(as);
    await giveUp();
    expect(await pauseOf(as)).toBeNull();
    await reconcile(billing.deps);
    expect(await pauseOf(as)).toBe('void');
    await reinstate(as);
    await giveUp();
    expect(await pauseOf(as)).toBe('void');
    await reconcile(billing.deps);
    expect(await pauseOf(as)).toBeNull();
  });

  it('is paused by the reconciliation when it was paid in the moment of the suspension', async () => {
    const as = await billing.aLandlord();
    const { body } = await billing.order(as);
    await billing.pay(body.data.paymentId);
    await suspend(as);
    await billing.work();
    await billing.settle();
    await reconcile(billing.deps);
    expect(await pauseOf(as)).toBe('void');
  });

  it('has its earlier unpaid invoices voided', async () => {
    const as = await billing.aSubscriber();
    await renew(as, 'declined');
    await suspend(as);
    await billing.work();
    await billing.settle();
    expect((await billsOf(as)).at(-1)).toEqual(['void', 0]);
    expect(await paymentsOf(as)).toEqual(['succeeded', 'canceled']);
  });
});

describe('a suspended person', () => {
  it('without a plan causes no call to Stripe', async () => {
    const as = await billing.aLandlord();
    const update = spyOnUpdate();
    await suspend(as);
    await billing.work();
    await reinstate(as);
    await billing.work();
    await reconcile(billing.deps);
    expect(update).not.toHaveBeenCalled();
  });

  it('whose plan has ended causes no call to Stripe', async () => {
    const as = await billing.aSubscriber();
    await billing.deps.stripe.subscriptions.cancel((await billing.subscription(as.id))._id);
    const update = spyOnUpdate();
    await suspend(as);
    await billing.settle();
    expect(update).not.toHaveBeenCalled();
  });

  it('has open checkouts expired and can open no other', async () => {
    const as = await billing.aLandlord();
    const { body } = await billing.order(as);
    const { sessionId = '' } = await billing.payment(body.data.paymentId);
    await suspend(as);
    await billing.work();
    expect((await billing.deps.stripe.checkout.sessions.retrieve(sessionId)).status).toBe('expired');
    expect(await paymentsOf(as)).toEqual(['canceled']);
    const suspended = { ...as, isSuspended: true };
    expect((await billing.order(suspended)).body.code).toBe('ACCOUNT_SUSPENDED');
    const promotion = { kind: 'promotion', propertyId: 'a'.repeat(24), promotionType: 'super', days: 7 };
    const bought = await billing.send('POST', '/payments', { as: suspended, body: promotion });
    expect(bought.body.code).toBe('ACCOUNT_SUSPENDED');
  });

  it.each([
    ['a plan', () => billing.aSubscriber(), true],
    ['no plan', () => billing.aLandlord(), false],
  ])('with %s gets the mail that says whether charges stop', async (_what, aPerson, hasPlan) => {
    const as = await aPerson();
    await suspend(as);
    const told = (await billing.announced('account-suspended')).filter((fact) =>
      JSON.stringify(fact).includes(as.email),
    );
    expect(told).toMatchObject([{ hasPlan }]);
  });
});
