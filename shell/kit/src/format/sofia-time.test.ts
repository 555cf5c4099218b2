import {
  clockText,
  dateText,
  dayText,
  fromWallTime,
  momentText,
  shortWeekdayText,
  toWallTime,
} from './sofia-time.ts';

describe('wall time in Sofia', () => {
  it.each([
    ['2026-11-24T09:30', '2026-11-24T07:30:00.000Z'],
    ['2026-11-24T14:30', '2026-11-24T12:30:00.000Z'],
    ['2026-07-01T09:30', '2026-07-01T06:30:00.000Z'],
    ['2026-07-24T14:30', '2026-07-24T11:30:00.000Z'],
    ['2027-03-28T02:50', '2027-03-28T00:50:00.000Z'],
    ['2027-03-28T04:00', '2027-03-28T01:00:00.000Z'],
  ])('%s is the instant %s', (wall, instant) => {
    expect(fromWallTime(wall)).toBe(instant);
    expect(toWallTime(instant)).toBe(wall);
    expect(toWallTime(new Date(instant))).toBe(wall);
  });

  it('is of the next day after midnight in Sofia', () => {
    expect(toWallTime('2026-11-24T22:30:00Z')).toBe('2026-11-25T00:30');
  });

  it('has no 03:30 in the night when summer time begins', () => {
    expect(fromWallTime('2027-03-28T03:30')).toBeUndefined();
  });

  it('takes the earlier 03:30 of the night when summer time ends', () => {
    expect(fromWallTime('2026-10-25T03:30')).toBe('2026-10-25T00:30:00.000Z');
  });

  it.each(['', 'утре', '2026-11-24', '2026-11-24T14:30:15', '2026-13-01T10:00', '2026-11-24T25:00'])(
    'has no instant for the unreadable time „%s“',
    (wall) => {
      expect(fromWallTime(wall)).toBeUndefined();
    },
  );
});

describe('times of viewings as text', () => {
  it('shows the clock of Sofia in winter and in summer', () => {
    expect([clockText('2026-11-24T12:30:00Z'), clockText('2026-07-24T12:30:00Z')]).toEqual([
      '14:30',
      '15:30',
    ]);
  });

  it('is written in Bulgarian', () => {
    expect(clockText('2026-11-24T07:05:00Z')).toBe('09:05');
    expect(dateText('2026-11-24T07:05:00Z')).toBe('24 ноември');
    expect(shortWeekdayText('2026-11-24T07:05:00Z')).toBe('вт');
    expect(dayText('2026-11-24T07:05:00Z')).toBe('вторник, 24 ноември');
    expect(momentText('2026-11-24T22:30:00Z')).toBe('сряда, 25 ноември, 00:30');
  });

  it('shows an end as a range', () => {
    expect(momentText('2026-11-24T12:30:00Z', '2026-11-24T12:50:00Z')).toBe(
      'вторник, 24 ноември, 14:30–14:50',
    );
  });
});
