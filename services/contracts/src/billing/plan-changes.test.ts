import { planChange } from './plan-changes.ts';

const premium = { planId: 'premium', interval: 'month' } as const;
const business = { planId: 'business', interval: 'month' } as const;
const yearly = <Plan extends object>(plan: Plan) => ({ ...plan, interval: 'year' as const });
const running = { nextPlanId: null, cancelAtPeriodEnd: false, status: 'active' } as const;

describe('planChange', () => {
  it.each([
    [premium, business, 'upgrade'],
    [premium, yearly(premium), 'upgrade'],
    [premium, yearly(business), 'upgrade'],
    [yearly(premium), yearly(business), 'upgrade'],
    [business, yearly(business), 'upgrade'],
    [business, premium, 'downgrade'],
    [yearly(business), yearly(premium), 'downgrade'],
    [premium, premium, 'same'],
    [yearly(premium), premium, 'after-the-year'],
    [yearly(premium), business, 'after-the-year'],
    [yearly(business), premium, 'after-the-year'],
    [business, yearly(premium), 'lower-first'],
  ])('from %o to %o is: %s', (from, to, change) => {
    expect(planChange({ ...from, ...running }, to)).toBe(change);
  });

  it('cancels a scheduled downgrade, which cannot be chosen twice', () => {
    const shrinking = { ...business, ...running, nextPlanId: 'premium' } as const;
    expect(planChange(shrinking, business)).toBe('restore');
    expect(planChange(shrinking, premium)).toBe('starts-later');
    expect(planChange(shrinking, yearly(business))).toBe('upgrade');
  });

  it('requires a cancelled subscription to be resumed first', () => {
    const ending = { ...premium, ...running, nextPlanId: 'free', cancelAtPeriodEnd: true } as const;
    expect(planChange(ending, business)).toBe('resume-first');
    expect(planChange(ending, premium)).toBe('same');
  });

  it('requires an overdue period to be paid first', () => {
    const overdue = { ...business, ...running, status: 'past_due' } as const;
    expect(planChange(overdue, premium)).toBe('pay-first');
    expect(planChange({ ...overdue, nextPlanId: 'premium' }, business)).toBe('pay-first');
    expect(planChange(overdue, business)).toBe('same');
  });
});
