import { isFreeNow } from './availability.ts';

describe('isFreeNow', () => {
  it('uses the day in Sofia, which starts before midnight UTC', () => {
    const lateEvening = new Date('2026-11-21T22:30:00Z');
    expect(isFreeNow('2026-11-22', lateEvening)).toBe(true);
    expect(isFreeNow('2026-11-23', lateEvening)).toBe(false);
  });

  it('is true for a past day', () => {
    expect(isFreeNow('2025-01-01', new Date('2026-11-22T10:00:00Z'))).toBe(true);
  });
});
