import type { SavedSearch } from '@pokriv/contracts/alert/saved-search';
import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { toastsAtom } from '@pokriv/web-kit/toast';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';

import { forgetToasts, show, signInAs, signOut, toastTexts } from '../../page.testing.tsx';
import { aSavedSearch } from '../a-saved-search.testing.ts';
import { changes, keep, plain, refused } from './kept-searches.testing.ts';
import { SavedSearchesPage } from './saved-searches-page.tsx';

const cardOf = async (name: string) => within(await screen.findByRole('article', { name }));

beforeAll(fakeDialogs);
beforeEach(() => signInAs('tenant'));
afterEach(() => {
  act(() => signOut());
  act(forgetToasts);
});

describe('SavedSearchesPage', () => {
  it('shows what a search finds, its news, when it is told and the way to its results', async () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-24T05:00:00Z'), advanceTimers: true });
    const reasons: SavedSearch['reasons'] = ['new', 'price_drop'];
    keep([aSavedSearch({ newCount: 3, nextMailAt: '2026-11-24T06:00:00.000Z', reasons })]);
    show(<SavedSearchesPage />, '/saved-searches');
    const card = await cardOf('Жилище в София до 1 400 лв.');
    expect(card.getAllByRole('listitem').map(({ textContent }) => plain(textContent))).toEqual([
      'София',
      'до 1 400 лв.',
    ]);
    expect(card.getByText('Само за: нова обява, по-ниска цена')).toBeInTheDocument();
    expect(card.getByRole('link', { name: /^3.нови от последното ви идване$/u })).toHaveAttribute(
      'href',
      '/saved-searches/s1',
    );
    expect(card.getByText('Следващо писмо: днес в 8:00')).toBeInTheDocument();
    expect(card.getByRole('link', { name: /^Покажи обявите/u })).toHaveAttribute(
      'href',
      '/properties?location=sofia&priceMax=1400',
    );
    jest.useRealTimers();
  });

  it.each([
    ['an unverified e-mail', { isEmailVerified: false }, 'Първо потвърдете имейла си'],
    [
      'mails switched off',
      { silencedMails: ['saved_searches' as const] },
      'Писмата за нови обяви са изключени',
    ],
  ])('promises no mail with %s, and says why', async (_, account, reason) => {
    signInAs('tenant', account);
    keep([aSavedSearch({ nextMailAt: '2026-11-24T06:00:00.000Z' })]);
    show(<SavedSearchesPage />);
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(await screen.findByRole('article')).toBeInTheDocument();
    expect(screen.queryByText(/Следващо писмо/u)).not.toBeInTheDocument();
  });

  it.each([
    ['paused', 'Спряно', /^Спряно: не пишем/u],
    ['asleep', 'Заспало', /^Заспало: отдавна/u],
    ['unconfirmed', 'Чака потвърждение', /^Чака потвърждение: отворете/u],
  ] as const)('says that a search is %s and names no next mail', async (state, badge, text) => {
    keep([aSavedSearch({ state, nextMailAt: '2026-11-24T06:00:00.000Z' })]);
    show(<SavedSearchesPage />);
    expect(await screen.findByText(badge)).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryByText(/Следващо писмо/u)).not.toBeInTheDocument();
    expect(screen.getByRole('switch', { name: 'Известия' })).not.toBeChecked();
    expect(screen.queryByRole('button', { name: 'Намерих жилище' })).not.toBeInTheDocument();
  });

  it('wakes a search that sleeps', async () => {
    const sent = keep([aSavedSearch({ state: 'asleep' })]);
    show(<SavedSearchesPage />);
    await userEvent.click(await screen.findByRole('switch', { name: 'Известия' }));
    expect(screen.getByRole('switch', { name: 'Известия' })).toBeChecked();
    expect(changes(sent)).toEqual([['PATCH', '/api/saved-searches/s1', { state: 'active' }]]);
  });

  it('changes the frequency at once', async () => {
    const sent = keep([aSavedSearch()]);
    show(<SavedSearchesPage />);
    await userEvent.selectOptions(await screen.findByLabelText('Кога'), 'weekly');
    expect(screen.getByLabelText('Кога')).toHaveValue('weekly');
    expect(changes(sent)).toEqual([['PATCH', '/api/saved-searches/s1', { frequency: 'weekly' }]]);
  });

  it('sends quick changes one after the other and shows the last', async () => {
    const answers: (() => void)[] = [];
    const sent = keep([aSavedSearch()], ({ method, body }) => {
      if (method !== 'PATCH') return undefined;
      const data = aSavedSearch(body as Partial<SavedSearch>);
      return new Promise((resolve) => answers.push(() => resolve({ body: { success: true, data } })));
    });
    show(<SavedSearchesPage />);
    const frequency = () => screen.getByLabelText('Кога');
    await screen.findByRole('article');
    await userEvent.selectOptions(frequency(), 'weekly');
    await userEvent.selectOptions(frequency(), 'off');
    expect(changes(sent)).toHaveLength(1);
    await act(async () => answers[0]?.());
    expect(frequency()).toHaveValue('off');
    await waitFor(() => expect(changes(sent)).toHaveLength(2));
    await act(async () => answers[1]?.());
    expect(frequency()).toHaveValue('off');
    expect(changes(sent).map(([, , body]) => body)).toEqual([{ frequency: 'weekly' }, { frequency: 'off' }]);
  });

  it('takes back a refused change and names the refusal', async () => {
    keep([aSavedSearch()], ({ method }) => (method === 'PATCH' ? refused(400, 'Не сега.') : undefined));
    show(<SavedSearchesPage />);
    await userEvent.click(await screen.findByRole('switch', { name: 'Известия' }));
    await waitFor(() => expect(toastTexts()).toContain('Не сега.'));
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Известия' })).toBeChecked());
  });

  it('deletes a search, keeps the focus in the list, and saves it again from the toast', async () => {
    const sent = keep([
      aSavedSearch({ name: 'Едно', state: 'paused', frequency: 'daily' }),
      aSavedSearch({ id: 's2', name: 'Друго' }),
    ]);
    show(<SavedSearchesPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Изтрий: Едно' }));
    expect(screen.queryByRole('article', { name: 'Едно' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Вашите търсения' })).toHaveFocus();
    await waitFor(() => expect(toastTexts()).toContain('Изтрито: Едно'));

    const [toast] = getDefaultStore().get(toastsAtom);
    expect(toast?.action?.label).toBe('Отмени');
    act(() => toast?.action?.onPress());
    expect(await screen.findByRole('article', { name: 'Едно' })).toBeInTheDocument();
    expect(changes(sent)).toEqual([
      ['DELETE', '/api/saved-searches/s1', undefined],
      [
        'POST',
        '/api/saved-searches',
        {
          name: 'Едно',
          frequency: 'daily',
          reasons: ['new', 'entered', 'price_drop', 'back'],
          filter: { location: 'sofia', priceMax: '1400' },
        },
      ],
      ['PATCH', '/api/saved-searches/again', { state: 'paused' }],
    ]);
  });

  it('brings a search back when it was not deleted', async () => {
    keep([aSavedSearch({ name: 'Едно' })], ({ method }) =>
      method === 'DELETE' ? refused(400, 'Не сега.') : undefined,
    );
    show(<SavedSearchesPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Изтрий: Едно' }));
    expect(await screen.findByRole('article', { name: 'Едно' })).toBeInTheDocument();
    expect(toastTexts()).toEqual(['Не сега.']);
  });

  it('stops all after a confirmation', async () => {
    const sent = keep([aSavedSearch(), aSavedSearch({ id: 's2', name: 'Друго' })]);
    show(<SavedSearchesPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Намерих жилище' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Намерихте жилище?' }));
    expect(changes(sent)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Намерих жилище' }));
    await waitFor(() => expect(toastTexts()).toContain('Честит дом! Известията са спрени.'));
    expect(changes(sent)).toEqual([['POST', '/api/saved-searches/found', undefined]]);
    for (const notices of screen.getAllByRole('switch')) expect(notices).not.toBeChecked();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('focuses the search of the address', async () => {
    keep([aSavedSearch(), aSavedSearch({ id: 's2', name: 'Друго' })]);
    show(<SavedSearchesPage />, '/saved-searches#s2');
    await waitFor(() => expect(screen.getByRole('article', { name: 'Друго' })).toHaveFocus());
  });

  it('links to the results when nothing is saved', async () => {
    keep([]);
    show(<SavedSearchesPage />);
    expect(await screen.findByText('Още нямате запазени търсения')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Към обявите' })).toHaveAttribute('href', '/properties');
  });

  it('tells that twenty searches are the most', async () => {
    keep(Array.from({ length: 20 }, (_, index) => aSavedSearch({ id: `s${index}`, name: `№ ${index}` })));
    show(<SavedSearchesPage />);
    expect(await screen.findByText(/^Имате 20 търсения, повече не може/u)).toBeInTheDocument();
  });

  it('offers a retry when the list does not load', async () => {
    let isDown = true;
    keep([aSavedSearch({ name: 'Едно' })], () => (isDown ? refused(400, 'x') : undefined));
    show(<SavedSearchesPage />);
    const retry = await screen.findByRole('button', { name: 'Опитай пак' });
    expect(screen.getByText('Търсенията не се заредиха.')).toBeInTheDocument();
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('article', { name: 'Едно' })).toBeInTheDocument();
  });
});
