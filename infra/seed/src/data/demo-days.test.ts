import { demoDays } from './demo-days.ts';

const now = new Date('2026-11-21T10:00:00Z');
const listing = {
  _id: 'a'.repeat(24),
  publishedAt: new Date('2026-11-01T10:00:00Z'),
  closedAt: null,
  views: 137,
  favorites: 5,
  phoneReveals: 9,
};
const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0);

test("daily counts add up to the listing's totals", () => {
  const days = demoDays(listing, { now });
  expect(sum(days.map(({ views }) => views))).toBe(137);
  expect(sum(days.map(({ favorites }) => favorites))).toBe(5);
  expect(sum(days.map(({ phoneReveals }) => phoneReveals))).toBe(9);
});

test('daily counts cover each day once, from publication to today', () => {
  const days = demoDays(listing, { now }).map(({ day }) => day);
  expect(days[0]).toBe('2026-11-01');
  expect(days.at(-1)).toBe('2026-11-21');
  expect(new Set(days).size).toBe(21);
});

test('daily counts cover at most ninety days, and none for a listing that was never public', () => {
  expect(demoDays({ ...listing, publishedAt: new Date('2025-01-01T10:00:00Z') }, { now })).toHaveLength(90);
  expect(demoDays({ ...listing, publishedAt: null }, { now })).toEqual([]);
});

test('enquiries are counted on the day in Sofia on which their threads began', () => {
  const enquiries = ['2026-11-02T10:00:00Z', '2026-11-10T22:30:00Z', '2026-11-11T09:00:00Z'].map(
    (at) => new Date(at),
  );
  const counted = demoDays(listing, { now, enquiries }).filter(({ inquiries }) => inquiries > 0);
  expect(counted.map(({ day, inquiries }) => [day, inquiries])).toEqual([
    ['2026-11-02', 1],
    ['2026-11-11', 2],
  ]);
});
