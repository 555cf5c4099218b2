import { planStep } from './plan-step.ts';

const premium = { planId: 'premium', interval: 'month' } as const;
const business = { planId: 'business', interval: 'month' } as const;
const yearly = <Plan extends object>(plan: Plan) => ({ ...plan, interval: 'year' as const });

describe('a change of plan', () => {
  it.each([
    [premium, business, 'upgrade'],
    [premium, yearly(premium), 'upgrade'],
    [premium, yearly(business), 'upgrade'],
    [yearly(premium), yearly(business), 'upgrade'],
    [business, yearly(business), 'upgrade'],
    [business, premium, 'downgrade'],
    [yearly(business), yearly(premium), 'downgrade'],
    [premium, premium, 'same'],
    [yearly(premium), premium, 'year-to-month'],
    [yearly(premium), business, 'year-to-month'],
    [yearly(business), premium, 'year-to-month'],
    [business, yearly(premium), 'two-steps'],
  ])('from %o to %o is: %s', (from, to, step) => {
    expect(planStep({ ...from, nextPlanId: null }, to)).toBe(step);
  });

  it('is taken back while a smaller plan waits, or is there already', () => {
    expect(planStep({ ...business, nextPlanId: 'premium' }, business)).toBe('restore');
    expect(planStep({ ...business, nextPlanId: 'premium' }, premium)).toBe('same');
    expect(planStep({ ...business, nextPlanId: 'premium' }, yearly(business))).toBe('upgrade');
  });
});
