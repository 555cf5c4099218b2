import { clockText, dayText, fromWallTime, momentText, toWallTime } from './sofia-time.ts';

describe('wall time in Sofia', () => {
  it.each([
    ['2026-11-24T09:30', '2026-11-24T07:30:00.000Z'],
    ['2026-07-01T09:30', '2026-07-01T06:30:00.000Z'],
    ['2027-03-28T02:50', '2027-03-28T00:50:00.000Z'],
    ['2027-03-28T04:00', '2027-03-28T01:00:00.000Z'],
  ])('%s is the instant %s', (wall, instant) => {
    expect(fromWallTime(wall)).toBe(instant);
    expect(toWallTime(new Date(instant))).toBe(wall);
  });

  it('has no 03:30 in the night when summer time begins', () => {
    expect(fromWallTime('2027-03-28T03:30')).toBeUndefined();
  });

  it('takes the earlier 03:30 of the night when summer time ends', () => {
    expect(fromWallTime('2026-10-25T03:30')).toBe('2026-10-25T00:30:00.000Z');
  });

  it('has no instant for an unreadable time', () => {
    expect(fromWallTime('')).toBeUndefined();
    expect(fromWallTime('утре')).toBeUndefined();
  });

  it('is written in Bulgarian', () => {
    expect(clockText('2026-11-24T07:05:00Z')).toBe('09:05');
    expect(dayText('2026-11-24T07:05:00Z')).toBe('вторник, 24 ноември');
    expect(momentText('2026-11-24T22:30:00Z')).toBe('сряда, 25 ноември, 00:30');
  });
});
