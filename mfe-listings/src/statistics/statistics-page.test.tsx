import type { ListingStatistics, PromotionStatistics } from '@pokriv/contracts/listing/listing-statistics';
import { useRoutes } from '@pokriv/web-kit/router';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { anOwnListing } from '../a-listing.testing.ts';
import { fakeApi, show, signInAs, signOut } from '../page.testing.tsx';
import { StatisticsPage } from './statistics-page.tsx';

const none = { impressions: 0, views: 0, favorites: 0, phoneReveals: 0, inquiries: 0 };
const full: ListingStatistics = {
  level: 'full',
  from: '2026-11-20',
  to: '2026-11-21',
  totals: { impressions: 1000, views: 50, favorites: 4, phoneReveals: 2, inquiries: 0 },
  before: { impressions: 500, views: 100, favorites: 0, phoneReveals: 2, inquiries: 0 },
  toldPeople: null,
  daily: [
    { ...none, date: '2026-11-20', views: 20, favorites: 1 },
    { ...none, date: '2026-11-21', views: 30, favorites: 3 },
  ],
};
const promoted: PromotionStatistics = {
  ...none,
  type: 'super',
  startsAt: '2026-11-20T00:00:00.000Z',
  endsAt: '2026-11-27T00:00:00.000Z',
  daysLeft: 6,
  views: 20,
  clicks: 20,
  baselinePerDay: 5,
  daily: [
    { ...none, date: '2026-11-20', views: 8 },
    { ...none, date: '2026-11-21', views: 12 },
  ],
};

function Page() {
  return useRoutes([{ path: '/my-properties/:id/stats', element: <StatisticsPage /> }]);
}

function openView(statistics: ListingStatistics, promotion: PromotionStatistics | null = null, search = '') {
  const sent = fakeApi(({ path }) => {
    if (path.includes('/promotion-stats')) return { body: { success: true, data: promotion } };
    if (path.includes('/stats')) return { body: { success: true, data: statistics } };
    return { body: { success: true, data: anOwnListing({ title: 'Светъл двустаен' }) } };
  });
  return { sent, ...show(<Page />, `/my-properties/p1/stats${search}`) };
}
const open = (...args: Parameters<typeof openView>) => openView(...args).sent;
const tile = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement as HTMLElement;
const plain = (element: HTMLElement) => element.textContent.replaceAll('\u00a0', ' ');

beforeEach(() => signInAs('landlord'));
afterEach(() => act(() => signOut()));

