import { changeOf } from './change-of.ts';
import { promotionRate } from './promotion-rate.ts';
import { readPeriod } from './periods.ts';

describe('changeOf', () => {
  it.each([
    [15, 10, { percent: 50, direction: 'up' }],
    [5, 10, { percent: -50, direction: 'down' }],
    [10, 10, { percent: 0, direction: 'same' }],
    [3, 0, { percent: undefined, direction: 'up' }],
    [0, 0, { percent: undefined, direction: 'same' }],
  ])('%i after %i', (now, before, change) => {
    expect(changeOf(now, before)).toEqual(change);
  });
});

describe('readPeriod', () => {
  it.each([
    ['7', 7],
    ['90', 90],
    ['14', 30],
    [null, 30],
  ])('%s is %i days', (value, days) => {
    expect(readPeriod(value)).toBe(days);
  });
});

describe('promotionRate', () => {
  const day = { date: '2026-11-20', impressions: 0, views: 0, favorites: 0, phoneReveals: 0, inquiries: 0 };
  const promotion = {
    ...day,
    type: 'regular' as const,
    startsAt: '2026-11-17T00:00:00.000Z',
    endsAt: '2026-11-24T00:00:00.000Z',
    daysLeft: 3,
    clicks: 40,
    views: 40,
    daily: [day, day, day, day],
  };

  it('compares views a day with the days before', () => {
    expect(promotionRate({ ...promotion, baselinePerDay: 4 })).toEqual({ perDay: 10, percent: 150 });
  });

  it('has no comparison without views before', () => {
    expect(promotionRate({ ...promotion, baselinePerDay: 0 }).percent).toBeUndefined();
  });
});
