import type { AlertMatch } from '@pokriv/contracts/alert/saved-search';
import { useRoutes } from '@pokriv/web-kit/router';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aCard } from '../../a-card.testing.ts';
import { fakeApi, show, signInAs, signOut } from '../../page.testing.tsx';
import { inLeva } from '../../sums.testing.ts';
import { aSavedSearch } from '../a-saved-search.testing.ts';
import { MatchesPage } from './matches-page.tsx';

const Page = () => useRoutes([{ path: '/saved-searches/:id', element: <MatchesPage /> }]);
const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ');

const aMatch = (id: string, part: Partial<AlertMatch> = {}): AlertMatch => ({
  listing: aCard({ id, title: `Обява ${id}` }),
  reason: 'new',
  previous: null,
  at: '2026-11-24T09:00:00.000Z',
  ...part,
});

interface Answer {
  matches?: AlertMatch[];
  goneCount?: number;
  pagination?: object;
  refusal?: { status: number; code: string };
}

function fakeServer({ matches = [], goneCount = 0, pagination, refusal }: Answer) {
  return fakeApi(({ path, method }) => {
    if (method === 'POST') return { body: { success: true, data: aSavedSearch() } };
    if (path === '/api/saved-searches') return { body: { success: true, data: [aSavedSearch()] } };
    if (!path.includes('/matches')) return { body: { success: true, data: [], pagination: {} } };
    if (refusal)
      return {
        status: refusal.status,
        body: { success: false, code: refusal.code, message: 'Отказ.' },
      };
    const total = matches.length;
    const paging = {
      page: 1,
      limit: 24,
      total,
      totalPages: 1,
      hasNext: false,
      hasPrev: false,
      ...pagination,
    };
    return { body: { success: true, data: matches, goneCount, pagination: paging, servedToken: 'x' } };
  });
}

const marked = (sent: readonly { path: string }[]) =>
  sent.filter(({ path }) => path.endsWith('/opened')).map(({ path }) => path);

beforeEach(() => signOut());
afterEach(() => act(() => signOut()));

