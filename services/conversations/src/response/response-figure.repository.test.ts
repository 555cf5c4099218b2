import { responseFigureOf } from './response-figure.repository.ts';

const MINUTE_MS = 60_000;
const now = new Date('2026-11-23T08:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS);

/** A thread that reached the landlord two days ago, answered after `minutes`. */
const answered = (minutes: number) => {
  const reachedAt = ago(2880);
  return { reachedAt, answeredAt: new Date(reachedAt.getTime() + minutes * MINUTE_MS) };
};
const answeredAll = (...minutes: number[]) => minutes.map(answered);
const unanswered = (minutes: number) => ({ reachedAt: ago(minutes) });
const held = {};

describe('responseFigureOf', () => {
  it.each([
    ['four threads', 4, null],
    ['five threads', 5, { share: 1, medianMinutes: 10 }],
  ])('is hidden under five threads: %s', (_what, count, figure) => {
    expect(responseFigureOf(answeredAll(...Array<number>(count).fill(10)), now)).toEqual(figure);
  });

  it.each([
    ['at the end of the day', 1440, 1],
    ['a minute later', 1441, 0.8],
  ])('counts an answer %s', (_when, minutes, share) => {
    expect(responseFigureOf(answeredAll(1, 2, 3, 4, minutes), now)?.share).toBe(share);
  });

  it.each([
    ['just under a day', 1439, null],
    ['a whole day', 1440, 0.8],
  ])('counts a thread without an answer for %s', (_while, minutes, share) => {
    const threads = [...answeredAll(1, 2, 3, 4), unanswered(minutes)];
    expect(responseFigureOf(threads, now)?.share ?? null).toBe(share);
  });

  it('counts an early answer of a thread of today', () => {
    const today = { reachedAt: ago(30), answeredAt: ago(10) };
    expect(responseFigureOf([...answeredAll(20, 20, 20, 20), today], now)).toEqual({
      share: 1,
      medianMinutes: 20,
    });
  });

  it('leaves out threads that never reached the landlord', () => {
    expect(responseFigureOf([...answeredAll(1, 2, 3, 4), held], now)).toBeNull();
    expect(responseFigureOf([...answeredAll(1, 2, 3, 4, 5), held], now)?.share).toBe(1);
  });

  it.each([
    ['the middle one of an odd number', [50, 10, 40, 30, 20], 30],
    ['the mean of the middle two of an even number', [60, 10, 21, 50, 40, 20], 31],
    ['that of numbers, not of texts', [9, 100, 10, 8, 7], 9],
  ])('has as median %s', (_which, minutes, medianMinutes) => {
    expect(responseFigureOf(answeredAll(...minutes), now)?.medianMinutes).toBe(medianMinutes);
  });

  it('has no median without any answer', () => {
    const threads = Array.from({ length: 5 }, () => unanswered(2000));
    expect(responseFigureOf(threads, now)).toEqual({ share: 0, medianMinutes: null });
  });
});
