import { hasWish, keepWish, takeWish } from './sign-in-wish.ts';

const MINUTE_MS = 60_000;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') });
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('a wish before sign-in', () => {
  it('is taken once, only for its listing and its kind', () => {
    keepWish('favorite', 'p1');
    expect(takeWish('favorite', 'p2')).toBe(false);
    expect(takeWish('report', 'p1')).toBe(false);
    expect(takeWish('favorite', 'p1')).toBe(true);
    expect(takeWish('favorite', 'p1')).toBe(false);
  });

  it('expires after half an hour', () => {
    keepWish('report', 'p1');
    jest.advanceTimersByTime(30 * MINUTE_MS - 1);
    expect(hasWish('report', 'p1')).toBe(true);
    jest.advanceTimersByTime(1);
    expect(hasWish('report', 'p1')).toBe(false);
  });

  it('is absent where the storage holds something else', () => {
    sessionStorage.setItem('sign-in-wish', '{');
    expect(hasWish('favorite', 'p1')).toBe(false);
  });
});
