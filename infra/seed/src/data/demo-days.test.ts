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

describe('the views of a busy listing', () => {
  const DAY_MS = 86_400_000;
  const busy = { ...listing, publishedAt: new Date('2026-01-01T10:00:00Z'), views: 900_000 };
  const mean = (numbers: number[]) => sum(numbers) / numbers.length;
  const promotion = {
    startsAt: new Date(now.getTime() - 40 * DAY_MS),
    endsAt: new Date(now.getTime() - 26 * DAY_MS),
  } as NonNullable<Parameters<typeof demoDays>[0]['promotion']>;
  const viewsOf = (part: object, takes: (day: string) => boolean) =>
    demoDays({ ...busy, ...part }, { now }).flatMap(({ day, views }) => (takes(day) ? [views] : []));

  it('are more at weekends', () => {
    const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay());
    const ratio = mean(viewsOf({}, isWeekend)) / mean(viewsOf({}, (day) => !isWeekend(day)));
    expect(ratio).toBeGreaterThan(1.2);
    expect(ratio).toBeLessThan(1.8);
  });

  it('are three times as many on the days of a promotion, its first and last included', () => {
    const dayOf = (at: Date) => at.toISOString().slice(0, 10);
    const isPromoted = (day: string) => day >= dayOf(promotion.startsAt) && day <= dayOf(promotion.endsAt);
    const [promoted, others] = [
      viewsOf({ promotion }, isPromoted),
      viewsOf({ promotion }, (day) => !isPromoted(day)),
    ];
    expect(promoted).toHaveLength(15);
    const ratio = mean(promoted) / mean(others);
    expect(ratio).toBeGreaterThan(2.2);
    expect(ratio).toBeLessThan(3.8);
    for (const edge of [promotion.startsAt, promotion.endsAt]) {
      const [shown = 0] = viewsOf({ promotion }, (day) => day === dayOf(edge));
      const [usual = 0] = viewsOf({}, (day) => day === dayOf(edge));
      expect(shown).toBeGreaterThan(usual * 1.5);
    }
  });

  it('come from seven to fifteen times as many cards in lists', () => {
    for (const { views, impressions } of demoDays(busy, { now })) {
      expect(views).toBeGreaterThan(0);
      expect(impressions).toBeGreaterThanOrEqual(7 * views - 1);
      expect(impressions).toBeLessThanOrEqual(15 * views + 1);
    }
  });

  it('end on the day on which it was closed, and never after today', () => {
    const last = (closedAt: string) =>
      demoDays({ ...busy, closedAt: new Date(closedAt) }, { now }).at(-1)?.day;
    expect(last('2026-11-05T10:00:00Z')).toBe('2026-11-05');
    expect(last('2026-12-05T10:00:00Z')).toBe('2026-11-21');
  });
});
