import { barsOf, isWeekly, type Figure } from './figure.ts';

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

  it('returns the first of many names', () => {
    expect(barsOf(figureOf('text', 47))).toHaveLength(12);
  });
});
