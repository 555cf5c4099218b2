import { addDays, instantOf, wallTimeOf, weekdayOf } from '@pokriv/contracts/conversation/sofia-time';
import type { AvailabilityChange } from '@pokriv/contracts/conversation/viewing';
import { usualAvailability } from '@pokriv/contracts/conversation/viewing-states';
import fc from 'fast-check';

import {
  cellsOf,
  freeSeat,
  freeSlots,
  nearestSlots,
  slotKey,
  type Busy,
  type TakenCell,
} from './free-slots.ts';

const now = new Date('2026-11-23T08:00:00Z'); // Monday, 10:00 in Sofia
const idle: Busy = { cells: [], booked: {}, waiting: {} };
const hours = (changed: Partial<AvailabilityChange> = {}): AvailabilityChange => ({
  ...usualAvailability,
  mode: 'confirm',
  weekly: [{ day: 2, from: '10:00', to: '12:00' }],
  exceptions: [],
  ...changed,
});
const at = (date: string, clock: string) => instantOf({ date, clock })!;
const clocksOf = (availability: AvailabilityChange, busy: Partial<Busy & { now: Date }> = {}) =>
  Object.fromEntries(
    freeSlots('a', availability, { ...idle, now, ...busy }).map(({ date, slots }) => [
      date,
      slots.map(({ start }) => wallTimeOf(new Date(start)).clock),
    ]),
  );
const visit = (listingId: string, start: Date, { minutes = 30, seat = 0 } = {}): TakenCell[] =>
  cellsOf(start, minutes).map((number) => ({ number, seat, slot: slotKey(listingId, start) }));

describe('freeSlots', () => {
  it('offers the hours of two weeks with the buffer between visits', () => {
    expect(clocksOf(hours())).toEqual({
      '2026-11-24': ['10:00', '10:30', '11:00', '11:30'],
      '2026-12-01': ['10:00', '10:30', '11:00', '11:30'],
    });
  });

  it('starts visits of 15 minutes on whole cells', () => {
    const short = hours({
      slotMinutes: 15,
      bufferMinutes: 0,
      weekly: [{ day: 2, from: '10:00', to: '11:00' }],
    });
    expect(clocksOf(short)['2026-11-24']).toEqual(['10:00', '10:20', '10:40']);
  });

  it('offers nothing without free hours, and nothing before the notice or past the horizon', () => {
    expect(clocksOf(hours({ mode: 'off' }))).toEqual({});
    expect(clocksOf(hours({ minNoticeHours: 25, horizonDays: 7 }))).toEqual({
      '2026-11-24': ['11:00', '11:30'],
    });
    expect(clocksOf(hours({ horizonDays: 1 }), { now: at('2026-11-24', '11:00') })).toEqual({});
  });

  it('replaces the hours of a day by an exception', () => {
    const exceptions = [
      { date: '2026-11-24', windows: [] },
      { date: '2026-11-25', windows: [{ from: '23:20', to: '24:00' }] },
    ];
    expect(clocksOf(hours({ exceptions, horizonDays: 3 }))).toEqual({ '2026-11-25': ['23:20'] });
  });

  it('hides times that another visit needs, with the buffer on both sides', () => {
    const cells = visit('b', at('2026-11-24', '10:40'));
    expect(clocksOf(hours({ horizonDays: 1 }), { cells })).toEqual({ '2026-11-24': ['10:00', '11:30'] });
  });

  it('counts the seats of an open viewing and offers its waiting list when it is full', () => {
    const start = at('2026-11-24', '10:00');
    const open = hours({ seats: 2, horizonDays: 1, weekly: [{ day: 2, from: '10:00', to: '10:20' }] });
    const ask = (cells: TakenCell[], waiting = 0) =>
      freeSlots('a', open, { ...idle, cells, waiting: { [slotKey('a', start)]: waiting }, now })[0]?.slots[0];
    expect(ask([])).toMatchObject({ seatsLeft: 2, canWait: false });
    expect(ask(visit('a', start))).toMatchObject({ seatsLeft: 1, canWait: false });
    const full = [...visit('a', start), ...visit('a', start, { seat: 1 })];
    expect(ask(full)).toMatchObject({ seatsLeft: 0, canWait: true });
    expect(ask(full, 10)).toBeUndefined();
    expect(ask(visit('b', start))).toBeUndefined();
  });

  it('offers nothing more on a day with the most viewings', () => {
    expect(clocksOf(hours({ maxADay: 2, horizonDays: 1 }), { booked: { '2026-11-24': 2 } })).toEqual({});
  });

  it('skips the hour that does not exist on the spring night', () => {
    const night = hours({ weekly: [{ day: 7, from: '02:00', to: '05:00' }], horizonDays: 2 });
    const eve = new Date('2027-03-26T08:00:00Z');
    expect(clocksOf(night, { now: eve })).toEqual({
      '2027-03-28': ['02:00', '02:30', '04:00', '04:30'],
    });
    const late = hours({ weekly: [{ day: 7, from: '03:30', to: '05:00' }], horizonDays: 2 });
    expect(clocksOf(late, { now: eve })).toEqual({ '2027-03-28': ['04:00', '04:30'] });
  });

  it('offers the hour that exists twice on the autumn night once, the first', () => {
    const night = hours({ weekly: [{ day: 7, from: '02:30', to: '04:30' }], horizonDays: 2 });
    const days = freeSlots('a', night, { ...idle, now: new Date('2026-10-23T08:00:00Z') });
    expect(days[0]?.slots.map(({ start }) => start)).toEqual([
      '2026-10-24T23:30:00.000Z',
      '2026-10-25T00:00:00.000Z',
      '2026-10-25T00:30:00.000Z',
      '2026-10-25T02:00:00.000Z',
    ]);
  });
});

