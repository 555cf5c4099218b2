import { aViewing } from '@pokriv/web-kit/a-thread.testing';
import type { Viewing } from '@pokriv/contracts/conversation/viewing';

import { hoursOf, lanesOf, nextCell, weekCells, weekOf, type WeekCell } from './week-cells.ts';

const days = weekOf('2096-11-20');
const cellsOf = (...viewings: Partial<Viewing>[]) =>
  weekCells(
    viewings.map((one) => aViewing(one)),
    days,
  );
/** Two hours later in Sofia. */
const utc = (day: string, clock: string) => `${day}T${clock}:00.000Z`;
const agreed = (id: string, day: string, from: string, to: string): Partial<Viewing> => ({
  id,
  start: utc(day, from),
  end: utc(day, to),
});

describe('weekOf', () => {
  it('returns the week of a day, from Monday to Sunday', () => {
    expect(weekOf('2026-11-29')).toEqual(weekOf('2026-11-23'));
    expect(weekOf('2026-11-29').at(0)).toBe('2026-11-23');
    expect(days).toHaveLength(7);
    expect(days.at(-1)).toBe('2096-11-25');
  });
});

describe('weekCells', () => {
  it('places a viewing by the minutes of its day in Sofia', () => {
    expect(cellsOf(agreed('a', '2096-11-20', '08:30', '09:15'))).toMatchObject([
      { day: '2096-11-20', from: 630, to: 675, isAgreed: true },
    ]);
  });

  it('gives half an hour to a time without an end, and to each offered one', () => {
    expect(cellsOf({ start: utc('2096-11-20', '08:00'), end: null })).toMatchObject([{ from: 600, to: 630 }]);
    const options = [utc('2096-11-21', '09:00'), utc('2096-11-20', '08:00'), utc('2096-12-01', '08:00')];
    const offered = { state: 'countered', start: null, end: null, options } as const;
    expect(cellsOf(offered).map(({ day, from, to, isAgreed }) => [day, from, to, isAgreed])).toEqual([
      ['2096-11-20', 600, 630, false],
      ['2096-11-21', 660, 690, false],
    ]);
  });

  it('ends with the day', () => {
    expect(cellsOf(agreed('a', '2096-11-20', '21:30', '22:30'))).toMatchObject([{ from: 1410, to: 1440 }]);
  });

  it.each([
    ['requested', [false]],
    ['countered', [false]],
    ['confirmed', [true]],
    ['moved', [true]],
    ['done', [true]],
    ['no_show_tenant', [true]],
    ['declined', []],
    ['cancelled', []],
    ['expired', []],
  ] as const)('shows one that is %s, agreed or not: %j', (state, shown) => {
    expect(
      cellsOf({ state, ...agreed('a', '2096-11-20', '08:00', '08:20') }).map((one) => one.isAgreed),
    ).toEqual(shown);
  });

  it('leaves out other weeks and goes by time', () => {
    const cells = cellsOf(
      agreed('c', '2096-11-25', '08:00', '08:20'),
      agreed('x', '2096-11-26', '08:00', '08:20'),
      agreed('a', '2096-11-19', '08:00', '08:20'),
      agreed('b', '2096-11-19', '09:00', '09:20'),
    );
    expect(cells.map(({ viewing }) => viewing.id)).toEqual(['a', 'b', 'c']);
  });
});

describe('hoursOf', () => {
  it.each([
    [[], { from: 9, to: 20 }],
    [['07:59', '08:20'], { from: 9, to: 20 }],
    [['05:30', '06:00'], { from: 7, to: 20 }],
    [['17:30', '18:00'], { from: 9, to: 20 }],
    [['17:30', '18:10'], { from: 9, to: 21 }],
  ])('of %j is %j', (times, hours) => {
    const [from, to] = times;
    expect(hoursOf(from && to ? cellsOf(agreed('a', '2096-11-20', from, to)) : [])).toEqual(hours);
  });
});

describe('lanesOf', () => {
  it('puts parallel viewings beside each other, and those that only touch below each other', () => {
    const cells = cellsOf(
      agreed('a', '2096-11-20', '08:00', '09:00'),
      agreed('b', '2096-11-20', '08:30', '09:30'),
      agreed('c', '2096-11-20', '09:30', '10:00'),
      agreed('d', '2096-11-21', '08:00', '09:00'),
    );
    const lanes = lanesOf(cells);
    expect(cells.map(({ key }) => lanes.get(key))).toEqual([
      { lane: 0, lanes: 2 },
      { lane: 1, lanes: 2 },
      { lane: 0, lanes: 1 },
      { lane: 0, lanes: 1 },
    ]);
  });

  it.each([
    [
      'counts the lanes of a whole chain of viewings',
      ['08:00-08:30', '08:20-08:50', '08:30-09:00'],
      [
        [0, 2],
        [1, 2],
        [0, 2],
      ],
    ],
    [
      'gives a long viewing a lane of its own beside the others',
      ['08:00-10:00', '08:10-08:40', '08:30-09:00', '09:00-09:30', '10:00-10:30'],
      [
        [0, 3],
        [1, 3],
        [2, 3],
        [1, 3],
        [0, 1],
      ],
    ],
    [
      'knows that a short viewing is drawn half an hour high',
      ['08:00-08:10', '08:20-08:30', '08:50-09:00'],
      [
        [0, 2],
        [1, 2],
        [0, 1],
      ],
    ],
  ])('%s', (_what, times, places) => {
    const cells = cellsOf(
      ...times.map((time, at) => {
        const [from = '', to = ''] = time.split('-');
        return agreed(String(at), '2096-11-20', from, to);
      }),
    );
    const lanes = lanesOf(cells);
    expect(cells.map(({ key }) => Object.values(lanes.get(key) ?? {}))).toEqual(places);
  });
});

describe('nextCell', () => {
  const cells = cellsOf(
    agreed('a', '2096-11-19', '08:00', '08:20'),
    agreed('b', '2096-11-19', '14:00', '14:20'),
    agreed('c', '2096-11-21', '09:00', '09:20'),
    agreed('d', '2096-11-21', '13:30', '13:50'),
    agreed('e', '2096-11-23', '09:00', '09:20'),
  );
  const idFrom = (key: string, id: string) =>
    nextCell(key, cells, cells.find(({ viewing }) => viewing.id === id) as WeekCell)?.viewing.id;

  it.each([
    ['Home', 'c', 'a'],
    ['End', 'c', 'e'],
    ['ArrowDown', 'a', 'b'],
    ['ArrowDown', 'b', 'c'],
    ['ArrowDown', 'e', undefined],
    ['ArrowUp', 'c', 'b'],
    ['ArrowUp', 'a', undefined],
    ['ArrowRight', 'a', 'c'],
    ['ArrowRight', 'b', 'd'],
    ['ArrowRight', 'd', 'e'],
    ['ArrowRight', 'e', undefined],
    ['ArrowLeft', 'd', 'b'],
    ['ArrowLeft', 'c', 'a'],
    ['ArrowLeft', 'e', 'c'],
    ['ArrowLeft', 'a', undefined],
    ['Enter', 'a', undefined],
  ])('by %s from %s is %s', (key, from, next) => {
    expect(idFrom(key, from)).toBe(next);
  });
});
