import { byWeek, isLong } from './by-week.ts';

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    date: new Date(Date.UTC(2026, 7, 1 + index)).toISOString().slice(0, 10),
    impressions: 10,
    views: 1,
    favorites: 0,
    phoneReveals: index === count - 1 ? 5 : 0,
    inquiries: 0,
  }));

describe('byWeek', () => {
  it('sums from the end, so that the last week is complete', () => {
    const weeks = byWeek(days(16));
    expect(weeks.map(({ date, views }) => [date, views])).toEqual([
      ['2026-08-01', 2],
      ['2026-08-03', 7],
      ['2026-08-10', 7],
    ]);
    expect(weeks.at(-1)).toMatchObject({ impressions: 70, phoneReveals: 5 });
  });

  it('keeps the totals', () => {
    const total = byWeek(days(90)).reduce((sum, { views }) => sum + views, 0);
    expect(total).toBe(90);
    expect(byWeek([])).toEqual([]);
  });

  it('applies to long periods only', () => {
    expect([7, 45, 46, 90].map((count) => isLong(days(count)))).toEqual([false, false, true, true]);
  });
});
