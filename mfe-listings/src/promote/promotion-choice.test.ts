import { isCreditable, readChoice, startDays, startOfDay } from './promotion-choice.ts';
import { startProblem } from './start-choice.tsx';

describe('readChoice', () => {
  it.each([
    ['', { type: 'regular', days: 7 }],
    ['type=super&days=14', { type: 'super', days: 14 }],
    ['type=toString&days=8', { type: 'regular', days: 7 }],
  ])('%s', (search, choice) => {
    expect(readChoice(new URLSearchParams(search))).toEqual(choice);
  });

  it('allows a credit only for a week of the featured place', () => {
    expect(isCreditable({ type: 'regular', days: 7 })).toBe(true);
    expect(isCreditable({ type: 'regular', days: 14 })).toBe(false);
    expect(isCreditable({ type: 'super', days: 7 })).toBe(false);
  });
});

describe('promotion start', () => {
  it('is planned from tomorrow in Sofia to thirty days ahead', () => {
    expect(startDays(Date.parse('2026-11-21T22:30:00Z'))).toEqual({
      first: '2026-11-23',
      last: '2026-12-22',
    });
  });

  it.each([
    ['2026-12-01', '2026-11-30T22:00:00.000Z'],
    ['2026-07-01', '2026-06-30T21:00:00.000Z'],
    ['2026-10-25', '2026-10-24T21:00:00.000Z'],
    ['2026-10-26', '2026-10-25T22:00:00.000Z'],
  ])('%s begins in Sofia at %s', (day, moment) => {
    expect(startOfDay(day)).toBe(moment);
  });
});

describe('startProblem', () => {
  const { first, last } = startDays();

  it.each([
    ['at once', { isLater: false, day: '' }],
    ['on the first possible day', { isLater: true, day: first }],
    ['on the last possible day', { isLater: true, day: last }],
  ])('accepts a start %s', (_, start) => {
    expect(startProblem(start)).toBeUndefined();
  });

  it.each([
    ['without a day', '', /^Изберете дата на начало/u],
    ['in the past', '2020-01-01', /^Изберете дата от/u],
    ['too far ahead', '2999-01-01', /^Изберете дата от/u],
  ])('refuses a later start %s', (_, day, text) => {
    expect(startProblem({ isLater: true, day })).toMatch(text);
  });
});