describe('MatchesPage of a mail', () => {
  const address = '/saved-searches/s1?mail=m1';

  it('shows exactly its listings to everyone, with reasons and the rent before', async () => {
    const sent = fakeServer({
      matches: [aMatch('a'), aMatch('b', { reason: 'price_drop', previous: inLeva(1500) })],
    });
    show(<Page />, address);
    expect(await screen.findByRole('heading', { level: 1, name: 'Обявите от писмото' })).toBeVisible();
    const items = (await screen.findAllByRole('article')).map((card) => card.closest('li'));
    expect(items.map((item) => within(item!).getByRole('heading', { level: 3 }).textContent)).toEqual([
      'Обява a',
      'Обява b',
    ]);
    expect(items[0]).toHaveTextContent('Нова обява');
    expect(items[1]).toHaveTextContent('По-ниска цена');
    expect(plain(items[1]!.querySelector('del')?.textContent)).toContain('1 500 лв.');
    expect(items[0]!.querySelector('del')).toBeNull();
    expect(sent.map(({ path }) => path).filter((path) => path.includes('/matches'))).toEqual([
      '/api/saved-searches/s1/matches?limit=24&mail=m1&page=1',
    ]);
    expect(screen.queryByText(/вече не се предлагат/u)).not.toBeInTheDocument();
  });

  it.each([
    [1, 'От писмото вече не се предлагат: 1 обява.'],
    [2, 'От писмото вече не се предлагат: 2 обяви.'],
  ])('counts %i that are gone', async (goneCount, text) => {
    fakeServer({ matches: [aMatch('a')], goneCount });
    show(<Page />, address);
    expect(await screen.findByText(text, { normalizer: plain })).toBeVisible();
  });

  it('says that all are gone', async () => {
    fakeServer({ goneCount: 3 });
    show(<Page />, address);
    expect(await screen.findByText('Обявите от писмото вече не се предлагат')).toBeVisible();
    expect(screen.queryByText('Щом се появи нещо, ще е тук.')).toBeNull();
  });

  it('links to its last page from one past the end', async () => {
    fakeServer({ pagination: { page: 9, total: 30, totalPages: 2 } });
    show(<Page />, `${address}&page=9`);
    expect(await screen.findByText('На тази страница няма обяви')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Към последната страница' })).toHaveAttribute(
      'href',
      `${address}&page=2`,
    );
    expect(screen.queryByText('Обявите от писмото вече не се предлагат')).toBeNull();
  });

  it.each([
    [404, 'NOT_FOUND'],
    [410, 'GONE'],
    [400, 'BAD_REQUEST'],
  ])('explains a %i without a retry', async (status, code) => {
    fakeServer({ refusal: { status, code } });
    show(<Page />, address);
    expect(await screen.findByRole('heading', { level: 1, name: 'Връзката вече не работи' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Опитай пак' })).not.toBeInTheDocument();
  });

  it.each([
    [429, 'RATE_LIMITED'],
    [500, 'INTERNAL'],
  ])('offers a retry after a %i', async (status, code) => {
    fakeServer({ refusal: { status, code } });
    show(<Page />, address);
    const retry = await screen.findByRole('button', { name: 'Опитай пак' });
    fakeServer({ matches: [aMatch('a')] });
    await userEvent.click(retry);
    expect(await screen.findByText('Обява a')).toBeVisible();
  });

  it('is about favourites by its address', async () => {
    fakeServer({ matches: [aMatch('a', { reason: 'cheaper', previous: inLeva(1500) })] });
    show(<Page />, '/saved-searches/favorites?mail=m1');
    expect(await screen.findByText('По-евтина')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Новини за любимите ви обяви' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Любими обяви' })).toHaveAttribute('href', '/favorites');
  });

  it('keeps the mail in the links of its pages, and marks nothing as seen', async () => {
    signInAs('tenant');
    const sent = fakeServer({
      matches: [aMatch('a')],
      pagination: { total: 30, totalPages: 2, hasNext: true },
    });
    show(<Page />, address);
    expect(await screen.findByRole('link', { name: 'Следваща страница' })).toHaveAttribute(
      'href',
      '/saved-searches/s1?mail=m1&page=2',
    );
    expect(marked(sent)).toEqual([]);
  });
});

describe('MatchesPage of an own search', () => {
  const address = '/saved-searches/s1';
  beforeEach(() => signInAs('tenant'));

  it('shows the new ones under the name of the search and marks them as seen', async () => {
    const sent = fakeServer({
      matches: [aMatch('a'), aMatch('b'), aMatch('a', { reason: 'price_drop', previous: inLeva(1500) })],
    });
    show(<Page />, address);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Жилище в София до 1 400 лв.' }),
    ).toBeVisible();
    const items = (await screen.findAllByRole('article')).map((card) => card.closest('li'));
    expect(items).toHaveLength(2);
    expect(items[0]).toHaveTextContent('Нова обява');
    expect(items[0]).toHaveTextContent('По-ниска цена');
    await waitFor(() => expect(marked(sent)).toEqual(['/api/saved-searches/s1/opened']));
    expect(screen.getByRole('link', { name: 'Всички обяви по търсенето' })).toHaveAttribute(
      'href',
      '/properties?location=sofia&priceMax=1400',
    );
  });

  it('does not mark them as seen while there is another page', async () => {
    const sent = fakeServer({
      matches: [aMatch('a')],
      pagination: { total: 30, totalPages: 2, hasNext: true },
    });
    show(<Page />, address);
    await screen.findByText('Обява a');
    expect(marked(sent)).toEqual([]);
  });

  it('says that nothing is new', async () => {
    fakeServer({});
    show(<Page />, address);
    expect(await screen.findByText('Няма нови от последното ви идване')).toBeVisible();
    expect(screen.getByText('Щом се появи нещо, ще е тук.')).toBeVisible();
  });

  it('says that there is no such search', async () => {
    fakeServer({ refusal: { status: 404, code: 'NOT_FOUND' } });
    show(<Page />, address);
    expect(await screen.findByRole('heading', { level: 1, name: 'Няма такова търсене' })).toBeVisible();
  });

  it('asks a visitor to sign in, without a request', () => {
    signOut();
    const sent = fakeServer({});
    show(<Page />, address);
    expect(screen.getByRole('link', { name: 'Вход' })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fsaved-searches%2Fs1',
    );
    expect(sent).toEqual([]);
  });
});
