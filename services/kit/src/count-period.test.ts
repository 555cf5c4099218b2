import { periodOf } from './count-period.ts';

describe('periodOf', () => {
  it('lists days in Sofia up to today, from midnight of the first', () => {
    const { days, from } = periodOf(3, new Date('2026-11-20T22:30:00Z'));
    expect(days).toEqual(['2026-11-19', '2026-11-20', '2026-11-21']);
    expect(from.toISOString()).toBe('2026-11-18T22:00:00.000Z');
  });

  it.each([
    ['2026-07-01T12:00:00Z', '2026-06-30T21:00:00.000Z'],
    ['2026-03-29T12:00:00Z', '2026-03-28T22:00:00.000Z'],
    ['2026-10-25T12:00:00Z', '2026-10-24T21:00:00.000Z'],
  ])('applies summer time at %s', (now, midnight) => {
    expect(periodOf(1, new Date(now)).from.toISOString()).toBe(midnight);
  });
});
