import { barsOf, isEmpty, isWeekly, notesOf, onlyValue, shownValue, type Figure } from './figure.ts';
import { csvOf } from './save-csv.ts';

const figureOf = (kind: 'day' | 'text', count: number): Figure => ({
  id: 'f',
  title: 'Ф',
  columns: [
    { name: 'Ред', kind },
    { name: 'Брой', kind: 'count' },
  ],
  rows: Array.from({ length: count }, (_, index) => [`r${index}`, 1]),
  drawn: 1,
});

describe('onlyValue', () => {
  const bars = (...values: number[]) => values.map((value, index) => ({ name: `r${index}`, value }));

  it.each([
    ['the only bar', bars(5), { value: 5, names: ['r0'] }],
    ['the only bar above nothing', bars(0, 5, 0), { value: 5, names: ['r1'] }],
    ['equal bars', bars(5, 5, 5), { value: 5, names: ['r0', 'r1', 'r2'] }],
  ])('is the value of %s', (_what, drawn, value) => {
    expect(onlyValue(drawn)).toEqual(value);
  });

  it.each([
    ['different bars', bars(5, 4)],
    ['equal bars beside an empty one', bars(5, 5, 0)],
    ['no bar', bars(0, 0)],
    ['nothing', []],
  ])('is undefined for %s', (_what, drawn) => {
    expect(onlyValue(drawn)).toBeUndefined();
  });
});

describe('barsOf', () => {
  it('returns days, and weeks that end today for a long period', () => {
    expect(barsOf(figureOf('day', 30))).toHaveLength(30);
    const year = figureOf('day', 365);
    const weeks = barsOf(year);
    expect([isWeekly(year), weeks.length, weeks[0], weeks.at(-1)]).toEqual([
      true,
      53,
      { name: 'r0', value: 1 },
      { name: 'r358', value: 7 },
    ]);
  });

  it.each([
    [45, 45],
    [46, 7],
    [49, 7],
  ])('of %d days has %d bars', (days, bars) => {
    const shown = barsOf(figureOf('day', days));
    expect(shown).toHaveLength(bars);
    expect(shown.reduce((sum, { value }) => sum + value, 0)).toBe(days);
  });

  it('returns the first of many names', () => {
    expect(barsOf(figureOf('text', 47))).toHaveLength(12);
  });
});

describe('notesOf', () => {
  it.each([
    ['day', 45, 'Т.'],
    ['day', 46, 'Т. Всяка колона е една седмица.'],
    ['text', 12, 'Т.'],
    ['text', 13, 'Т. На графиката са първите 12; в таблицата са всички.'],
  ] as const)('of a figure by %s with %i rows is "%s"', (kind, count, notes) => {
    expect(notesOf({ ...figureOf(kind, count), text: 'Т.' })).toBe(notes);
  });
});

describe('shownValue', () => {
  it.each([
    [null, 'count', '–'],
    ['2026-11-21', 'day', '21 ноември 2026 г.'],
    ['2026-11-21', 'text', '2026-11-21'],
    [1234.5, 'count', '1 235'],
    [1234.5, 'decimal', '1 234,5'],
    [1234.5, 'money', '1 234,50'],
  ] as const)('of %j as %s is %s', (value, kind, text) => {
    expect(shownValue(value, kind).replaceAll('\u00a0', ' ')).toBe(text);
  });
});

describe('isEmpty', () => {
  it('is true only when every charted value is 0 or missing', () => {
    const figure = figureOf('text', 2);
    expect(isEmpty(figure)).toBe(false);
    expect(
      isEmpty({
        ...figure,
        rows: [
          ['r0', 0],
          ['r1', null],
          ['r2', 'няма'],
        ],
      }),
    ).toBe(true);
    expect(isEmpty({ ...figure, rows: [] })).toBe(true);
  });
});

describe('csvOf', () => {
  it('writes days for a spreadsheet, and other texts as they are', () => {
    const rows = [['2026-11-21', '2026-11-22', 1234.5]];
    const columns = [
      { name: 'Ден', kind: 'day' },
      { name: 'Код', kind: 'text' },
      { name: 'Сума', kind: 'money' },
    ] as const;
    const [, line] = csvOf({ id: 'f', title: 'Ф', columns, rows, drawn: 2 }).split('\r\n');
    expect(line?.split(/[";]+/u).filter(Boolean)).toEqual(['21.11.2026', '2026-11-22', '1234,5']);
  });
});
