import { sofiaDay } from '../sofia-day.ts';
import { isFreeNow } from './availability.ts';

describe('isFreeNow', () => {
  it('uses the day in Sofia, which starts before midnight UTC', () => {
    const lateEvening = new Date('2026-11-21T22:30:00Z');
    expect(isFreeNow('2026-11-22', lateEvening)).toBe(true);
    expect(isFreeNow('2026-11-23', lateEvening)).toBe(false);
  });

  it('agrees with the day in Sofia at every hour of a year', () => {
    const start = Date.parse('2026-01-01T00:30:00Z');
    for (let hour = 0; hour < 365 * 24; hour += 1) {
      const now = new Date(start + hour * 3_600_000);
      const today = sofiaDay(now);
      const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
      expect([isFreeNow(today, now), isFreeNow(tomorrow, now)]).toEqual([true, false]);
    }
  });

  it('is true for a past day', () => {
    expect(isFreeNow('2025-01-01', new Date('2026-11-22T10:00:00Z'))).toBe(true);
  });
});
