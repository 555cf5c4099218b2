import type { PlanId, PlanInterval } from '@pokriv/contracts/billing/plans';

import { aSubscription } from '../paying/billing.testing.ts';
import { dueNow } from './change/due-now.ts';
import { planStep } from './plan-step.ts';

const to = (plan: PlanId, interval: PlanInterval = 'month') => ({ plan, interval });

describe('planStep', () => {
  it('is a purchase without a subscription', () => {
    expect(planStep('free', undefined, to('premium'))).toEqual({ kind: 'buy' });
    expect(planStep('free', undefined, to('free'))).toEqual({ kind: 'current' });
  });

  it.each([
    ['premium', 'month', to('business'), { kind: 'upgrade' }],
    ['premium', 'month', to('premium', 'year'), { kind: 'upgrade' }],
    ['premium', 'month', to('business', 'year'), { kind: 'upgrade' }],
    ['premium', 'month', to('premium'), { kind: 'current' }],
    ['business', 'month', to('premium'), { kind: 'downgrade' }],
    ['business', 'month', to('premium', 'year'), { kind: 'blocked', why: 'lower-first' }],
    ['business', 'year', to('business'), { kind: 'blocked', why: 'after-the-year' }],
    ['business', 'month', to('free'), { kind: 'end' }],
  ] as const)('from %s by the %s to %o is %o', (planId, interval, wanted, step) => {
    expect(planStep(planId, aSubscription({ planId, interval }), wanted)).toEqual(step);
  });

  it.each([
    [{ cancelAtPeriodEnd: true }, 'resume-first'],
    [{ status: 'past_due' }, 'pay-first'],
  ] as const)('is closed while %o', (over, why) => {
    expect(planStep('premium', aSubscription(over), to('business'))).toEqual({ kind: 'blocked', why });
  });

  it('says that a plan change is pending', () => {
    const subscription = aSubscription({ planId: 'business', nextPlanId: 'premium' });
    expect(planStep('business', subscription, to('premium'))).toEqual({
      kind: 'blocked',
      why: 'starts-later',
    });
    expect(planStep('business', subscription, to('business'))).toEqual({ kind: 'restore' });
  });
});

describe('dueNow', () => {
  const subscription = aSubscription({
    currentPeriodStart: '2026-03-01T00:00:00.000Z',
    currentPeriodEnd: '2026-03-31T00:00:00.000Z',
  });
  const middle = Date.parse('2026-03-16T00:00:00.000Z');

  it('is the price difference for the rest of the period', () => {
    expect(dueNow(subscription, 'business', 'month', middle)).toBe(750);
  });

  it('is a year less the rest of the month', () => {
    expect(dueNow(subscription, 'premium', 'year', middle)).toBe(9491);
  });

  it.each([
    ['before the period begins', '2026-02-01T00:00:00.000Z', 1500],
    ['when the period is over', '2026-04-02T00:00:00.000Z', 0],
  ])('counts the whole period, and no more or less, %s', (_when, now, due) => {
    expect(dueNow(subscription, 'business', 'month', Date.parse(now))).toBe(due);
  });

  it('is nothing for a cheaper plan', () => {
    const business = { ...subscription, planId: 'business', amount: 2499 } as const;
    expect(dueNow(business, 'premium', 'month', middle)).toBe(0);
  });
});
