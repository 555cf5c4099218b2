import { monthsBefore } from './months-before.ts';

describe('monthsBefore', () => {
  it.each([
    ['2026-11-30T10:15:00.000Z', 24, '2024-11-30T10:15:00.000Z'],
    ['2026-01-15T00:00:00.000Z', 1, '2025-12-15T00:00:00.000Z'],
    ['2028-02-29T00:00:00.000Z', 36, '2025-03-01T00:00:00.000Z'],
  ])('%s less %i months is %s', (now, months, before) => {
    const given = new Date(now);
    expect(monthsBefore(given, months).toISOString()).toBe(before);
    expect(given.toISOString()).toBe(now);
  });
});
