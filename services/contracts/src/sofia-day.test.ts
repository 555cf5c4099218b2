import { secondsToMidnight, sofiaDay } from './sofia-day.ts';

describe('day of Sofia', () => {
  it.each([
    ['2026-11-23T21:59:59Z', '2026-11-23', 1],
    ['2026-11-23T22:00:00Z', '2026-11-24', 86_400],
    ['2026-07-01T20:30:15Z', '2026-07-01', 1785],
    ['2026-07-01T06:58:57Z', '2026-07-01', 50_463],
  ])('at %s is %s, %d s before its end', (moment, day, left) => {
    expect([sofiaDay(new Date(moment)), secondsToMidnight(new Date(moment))]).toEqual([day, left]);
  });
});
