import fc from 'fast-check';

import { addDays, instantFrom, instantOf, instantSaid, wallTimeOf, weekdayOf } from './sofia-time.ts';

const at = (date: string, clock: string) => instantOf({ date, clock })?.toISOString() ?? null;

describe('instantOf', () => {
  it.each([
    ['2026-11-24', '10:00', '2026-11-24T08:00:00.000Z'],
    ['2026-07-24', '10:00', '2026-07-24T07:00:00.000Z'],
    ['2026-11-24', '24:00', '2026-11-24T22:00:00.000Z'],
    ['2026-12-31', '24:00', '2026-12-31T22:00:00.000Z'],
  ])('%s %s in Sofia', (date, clock, instant) => expect(at(date, clock)).toBe(instant));

  it('has no 03:30 on the spring night', () => {
    expect(at('2027-03-28', '02:50')).toBe('2027-03-28T00:50:00.000Z');
    expect(at('2027-03-28', '03:00')).toBeNull();
    expect(at('2027-03-28', '03:30')).toBeNull();
    expect(at('2027-03-28', '03:50')).toBeNull();
    expect(at('2027-03-28', '04:00')).toBe('2027-03-28T01:00:00.000Z');
  });

  it('takes the first of two 03:30 on the autumn night', () => {
    expect(at('2026-10-25', '02:50')).toBe('2026-10-24T23:50:00.000Z');
    expect(at('2026-10-25', '03:30')).toBe('2026-10-25T00:30:00.000Z');
    expect(at('2026-10-25', '04:00')).toBe('2026-10-25T02:00:00.000Z');
  });

  it('returns to the same wall time, for every hour that exists', () => {
    const days = fc.integer({ min: 0, max: 3000 }).map((day) => addDays('2024-01-01', day));
    const clocks = fc
      .integer({ min: 0, max: 143 })
      .map((cell) => `${String(Math.floor(cell / 6)).padStart(2, '0')}:${cell % 6}0`);
    fc.assert(
      fc.property(days, clocks, (date, clock) => {
        const instant = instantOf({ date, clock });
        if (instant) expect(wallTimeOf(instant)).toEqual({ date, clock });
        else expect(clock.startsWith('03:')).toBe(true);
      }),
    );
  });
});

describe('instantFrom', () => {
  it('moves an hour that does not exist to the change of clocks', () => {
    expect(instantFrom({ date: '2027-03-28', clock: '03:30' }).toISOString()).toBe(
      '2027-03-28T01:00:00.000Z',
    );
    expect(instantFrom({ date: '2027-03-28', clock: '04:10' }).toISOString()).toBe(
      '2027-03-28T01:10:00.000Z',
    );
  });
});

describe('instantSaid', () => {
  it('refuses an hour of the spring night that does not exist', () => {
    expect(instantSaid('2027-03-28T03:30:00+02:00')).toBeNull();
    expect(instantSaid('2027-03-28T03:30:00+03:00')).toBeNull();
    expect(instantSaid('2027-03-28T04:30:00+03:00')).toEqual(new Date('2027-03-28T01:30:00Z'));
  });

  it('takes instants in UTC as they are', () => {
    expect(instantSaid('2027-03-28T03:30:00Z')).toEqual(new Date('2027-03-28T03:30:00Z'));
  });
});

describe('days', () => {
  it('counts days of the calendar over both changes of clocks', () => {
    expect(addDays('2027-03-27', 2)).toBe('2027-03-29');
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  });

  it('numbers days of the week from Monday', () => {
    expect(['2026-11-23', '2026-11-29'].map(weekdayOf)).toEqual([1, 7]);
  });
});
