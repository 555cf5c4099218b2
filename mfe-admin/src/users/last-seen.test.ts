import { lastSeenText } from './last-seen.ts';

describe('lastSeenText', () => {
  const now = new Date('2026-11-22T10:00:00Z');

  it.each([
    ['2026-11-22T09:58:00Z', 'днес'],
    ['2026-11-21T22:30:00Z', 'днес'],
    ['2026-11-21T21:30:00Z', 'вчера'],
    ['2026-11-17T12:00:00Z', 'преди 5\u00a0дни'],
    ['2026-09-01T12:00:00Z', '01.09.2026'],
  ])('tells %s by the days of Sofia', (moment, text) => {
    expect(lastSeenText(moment, now)).toBe(text);
  });
});
