import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, fakeBackend, signedInAsAdmin } from '../backend.testing.ts';
import { arriveAt, renderAt } from '../page.testing.tsx';
import { someStats } from '../stats.testing.ts';
import { StatsPage } from './stats-page.tsx';

const routes = [{ path: '/admin/stats', element: <StatsPage /> }];
const open = (stats = someStats(), search = '') => {
  const calls = fakeBackend({ 'GET /admin/stats': answer.one(stats) });
  renderAt(`/admin/stats${search}`, routes);
  return calls;
};
const rowsOf = async (name: string) => {
  const table = await screen.findByRole('table', { name, hidden: true });
  return within(table)
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')));
};

const titleOf = (card: HTMLElement) => within(card).getByRole('heading').textContent;

beforeEach(signedInAsAdmin);

describe('StatsPage', () => {
  it('shows a captioned figure and a data table for each', async () => {
    open();
    await screen.findByRole('application', { name: 'Нови обяви по дни' });
    expect(screen.getAllByRole('figure').map(titleOf)).toEqual([
      'Нови обяви по дни',
      'Време до решение, часове',
      'Активни обяви по град',
      'Предлагане и търсене по град',
      'Активни обяви по вид',
      'Активни обяви по наем',
      'Всички обяви по състояние',
      'От регистрация до първа публикувана обява',
      'Нови потребители по дни',
      'Потребители по роля',
      'Потребители по план',
      'Потребители по състояние',
      'Приходи по дни',
      'Приходи по вид',
      'Нови сигнали по дни',
      'Решения по модератор',
      'Сигнали по вид',
      'Сигнали по състояние',
    ]);
    expect(await rowsOf('Активни обяви по град')).toEqual([
      [
        'Град',
        'Активни обяви',
        'Медианен наем, лв.',
        'Медианен наем, €',
        'Медиана за м², лв.',
        'Медиана за м², €',
      ],
      ['София', '900', '1 250,00', '639,11', '18,50', '9,46'],
      ['Варна', '300', '980,00', '501,07', '–', '–'],
    ]);
    expect((await rowsOf('Предлагане и търсене по град'))[1]).toEqual([
      'София',
      '900',
      '45 000',
      '300',
      '120',
      '50,0',
    ]);
    expect((await rowsOf('От регистрация до първа публикувана обява')).slice(1, 3)).toEqual([
      ['Регистрирани', '10', '–'],
      ['С потвърден имейл', '8', '80,0'],
    ]);
    expect((await rowsOf('Нови обяви по дни'))[1]).toEqual(['21 ноември 2026 г.', '3']);
  });

  it('writes the value beside each bar, in its own unit', async () => {
    const { listings } = someStats();
    const demand = [
      { city: 'sofia', active: 900, views: 45_000, favorites: 300, phoneReveals: 120 },
      { city: 'varna', active: 100, views: 400, favorites: 3, phoneReveals: 1 },
    ];
    open(someStats({ listings: listings && { ...listings, demand } }));
    const bars = await screen.findByRole('list', { name: 'Предлагане и търсене по град' });
    expect(within(bars).getAllByRole('listitem')[0]).toHaveTextContent('София50,0');
  });

  it('writes one number in place of a single bar or of equal ones', async () => {
    const { users } = someStats();
    const byRole = ['Наемател', 'Наемодател', 'Администратор'].map((label) => ({
      key: label,
      label,
      count: 3,
    }));
    open(someStats({ users: users && { ...users, byRole } }));
    const cardOf = (name: string) => screen.getByRole('heading', { name }).closest('figure') as HTMLElement;
    await screen.findByRole('heading', { name: 'Потребители по роля' });
    const equal = cardOf('Потребители по роля');
    expect(within(equal).queryByRole('list')).toBeNull();
    expect(within(equal).getByText('Поравно: Наемател, Наемодател, Администратор')).toBeInTheDocument();
    expect(within(cardOf('Потребители по план')).queryByRole('list')).toBeNull();
    expect(within(cardOf('Активни обяви по град')).getByRole('list')).toBeInTheDocument();
  });

  it('has links to the groups of charts', async () => {
    open(someStats({ funnel: null }));
    const links = within(await screen.findByRole('navigation', { name: 'Към раздел' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Обяви',
      'Потребители',
      'Приходи',
      'Сигнали и решения',
    ]);
    await userEvent.click(links[1] as HTMLElement);
    expect(document.activeElement).toContainElement(screen.getByRole('heading', { name: 'Потребители' }));
  });

  it('reads a day of a chart in the unit of its table', async () => {
    open();
    const chart = await screen.findByRole('application', { name: 'Приходи по дни' });
    act(() => chart.focus());
    await userEvent.keyboard('{End}');
    expect(within(chart.closest('figure') as HTMLElement).getByRole('status')).toHaveTextContent(
      '21 ноември 2026 г.Приходи, лв.: −19,54',
    );
  });

  it('shows the revenue in both currencies beside the previous period', async () => {
    open();
    const card = (await screen.findByRole('heading', { name: /^Приходи за 30/u })).closest('section');
    expect(card?.textContent.replaceAll('\u00a0', ' ')).toContain('68,40 лв. / 34,97 €');
    expect(screen.getByText('+75 % спрямо предишния период: 39,08 лв. / 19,98 €')).toBeInTheDocument();
    expect(await rowsOf('Приходи по дни')).toEqual([
      ['Ден', 'Приходи, лв.', 'Приходи, €'],
      ['21 ноември 2026 г.', '−19,54', '−9,99'],
      ['20 ноември 2026 г.', '87,93', '44,96'],
    ]);
    expect((await rowsOf('Приходи по вид'))[1]).toEqual(['Абонамент', '2', '68,41', '34,98']);
  });

  it('shows an empty state without revenue', async () => {
    const { users } = someStats();
    const revenue = { total: 0, refunded: 0, before: 0, byDay: [], byKind: [], monthly: 0 };
    open(someStats({ users: users && { ...users, revenue } }));
    expect(await screen.findByText('Още няма приходи')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Приходи по дни' })).toBeNull();
  });

  it('starts with the key figures, which lead to their sections', async () => {
    open();
    const links = within(await screen.findByRole('navigation', { name: 'Основни числа' })).getAllByRole(
      'link',
    );
    expect(links.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
      'Активни обяви1 200',
      'Медиана до решение3,5 ч.',
      'Потребители70',
      'Приходи за периода68,40 лв. / 34,97 €',
      'Сигнали за периода5',
    ]);
    await userEvent.click(links[3] as HTMLElement);
    expect(document.activeElement).toContainElement(screen.getByRole('heading', { name: 'Приходи' }));
  });

  it('has no key figures of a missing part', async () => {
    open(someStats({ users: null, moderation: null }));
    const figures = await screen.findByRole('navigation', { name: 'Основни числа' });
    expect(within(figures).getAllByRole('link')).toHaveLength(2);
  });

  it('requests the period of the address', async () => {
    const calls = open(someStats(), '?days=7');
    expect(await screen.findByRole('radio', { name: /^7/u })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: '1 година' }));
    await arriveAt('/admin/stats?days=365');
    await waitFor(() => expect(calls.map(({ query }) => query.days)).toEqual(['7', '365']));
  });

  it('shows the error of a period that does not load in place of the former figures', async () => {
    open();
    await screen.findByRole('navigation', { name: 'Основни числа' });
    fakeBackend({ 'GET /admin/stats': answer.refused(403, 'FORBIDDEN', 'Нямате права.') });
    await userEvent.click(screen.getByRole('radio', { name: '1 година' }));
    expect(await screen.findByText('Нямате права.')).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Основни числа' })).toBeNull();
  });

  it('downloads a CSV of the charted rows', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (file) => `blob:${saved.push(file as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    HTMLAnchorElement.prototype.click = () => undefined;
    open();
    await screen.findAllByRole('application');
    const name = 'Изтегли CSV: Активни обяви по град';
    await userEvent.click(screen.getByRole('button', { name, hidden: true }));
    const text = await new Promise((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(reader.result));
      reader.readAsText(saved[0] as Blob);
    });
    expect(String(text).replace('\uFEFF', '')).toBe(
      'Град;Активни обяви;Медианен наем, лв.;Медианен наем, €;Медиана за м², лв.;Медиана за м², €\r\n' +
        'София;900;1250;639,11;18,5;9,46\r\nВарна;300;980;501,07;;\r\n',
    );
  });

  it('names the missing part and offers a retry', async () => {
    const { listings } = someStats();
    const calls = open(
      someStats({ users: null, funnel: null, listings: listings && { ...listings, demand: null } }),
    );
    expect(await screen.findByText('Числата за потребителите не дойдоха навреме.')).toBeInTheDocument();
    expect(screen.getByText('Търсенето не се преброи навреме.')).toBeInTheDocument();
    expect(screen.queryByText('Път до първа обява')).toBeNull();
    await userEvent.click(screen.getAllByRole('button', { name: 'Опитай пак' })[0] as HTMLElement);
    expect(calls).toHaveLength(2);
  });

  it('shows an empty state without data', async () => {
    const { moderation } = someStats();
    open(someStats({ moderation: moderation && { ...moderation, reportsByType: [] } }));
    expect(await screen.findByText('Няма нищо за този период.')).toBeInTheDocument();
  });

  it('shows an error when nothing loads', async () => {
    fakeBackend({ 'GET /admin/stats': answer.refused(503, 'UNAVAILABLE', 'Услугата е недостъпна.') });
    renderAt('/admin/stats', routes);
    expect(await screen.findByText('Услугата е недостъпна.')).toBeInTheDocument();
  });
});
