import { leaseOfferAt } from './lease-offer.ts';

describe('leaseOfferAt', () => {
  // 12:00 in Sofia
  const now = new Date('2026-11-02T10:00:00Z');

  it.each([
    ['2026-12-18', '2026-11-03T07:00:00.000Z'],
    // summer time
    ['2027-06-01', '2027-04-17T06:00:00.000Z'],
  ])('of a lease until %s is %s', (leaseEnd, at) => {
    expect(leaseOfferAt(leaseEnd, now)?.toISOString()).toBe(at);
  });

  it('is null once nine o’clock of that morning has passed', () => {
    expect(leaseOfferAt('2026-12-17', now)).toBeNull();
    expect(leaseOfferAt('2026-12-17', new Date('2026-11-02T06:59:00Z'))).not.toBeNull();
    expect(leaseOfferAt('2026-11-03', now)).toBeNull();
  });
});