const clock = (cell: number) => `${String(Math.floor(cell / 6)).padStart(2, '0')}:${cell % 6}0`;
const windows = fc
  .uniqueArray(fc.integer({ min: 0, max: 144 }), { minLength: 2, maxLength: 4 })
  .map((ends) => [...ends].sort((one, other) => one - other))
  .map((ends) =>
    Array.from({ length: Math.floor(ends.length / 2) }, (_window, index) => ({
      from: clock(ends[2 * index]!),
      to: clock(ends[2 * index + 1]!),
    })),
  );
const anyHours: fc.Arbitrary<AvailabilityChange> = fc.record({
  weekly: fc
    .array(windows, { minLength: 7, maxLength: 7 })
    .map((days) => days.flatMap((ofDay, index) => ofDay.map((window) => ({ day: index + 1, ...window })))),
  exceptions: fc.constant([]),
  slotMinutes: fc.constantFrom(15 as const, 20 as const, 30 as const, 45 as const),
  bufferMinutes: fc.integer({ min: 0, max: 60 }),
  minNoticeHours: fc.integer({ min: 0, max: 24 }),
  horizonDays: fc.integer({ min: 1, max: 3 }),
  seats: fc.integer({ min: 1, max: 3 }),
  maxADay: fc.integer({ min: 1, max: 30 }),
  mode: fc.constantFrom('instant' as const, 'confirm' as const),
});
/** Around both DST changes, and on an ordinary day. */
const moments = fc
  .tuple(
    fc.constantFrom('2027-03-26T22:00:00Z', '2026-10-23T21:00:00Z', '2026-11-20T10:00:00Z'),
    fc.integer({ min: 0, max: 36 * 60 }),
  )
  .map(([from, minutes]) => new Date(Date.parse(from) + minutes * 60_000));
const visits = fc.array(
  fc.record({
    cell: fc.integer({ min: 0, max: 500 }),
    minutes: fc.integer({ min: 10, max: 90 }),
    seat: fc.integer({ min: 0, max: 2 }),
  }),
  { maxLength: 12 },
);

describe('every free time', () => {
  it('overlaps no other visit, lies in the hours, after the notice, and has one wall time', () => {
    fc.assert(
      fc.property(anyHours, moments, visits, (availability, moment, taken) => {
        const first = Math.floor(moment.getTime() / 600_000);
        const cells = taken.flatMap(({ cell, minutes, seat }) =>
          visit('b', new Date((first + cell) * 600_000), { minutes, seat }),
        );
        const busy = new Set(cells.map(({ number }) => number));
        const days = freeSlots('a', availability, { ...idle, cells, now: moment });
        const starts = days.flatMap(({ date, slots }) =>
          slots.map(({ start }) => ({ date, start: new Date(start) })),
        );
        for (const { date, start } of starts) {
          const numbers = cellsOf(start, availability.slotMinutes + availability.bufferMinutes);
          expect(numbers.some((number) => busy.has(number))).toBe(false);
          expect(start.getTime()).toBeGreaterThanOrEqual(
            moment.getTime() + availability.minNoticeHours * 3_600_000,
          );
          const wall = wallTimeOf(start);
          expect(wall.date).toBe(date);
          expect(instantOf(wall)).toEqual(start);
          const last = new Date(start.getTime() + availability.slotMinutes * 60_000);
          const isWithin = availability.weekly.some(({ day, from, to }) => {
            if (day !== weekdayOf(date) || wall.clock < from) return false;
            const end = instantOf({ date, clock: to }) ?? new Date(`${date}T01:00:00Z`);
            return last <= end;
          });
          expect(isWithin).toBe(true);
        }
        const times = starts.map(({ start }) => start.getTime());
        expect(times).toEqual([...new Set(times)].sort((one, other) => one - other));
        expect(
          days.every(({ date }) => date <= addDays(wallTimeOf(moment).date, availability.horizonDays)),
        ).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('can be booked together with every other one of its day', () => {
    fc.assert(
      fc.property(anyHours, moments, (availability, moment) => {
        const days = freeSlots('a', availability, { ...idle, now: moment });
        const taken = new Set<number>();
        for (const start of days.flatMap(({ slots }) => slots.map((slot) => new Date(slot.start)))) {
          const numbers = cellsOf(start, availability.slotMinutes);
          expect(numbers.some((number) => taken.has(number))).toBe(false);
          for (const number of numbers) taken.add(number);
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('freeSeat', () => {
  const start = at('2026-11-24', '10:00');
  const numbers = cellsOf(start, 30);

  it('takes the lowest free seat', () => {
    const key = slotKey('a', start);
    const asked = { numbers, seats: 3 };
    expect(freeSeat([], key, asked)).toBe(0);
    expect(freeSeat(visit('a', start), key, asked)).toBe(1);
    expect(freeSeat(visit('a', start, { seat: 1 }), key, asked)).toBe(0);
    expect(freeSeat(visit('a', start), key, { numbers, seats: 1 })).toBeNull();
  });

  it('shares no seat with a visit of another listing or start', () => {
    const asked = { numbers, seats: 3 };
    expect(freeSeat(visit('b', start), slotKey('a', start), asked)).toBeNull();
    const later = at('2026-11-24', '10:20');
    expect(freeSeat(visit('a', later), slotKey('a', start), asked)).toBeNull();
  });
});

describe('nearestSlots', () => {
  it('takes the three nearest free times in order of time', () => {
    const days = freeSlots('a', hours({ horizonDays: 8 }), { ...idle, now });
    const nearest = nearestSlots(days, at('2026-11-24', '11:00')).map(
      ({ start }) => wallTimeOf(new Date(start)).clock,
    );
    expect(nearest).toEqual(['10:30', '11:00', '11:30']);
  });
});
