import { isPremium, listingLimit } from './plans.ts';

const now = new Date('2026-06-10T12:00:00Z');
const paidUntil = (text: string | null) => ({
  role: 'landlord' as const,
  plan: 'premium' as const,
  premiumExpiresAt: text === null ? null : new Date(text),
});

describe('the rights of a plan', () => {
  it.each([
    ['2026-06-11T12:00:00Z', true],
    ['2026-06-03T12:00:01Z', true],
    ['2026-06-03T12:00:00Z', false],
    [null, true],
  ])('at noon of 10 June with a plan paid until %s hold: %s', (end, isHeld) => {
    expect(isPremium(paidUntil(end), now)).toBe(isHeld);
    expect(listingLimit(paidUntil(end), now)).toBe(isHeld ? 5 : 1);
  });

  it('are none without a plan and unlimited for administrators', () => {
    const free = { role: 'landlord', plan: 'free', premiumExpiresAt: null } as const;
    expect([isPremium(free, now), listingLimit(free, now)]).toEqual([false, 1]);
    expect(listingLimit({ ...free, role: 'admin' }, now)).toBeNull();
  });
});
