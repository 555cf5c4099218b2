import { funnelFigure, listingFigures, moderationFigures } from './counted-figures.ts';

type Numbers = Parameters<typeof listingFigures>[0];
const money = { cents: 50_000, currency: 'EUR', bgn: 977.92 } as const;
const numbers = {
  newByDay: [{ date: '2026-11-20', count: 3 }],
  decision: { count: 1200, medianHours: 3.5, p90Hours: null },
  byCity: [{ key: 'sofia', label: 'София', count: 7, medianPrice: money, medianPerM2: null }],
  byType: [],
  byPrice: {
    BGN: [{ key: '0', label: '0 лв. – под 400 лв.', count: 3 }],
    EUR: [{ key: '0', label: '0 € – под 200 €', count: 2 }],
  },
  byStatus: [],
  demand: [
    { city: 'sofia', active: 4, views: 90, favorites: 5, phoneReveals: 2 },
    { city: 'varna', active: 0, views: 9, favorites: 0, phoneReveals: 0 },
  ],
} as unknown as Numbers;
const rowsOf = (id: string, given = numbers) =>
  listingFigures(given, 'BGN').find((figure) => figure.id === id)?.rows;

describe('listingFigures', () => {
  it('has the views of an active listing to a tenth, and none where none is active', () => {
    expect(rowsOf('predlagane-i-tarsene')).toEqual([
      ['София', 4, 90, 5, 2, 22.5],
      ['Варна', 0, 9, 0, 0, null],
    ]);
    expect(rowsOf('predlagane-i-tarsene', { ...numbers, demand: null })).toBeUndefined();
  });

  it('has the middle and the slow end of the decisions, and how many there were', () => {
    expect(rowsOf('vreme-do-reshenie')?.map(([, hours]) => hours)).toEqual([3.5, null]);
    expect(listingFigures(numbers, 'BGN').find(({ id }) => id === 'vreme-do-reshenie')?.text).toContain(
      '1\u00a0200',
    );
  });

  it('has prices in both currencies, and nothing where none is known', () => {
    expect(rowsOf('obiavi-po-grad')?.[0]?.slice(0, 2)).toEqual(['София', 7]);
    expect(rowsOf('obiavi-po-grad')?.[0]?.slice(2).toSorted()).toEqual([500, 977.92, null, null]);
  });

  it.each([
    ['BGN', ['0 лв. – под 400 лв.', 3]],
    ['EUR', ['0 € – под 200 €', 2]],
  ] as const)('counts rents in the person’s currency, %s', (currency, row) => {
    const rents = listingFigures(numbers, currency).find(({ id }) => id === 'obiavi-po-naem');
    expect(rents?.rows).toEqual([row]);
  });

  it('has new listings by day', () => {
    expect(rowsOf('obiavi-po-dni')).toEqual([['2026-11-20', 3]]);
  });
});

describe('moderationFigures', () => {
  it('has the decisions of each moderator in all and by subject, telling apart people of one name', () => {
    const none = { listings: 0, reports: 0, appeals: 0, threads: 0, contacts: 0, roleRequests: 0 };
    const moderation = {
      ...{ reportsByDay: [], reportsByHour: [], reportsByType: [], reportsByStatus: [] },
      byModerator: [
        { id: 'moderator-anna', name: 'Ана Иванова', work: { ...none, listings: 4, reports: 2 } },
        { id: 'moderator-0001', name: 'Иван Петров', work: { ...none, appeals: 3 } },
        { id: 'moderator-0002', name: 'Иван Петров', work: { ...none, threads: 1 } },
        { id: 'moderator-gone', name: '', work: { ...none, contacts: 1 } },
      ],
    };
    const figure = moderationFigures(moderation).find(({ id }) => id === 'resheniya-po-moderator');
    expect(figure?.columns.map(({ name }) => name)).toEqual([
      ...['Модератор', 'Решения', 'Обяви', 'Сигнали', 'Възражения', 'Разговори'],
      ...['Отговори до хора', 'Заявки за роля'],
    ]);
    expect(figure?.rows).toEqual([
      ['Ана Иванова', 6, 4, 2, 0, 0, 0, 0],
      ['Иван Петров (0001)', 3, 0, 0, 3, 0, 0, 0],
      ['Иван Петров (0002)', 1, 0, 0, 0, 1, 0, 0],
      ['Без име', 1, 0, 0, 0, 0, 1, 0],
    ]);
  });
});

describe('funnelFigure', () => {
  const funnel = (counts: readonly number[], keys: readonly string[]) =>
    funnelFigure(counts.map((count, index) => ({ key: keys[index], count })) as never);

  it('has the share of each step that came from the one before', () => {
    const steps = funnel([300, 100, 0, 5], ['registered', 'verified', 'landlord', 'active']);
    expect(steps.rows.map(([, count, share]) => [count, share])).toEqual([
      [300, null],
      [100, 33.3],
      [0, 0],
      [5, null],
    ]);
  });

  it('says that its end is unknown when it lacks the active listings', () => {
    const whole = funnel([1], ['active']).text;
    const partial = funnel([1], ['registered']).text;
    expect(partial).toMatch(new RegExp(`^${whole} `, 'u'));
  });
});
