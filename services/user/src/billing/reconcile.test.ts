import { requestRefund } from './payments/request-refund.ts';
import { reconcile } from './reconcile.ts';
import { startBilling, STARTS_WITHIN_MS, type Billing } from './start-billing.ts';

const MINUTE_MS = 60_000;
let billing: Billing;
beforeAll(async () => {
  billing = await startBilling();
}, STARTS_WITHIN_MS);
afterAll(() => billing.stop());

const ago = (ms: number) => new Date(Date.now() - ms);

describe('reconcile', () => {
  it('cancels a payment whose checkout was never opened, once it can no longer open', async () => {
    const as = await billing.aLandlord();
    const { paymentId } = (await billing.order(as)).body.data;
    const forgotten = { updatedAt: ago(5 * MINUTE_MS), checkoutUrl: null, checkoutEndsAt: null };
    const change = (createdAt: Date) =>
      billing.payments.updateOne(
        { _id: paymentId },
        { $set: { ...forgotten, createdAt }, $unset: { sessionId: true } },
      );
    await change(ago(5 * MINUTE_MS));
    await reconcile(billing.deps);
    expect(await billing.payment(paymentId)).toMatchObject({ status: 'pending' });
    await change(ago(40 * MINUTE_MS));
    await reconcile(billing.deps);
    expect(await billing.payment(paymentId)).toMatchObject({ status: 'canceled' });
  });

  it('syncs a received event whose job ran out of retries while Stripe was unavailable', async () => {
    const as = await billing.aLandlord();
    const { paymentId } = (await billing.order(as)).body.data;
    await billing.pay(paymentId);
    await billing.stripe.control('/deliveries/release');
    const { apiUrl } = billing.stripe.settings;
    await billing.stripe.control('/faults', { kind: 'refuse', times: 1000, status: 500 });
    await expect(billing.work()).rejects.toThrow();
    await billing.connection
      .collection('outbox')
      .updateMany({ name: 'stripe-event-received' }, { $set: { doneAt: new Date() } });
    const events = billing.connection.collection('stripe_events');
    await events.updateMany({ syncedAt: null }, { $set: { triedAt: ago(15 * MINUTE_MS) } });
    await reconcile(billing.deps);
    expect(await billing.status(as)).toMatchObject({ isPremium: false });
    await fetch(`${apiUrl}/_test/faults`, { method: 'DELETE' });
    for (const _time of [1, 2]) await reconcile(billing.deps);
    expect(await billing.status(as)).toMatchObject({ isPremium: true });
    expect(await events.countDocuments({ syncedAt: null })).toBe(0);
    const started = await billing.announced('subscription-started');
    expect(started.filter((fact) => JSON.stringify(fact).includes(as.email))).toHaveLength(1);
    expect(await billing.payments.countDocuments({ userId: as.id })).toBe(1);
  });

  it('cancels a payment whose checkout has expired', async () => {
    const as = await billing.aLandlord();
    const { paymentId } = (await billing.order(as)).body.data;
    const { sessionId } = await billing.payment(paymentId);
    await billing.stripe.control(`/sessions/${sessionId}/expire`);
    await billing.payments.updateOne({ _id: paymentId }, { $set: { updatedAt: ago(5 * MINUTE_MS) } });
    await reconcile(billing.deps);
    expect(await billing.payment(paymentId)).toMatchObject({ status: 'canceled' });
  });

  it('retries a requested refund whose job ran out of retries', async () => {
    const as = await billing.aSubscriber();
    const payment = await billing.payments.findOne({ userId: as.id });
    if (!payment) throw new Error('no payment');
    await billing.deps.inTransaction((unit) =>
      requestRefund(billing.deps, payment, { reason: 'По молба' }, unit),
    );
    await billing.connection
      .collection('outbox')
      .updateMany({ name: 'refund-requested' }, { $set: { doneAt: new Date() } });
    await reconcile(billing.deps);
    expect(await billing.payment(payment._id)).toMatchObject({ status: 'succeeded' });
    await billing.payments.updateOne(
      { _id: payment._id },
      { $set: { refundRequestedAt: ago(15 * MINUTE_MS) } },
    );
    await reconcile(billing.deps);
    expect(await billing.payment(payment._id)).toMatchObject({
      status: 'refunded',
      refundReason: 'По молба',
    });
  });

  it('syncs a subscription whose period is over', async () => {
    const as = await billing.aSubscriber();
    const { _id } = await billing.subscription(as.id);
    await billing.stripe.control('/deliveries', { drop: true });
    await billing.stripe.control(`/subscriptions/${_id}/renew`, { outcome: 'paid' });
    await billing.stripe.control('/deliveries', { drop: false });
    const over = { currentPeriodEnd: ago(MINUTE_MS) };
    await billing.subscriptions.updateOne({ _id }, { $set: over });
    await reconcile(billing.deps);
    const { currentPeriodEnd } = await billing.subscription(as.id);
    expect(currentPeriodEnd.getTime()).toBeGreaterThan(Date.now() + 40 * 24 * 60 * MINUTE_MS);
    expect(await billing.payments.countDocuments({ userId: as.id, status: 'succeeded' })).toBe(2);
  });
});
