import type { Actor } from '@pokriv/contracts/actor';

import { reconcile } from '../reconcile.ts';
import { startBilling, STARTS_WITHIN_MS, type Billing } from '../start-billing.ts';

const DAY_MS = 86_400_000;
let billing: Billing;
beforeAll(async () => {
  billing = await startBilling();
}, STARTS_WITHIN_MS);
afterAll(() => billing.stop());

const renew = async (as: Actor, outcome: 'paid' | 'declined') => {
  const { _id } = await billing.subscription(as.id);
  await billing.stripe.control(`/subscriptions/${_id}/renew`, { outcome });
  await billing.settle();
};
const told = async (name: Parameters<Billing['announced']>[0], as: Actor) =>
  (await billing.announced(name)).filter((fact) => JSON.stringify(fact).includes(as.email));
/** The checkout's invoice first: a later invoice may share its second. */
const billsOf = (as: Actor) =>
  billing.payments.find({ userId: as.id }).sort({ sessionId: -1, createdAt: 1 }).toArray();

describe('a plan whose payment failed', () => {
  it('continues a past-due subscription when the payment comes within the grace period', async () => {
    const as = await billing.aSubscriber();
    await renew(as, 'declined');
    await renew(as, 'paid');
    expect(await billing.subscription(as.id)).toMatchObject({ status: 'active', graceEndsAt: null });
    expect((await billsOf(as)).map(({ status }) => status)).toEqual(['succeeded', 'succeeded']);
    expect(await billing.status(as)).toMatchObject({ isPremium: true, planId: 'premium' });
  });

  it('keeps rights for seven days after a failed payment, then ends the plan', async () => {
    const as = await billing.aSubscriber();
    const { currentPeriodEnd: paidUntil } = await billing.subscription(as.id);
    await renew(as, 'declined');
    const graceEndsAt = new Date(paidUntil.getTime() + 7 * DAY_MS);
    expect(await billing.subscription(as.id)).toMatchObject({ status: 'past_due', graceEndsAt });
    expect(await billing.status(as)).toMatchObject({
      isPremium: true,
      premiumExpiresAt: paidUntil.toISOString(),
      promotionCredits: { total: 0, left: 0 },
    });
    expect((await billsOf(as)).map(({ status, failure }) => [status, failure])).toEqual([
      ['succeeded', null],
      ['failed', 'declined'],
    ]);
    expect(await told('subscription-past-due', as)).toMatchObject([
      { failure: 'declined', graceEndsAt: graceEndsAt.toISOString() },
    ]);
    expect((await billing.order(as, 'business')).status).toBe(409);

    billing.clock.now = new Date(graceEndsAt.getTime() - 60_000);
    await reconcile(billing.deps);
    expect(await billing.status(as)).toMatchObject({ isPremium: true });
    billing.clock.now = new Date(graceEndsAt.getTime() + 60_000);
    expect(await billing.status(as)).toMatchObject({ isPremium: false });
    await reconcile(billing.deps);
    await billing.settle();
    expect(await billing.subscription(as.id)).toMatchObject({ status: 'expired', endReason: 'unpaid' });
    expect(await billing.status(as)).toMatchObject({ planId: 'free', premiumExpiresAt: null });
    expect(await told('subscription-ended', as)).toMatchObject([{ reason: 'unpaid' }]);
  });
});
