import type Stripe from 'stripe';

import { paidUntil } from './grant-rights.ts';
import { toStoredSubscription, type Ours } from './to-stored-subscription.ts';

const START = 1_780_000_000;
const END = 1_782_592_000;
const now = new Date(START * 1000);
const ours: Ours = { userId: 'u1', endReason: null };

const subscription = (parts: object = {}) =>
  ({
    id: 'sub_1',
    status: 'active',
    created: START,
    ended_at: null,
    cancel_at_period_end: false,
    cancellation_details: null,
    metadata: {},
    items: {
      data: [
        {
          current_period_start: START,
          current_period_end: END,
          price: { product: 'pokriv_premium', recurring: { interval: 'month' }, unit_amount: 999 },
        },
      ],
    },
    ...parts,
  }) as unknown as Stripe.Subscription;
const stored = (parts: object, mine: Ours = ours) => {
  const found = toStoredSubscription(subscription(parts), mine, now);
  if (!found) throw new Error('no plan');
  return found;
};

describe('toStoredSubscription', () => {
  it('sets the paid time to the end of the period', () => {
    const found = stored({});
    expect(found).toMatchObject({ planId: 'premium', interval: 'month', status: 'active', amount: 999 });
    expect(paidUntil(found)).toEqual(new Date(END * 1000));
  });

  it.each(['past_due', 'unpaid'])(
    'gives seven days of grace from the start of the unpaid period (%s)',
    (status) => {
      const found = stored({ status });
      expect(found).toMatchObject({
        status: 'past_due',
        graceEndsAt: new Date((START + 7 * 86_400) * 1000),
      });
      expect(paidUntil(found)).toEqual(new Date(START * 1000));
    },
  );

  it.each([
    ['canceled', null, 'cancellation_requested', 'canceled'],
    ['canceled', null, 'payment_failed', 'expired'],
    ['canceled', 'unpaid', 'cancellation_requested', 'expired'],
    ['incomplete_expired', null, null, 'expired'],
    ['incomplete', null, null, 'incomplete'],
    ['paused', null, null, 'incomplete'],
  ] as const)('maps %s (%s, %s) to %s', (...states) => {
    const [status, endReason, reason, kept] = states;
    const found = stored({ status, cancellation_details: { reason } }, { ...ours, endReason });
    expect(found.status).toBe(kept);
  });

  it('keeps the rights of a bigger plan until the period that is paid for ends', () => {
    const metadata = { rightsPlan: 'business', rightsUntil: String(END) };
    expect(stored({ metadata })).toMatchObject({ planId: 'business', nextPlanId: 'premium' });
    expect(stored({ metadata: { ...metadata, rightsUntil: String(START) } })).toMatchObject({
      planId: 'premium',
      nextPlanId: null,
    });
  });

  it('returns undefined for a price of no plan', () => {
    expect(toStoredSubscription(subscription({ items: { data: [] } }), ours, now)).toBeUndefined();
  });
});
