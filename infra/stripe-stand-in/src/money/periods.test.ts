import { afterIntervals, nextPeriod } from './periods.ts';

const at = (date: string): number => Date.parse(`${date}T10:00:00Z`) / 1_000;
const day = (seconds: number): string => new Date(seconds * 1_000).toISOString().slice(0, 10);
const month = { interval: 'month', interval_count: 1 } as const;
const year = { interval: 'year', interval_count: 1 } as const;

test('a month without the anchor’s day ends on its last day and does not move the anchor', () => {
  const anchor = at('2026-01-31');
  expect([1, 2, 3].map((steps) => day(afterIntervals(anchor, month, steps)))).toEqual([
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
  ]);
});

test('a year from a leap day ends on the last day of February', () => {
  expect(day(afterIntervals(at('2028-02-29'), year, 1))).toBe('2029-02-28');
});

test('the next period starts where the last one ended', () => {
  const [anchor, start] = [at('2026-01-31'), at('2026-02-28')];
  const period = nextPeriod(anchor, start, month);
  expect([day(period.start), day(period.end)]).toEqual(['2026-02-28', '2026-03-31']);
});

test.each([
  ['day', 1, 1, '2026-02-01'],
  ['day', 10, 2, '2026-02-20'],
  ['week', 1, 1, '2026-02-07'],
  ['week', 2, 1, '2026-02-14'],
  ['month', 3, 1, '2026-04-30'],
  ['month', 1, 12, '2027-01-31'],
  ['year', 2, 1, '2028-01-31'],
] as const)('after each %s (%i), %i times', (interval, count, steps, end) => {
  const ends = afterIntervals(at('2026-01-31'), { interval, interval_count: count }, steps);
  expect(day(ends)).toBe(end);
  expect(ends % 86_400).toBe(10 * 3600);
});

test('a period that ends at the very start is over', () => {
  const anchor = at('2026-01-15');
  expect(day(nextPeriod(anchor, anchor, month).end)).toBe('2026-02-15');
  expect(day(nextPeriod(anchor, at('2026-02-15'), month).end)).toBe('2026-03-15');
  expect(day(nextPeriod(anchor, at('2026-02-14'), month).end)).toBe('2026-02-15');
});