describe('StatisticsPage', () => {
  it.each([
    [404, 'NOT_FOUND'],
    [400, 'BAD_REQUEST'],
  ])('leads from a missing listing (%d %s) back to the own ones', async (status, code) => {
    fakeApi(() => ({ status, body: { success: false, code, message: 'Няма.' } }));
    show(<Page />, '/my-properties/p1/stats');
    await screen.findByText('Обявата не е намерена');
    expect(screen.getByRole('link', { name: 'Към моите обяви' })).toHaveAttribute('href', '/my-properties');
    expect(screen.queryByRole('button', { name: 'Опитай пак' })).toBeNull();
  });

  it('compares totals with the previous period', async () => {
    open(full);
    expect(await screen.findByRole('link', { name: 'Светъл двустаен' })).toHaveAttribute(
      'href',
      '/properties/p1',
    );
    await screen.findByText('Показвания', { selector: 'dt' });
    expect(plain(tile('Показвания'))).toBe('Показвания1 000+100 %преди: 500');
    expect(plain(tile('Преглеждания'))).toBe('Преглеждания50−50 %преди: 100');
    expect(plain(tile('Любими'))).toBe('Любими4няма с какво да се сравни');
    expect(plain(tile('Показани телефони'))).toBe('Показани телефони2без промянапреди: 2');
    expect(plain(tile('Запитвания'))).toBe('Запитвания0без промяна');
  });

  it('says how many people alerts told of the listing', async () => {
    open({ ...full, toldPeople: 15 });
    expect(await screen.findByText('По тази обява са уведомени поне 15 души.')).toBeInTheDocument();
  });

  it('says nothing of people told while they are few', async () => {
    open(full);
    await screen.findByText('Показвания', { selector: 'dt' });
    expect(screen.queryByText(/са уведомени/u)).toBeNull();
  });

  it('has a table for each chart and no chart without data', async () => {
    open(full);
    const charts = await screen.findAllByRole('application');
    expect(charts.map((chart) => chart.getAttribute('aria-label'))).toEqual(['Преглеждания', 'Интерес']);
    expect(screen.getByText('Още няма нищо за този период.')).toBeInTheDocument();
    const table = screen.getByRole('table', { name: 'Преглеждания по дни', hidden: true });
    const rows = within(table).getAllByRole('row', { hidden: true });
    expect(rows.map(plain)).toEqual(['ДенПреглеждания', '21 ноември 2026 г.30', '20 ноември 2026 г.20']);
  });

  it.each([
    [45, false],
    [46, true],
  ])('says of %d days whether a bar is a week: %s', async (count, says) => {
    const daily = Array.from({ length: count }, (_none, index) => ({
      ...{ ...none, views: 1, favorites: 1 },
      date: new Date(Date.UTC(2026, 9, 1 + index)).toISOString().slice(0, 10),
    }));
    open({ ...full, daily });
    await screen.findAllByRole('application');
    expect(screen.queryAllByText(/Всяка колона е една седмица\./u)).toHaveLength(says ? 2 : 0);
  });

  it('says nothing of weeks beside numbers of one day', async () => {
    const daily = Array.from({ length: 46 }, (_none, index) => ({
      ...{ ...none, views: index === 0 ? 7 : 0 },
      date: new Date(Date.UTC(2026, 9, 1 + index)).toISOString().slice(0, 10),
    }));
    open({ ...full, daily });
    await screen.findByRole('heading', { name: 'Преглеждания' });
    expect(screen.queryByText(/Всяка колона е една седмица/u)).toBeNull();
  });

  it('writes the numbers of the only day in place of a chart with one bar', async () => {
    const daily = [
      { ...none, date: '2026-11-20' },
      { ...none, date: '2026-11-21', views: 30, favorites: 3, phoneReveals: 1 },
    ];
    open({ ...full, daily });
    const views = (await screen.findByRole('heading', { name: 'Преглеждания' })).closest('figure')!;
    expect(screen.queryByRole('application')).toBeNull();
    expect(within(views).getByText('Преглеждания на 21 ноември 2026', { exact: false })).toBeInTheDocument();
    const interest = screen.getByRole('heading', { name: 'Интерес' }).closest('figure')!;
    expect(within(interest).getByText('Любими на', { exact: false })).toBeInTheDocument();
    expect(within(interest).getByText('Показани телефони на', { exact: false })).toBeInTheDocument();
    expect(within(interest).queryByText('Запитвания на', { exact: false })).toBeNull();
  });

  it('requests the period of the URL', async () => {
    const sent = open(full, null, '?days=7');
    expect(await screen.findByRole('radio', { name: /^7/u })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: /^90/u }));
    expect(screen.getByTestId('address')).toHaveTextContent('/my-properties/p1/stats?days=90');
    await waitFor(() => expect(sent.map(({ path }) => path)).toContain('/api/properties/p1/stats?days=90'));
    expect(sent.map(({ path }) => path)).toContain('/api/properties/p1/stats?days=7');
  });

  it('names the period of the figures on screen while another one is read', async () => {
    let sendQuarter: (reply: { body: object }) => void = () => undefined;
    fakeApi(({ path }) => {
      if (path.endsWith('?days=90')) return new Promise((resolve) => (sendQuarter = resolve));
      const data = path.includes('/stats') ? full : path.includes('promotion') ? null : anOwnListing();
      return { body: { success: true, data } };
    });
    show(<Page />, '/my-properties/p1/stats?days=7');
    const note = await screen.findByText(/^В сравнение с предходните/u);
    await userEvent.click(screen.getByRole('radio', { name: /^90/u }));
    expect(plain(note)).toBe('В сравнение с предходните 2 дни.');
    expect(note.closest('[aria-busy=true]')).not.toBeNull();
    const daily = [{ ...none, date: '2026-11-19' }, ...full.daily];
    act(() => sendQuarter({ body: { success: true, data: { ...full, daily } } }));
    expect(await screen.findByText(/предходните 3.дни/u)).toBeInTheDocument();
    expect(note.closest('[aria-busy=true]')).toBeNull();
  });

  it('shows the error of a period that does not load in place of the former figures', async () => {
    fakeApi(({ path }) => {
      if (path.endsWith('?days=90'))
        return { status: 403, body: { success: false, code: 'FORBIDDEN', message: 'Нямате права.' } };
      const data = path.includes('/stats') ? full : path.includes('promotion') ? null : anOwnListing();
      return { body: { success: true, data } };
    });
    show(<Page />, '/my-properties/p1/stats');
    await screen.findByText('Показвания', { selector: 'dt' });
    await userEvent.click(screen.getByRole('radio', { name: /^90/u }));
    expect(await screen.findByText('Нямате права.')).toBeInTheDocument();
    expect(screen.queryByText('Показвания', { selector: 'dt' })).toBeNull();
  });

  it('shows plain counts on the free plan, with what a paid one adds', async () => {
    open({ ...full, level: 'basic', daily: [] });
    expect(await screen.findByText('Какво добавя платеният план')).toBeInTheDocument();
    expect(plain(tile('Преглеждания'))).toBe('Преглеждания50');
    expect(screen.queryByText('Показвания', { selector: 'dt' })).toBeNull();
    expect(screen.queryByRole('application')).toBeNull();
    expect(screen.getByRole('link', { name: 'Виж плановете' })).toHaveAttribute('href', '/subscription');
  });

  it('compares a promotion with the days before it', async () => {
    open(full, promoted);
    expect(await screen.findByText('Промоция „Силно препоръчана“')).toBeInTheDocument();
    expect(plain(screen.getByText('С промоцията').parentElement as HTMLElement)).toBe('С промоцията10,0');
    expect(plain(screen.getByText('Преди нея').parentElement as HTMLElement)).toBe('Преди нея5,0');
    expect(screen.getByText(/^Повече със 100/u)).toBeInTheDocument();
    expect(screen.getByText('Линията е средното преди промоцията: 5,0 на ден.')).toBeInTheDocument();
    const name = 'Преглеждания по време на промоцията по дни';
    const [, latest] = within(screen.getByRole('table', { name, hidden: true })).getAllByRole('row', {
      hidden: true,
    });
    expect(latest && plain(latest)).toBe('21 ноември 2026 г.120000+140 %');
  });

  it.each([
    [{ impressions: 1000, views: 50 }, '5,0 % от показванията водят до отваряне на обявата.'],
    [{ impressions: 50, views: 50 }, '100,0 % от показванията водят до отваряне на обявата.'],
  ])('shows the share of impressions that led to a view: %j', async (totals, text) => {
    open({ ...full, totals: { ...full.totals, ...totals } });
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it.each([
    { impressions: 49, views: 50 },
    { impressions: 10, views: 0 },
  ])('has no such share for %j', async (totals) => {
    open({ ...full, totals: { ...full.totals, ...totals } });
    await screen.findAllByRole('application');
    expect(screen.queryByText(/от показванията водят/u)).toBeNull();
  });

  it.each([
    [2, 'Остават 2 дни'],
    [1, 'Остава 1 ден'],
    [0, 'Приключила'],
  ])('shows how long a promotion lasts with %d days left', async (daysLeft, text) => {
    open(full, { ...promoted, daysLeft });
    const badge = await screen.findByText((found) => found.replaceAll('\u00a0', ' ') === text);
    expect(badge).toBeInTheDocument();
  });

  it('compares a promotion without days yet, or without views before it, with nothing', async () => {
    const name = 'Преглеждания по време на промоцията';
    const { unmount } = openView(full, { ...promoted, daily: [] });
    await screen.findByText('Промоция „Силно препоръчана“');
    expect(screen.queryByText(name)).toBeNull();
    unmount();
    open(full, { ...promoted, baselinePerDay: 0 });
    await screen.findByText('Преди промоцията няма преглеждания, с които да се сравни.');
    expect(screen.queryByText(/^Линията е средното/u)).toBeNull();
    const table = screen.getByRole('table', { name: `${name} по дни`, hidden: true });
    expect(within(table).queryByText('Спрямо преди')).toBeNull();
  });

  it.each([
    [10, 'Колкото преди промоцията'],
    [8, 'Повече с 25 %'],
    [20, 'По-малко с 50 %'],
  ])('names the change against %d views a day before', async (baselinePerDay, text) => {
    open(full, { ...promoted, baselinePerDay });
    const found = await screen.findByText(/^(?:Повече с|По-малко с|Колкото)/u);
    expect(plain(found)).toBe(text);
  });

  it('shows the error and offers a retry', async () => {
    let isDown = true;
    fakeApi(({ path }) => {
      if (isDown)
        return { status: 403, body: { success: false, code: 'FORBIDDEN', message: 'Нямате права.' } };
      const data = path.includes('promotion') ? null : path.includes('/stats') ? full : anOwnListing();
      return { body: { success: true, data } };
    });
    show(<Page />, '/my-properties/p1/stats');
    expect(await screen.findByText('Нямате права.')).toBeInTheDocument();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Опитай пак' }));
    expect(await screen.findByText('Показвания', { selector: 'dt' })).toBeInTheDocument();
  });
});
