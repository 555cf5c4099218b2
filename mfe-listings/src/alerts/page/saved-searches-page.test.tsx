import type { SavedSearch } from '@pokriv/contracts/alert/saved-search';
import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { fillIn } from '@pokriv/web-kit/fill-in.testing';
import { toastsAtom } from '@pokriv/web-kit/toast';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';

import {
  fakeApi,
  forgetToasts,
  show,
  signInAs,
  signOut,
  toastTexts,
  type Sent,
} from '../../page.testing.tsx';
import { nothingRead, suggestReply } from '../../search-field/a-reply.testing.ts';
import { aSavedSearch } from '../a-saved-search.testing.ts';
import { SavedSearchesPage } from './saved-searches-page.tsx';

type Reply = { status?: number; body: unknown };
const refused = (status: number, message: string): Reply => ({
  status,
  body: { success: false, code: 'BAD_REQUEST', message },
});

/** Mock server with these searches. @param first overrides its replies */
function keep(
  searches: SavedSearch[],
  first: (sent: Sent) => Reply | Promise<Reply> | undefined = () => undefined,
) {
  let list = searches;
  return fakeApi((sent) => {
    const own = first(sent);
    if (own) return own;
    const { method, path, body } = sent;
    const id = path.split('/')[3];
    if (path === '/api/saved-searches/preview')
      return { body: { success: true, data: { found: 0, days: 14, aDay: 0 } } };
    if (path.startsWith('/api/properties'))
      return { body: { success: true, data: [], pagination: { total: 0, page: 1, totalPages: 0 } } };
    if (path === '/api/saved-searches/found') {
      list = list.map((one) => ({ ...one, state: 'paused' as const }));
      return { body: { success: true, data: list } };
    }
    if (method === 'PATCH') {
      list = list.map((one) => (one.id === id ? { ...one, ...(body as Partial<SavedSearch>) } : one));
      return { body: { success: true, data: list.find((one) => one.id === id) } };
    }
    if (method === 'DELETE') {
      list = list.filter((one) => one.id !== id);
      return { body: { success: true } };
    }
    if (method === 'POST') {
      const { filter: _, ...saved } = body as Partial<SavedSearch> & { filter: unknown };
      list = [...list, aSavedSearch({ id: 'again', ...saved })];
      return { status: 201, body: { success: true, data: list.at(-1) } };
    }
    return { body: { success: true, data: list } };
  });
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const cardOf = async (name: string) => within(await screen.findByRole('article', { name }));
const changes = (sent: readonly Sent[]) =>
  sent
    .filter(({ method, path }) => method !== 'GET' && !path.endsWith('/preview'))
    .map(({ method, path, body }) => [method, path, body]);

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

describe('editing a saved search', () => {
  const openSheet = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Промени:/u }));
    return within(await screen.findByRole('dialog', { name: 'Промяна на търсене' }));
  };
  const again = /^С други филтри търсенето започва отначало/u;

  it('keeps the filter out of a change of name and reasons', async () => {
    const sent = keep([aSavedSearch({ name: 'Едно' })]);
    show(<SavedSearchesPage />);
    const sheet = await openSheet();
    await userEvent.clear(sheet.getByLabelText(/^Име/u));
    await fillIn(sheet.getByLabelText(/^Име/u), 'Ново име');
    await userEvent.click(sheet.getByRole('checkbox', { name: 'По-ниска цена' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Запази промените' }));
    expect(await screen.findByRole('article', { name: 'Ново име' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(changes(sent)).toEqual([
      [
        'PATCH',
        '/api/saved-searches/s1',
        { name: 'Ново име', frequency: 'instant', reasons: ['new', 'entered', 'back'] },
      ],
    ]);
    expect(toastTexts()).toContain('Промените са запазени.');
  });

  it('says that another filter starts the search again, and renames an offered name', async () => {
    const sent = keep([aSavedSearch({ name: 'Жилище в София до 1\u00a0400\u00a0лв.' })]);
    show(<SavedSearchesPage />);
    const sheet = await openSheet();
    expect(sheet.queryByText(again)).not.toBeInTheDocument();
    await userEvent.click(sheet.getByRole('button', { name: 'Стая' }));
    expect(sheet.getByText(again)).toBeInTheDocument();
    expect(plain(sheet.getByLabelText<HTMLInputElement>(/^Име/u).value)).toBe('Стая в София до 1 400 лв.');
    await userEvent.click(sheet.getByRole('button', { name: 'Запази промените' }));
    await waitFor(() =>
      expect(changes(sent)).toEqual([
        [
          'PATCH',
          '/api/saved-searches/s1',
          expect.objectContaining({
            filter: { location: 'sofia', priceMax: '1400', propertyType: ['room'] },
          }),
        ],
      ]),
    );
  });

  it('reads a sentence into the filter, and keeps a choice that is made meanwhile', async () => {
    let answer: (reply: Reply) => void = () => undefined;
    const reading = new Promise<Reply>((resolve) => (answer = resolve));
    const sent = keep([aSavedSearch({ search: 'location=sofia&priceMax=1400' })], ({ path }) =>
      path.startsWith('/api/properties/suggest') ? reading : undefined,
    );
    show(<SavedSearchesPage />);
    const sheet = await openSheet();
    await userEvent.type(sheet.getByRole('combobox', { name: 'Къде и какво търсите?' }), 'двустаен{Enter}');
    await userEvent.click(sheet.getByRole('button', { name: 'Стая' }));
    answer(suggestReply([], { ...nothingRead(''), params: { layout: ['two_room'] } }));
    expect(await sheet.findByRole('button', { name: 'Премахни Двустаен' })).toBeInTheDocument();
    await userEvent.click(sheet.getByRole('button', { name: 'Запази промените' }));
    await waitFor(() => expect(changes(sent)).toHaveLength(1));
    expect(changes(sent)[0]?.[2]).toMatchObject({
      filter: { location: 'sofia', priceMax: '1400', propertyType: ['room'], layout: ['two_room'] },
    });
  });

  it.each([
    ['still in focus', ''],
    ['left without Enter', '{Tab}{Tab}'],
    ['sent by Enter', '{Enter}'],
  ])('waits with saving until a sentence %s is read', async (_state, key) => {
    let answer: (reply: Reply) => void = () => undefined;
    const reading = new Promise<Reply>((resolve) => (answer = resolve));
    const sent = keep([aSavedSearch({ name: 'Едно' })], ({ path }) =>
      path.startsWith('/api/properties/suggest') ? reading : undefined,
    );
    show(<SavedSearchesPage />);
    const sheet = await openSheet();
    const box = sheet.getByRole('combobox', { name: 'Къде и какво търсите?' });
    await userEvent.type(box, `двустаен с двор${key}`);
    // A press that moves no focus, as in Safari.
    fireEvent.click(sheet.getByRole('button', { name: 'Запази промените' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Стая' }));
    expect(changes(sent)).toEqual([]);
    answer(suggestReply([], { ...nothingRead('с двор'), params: { layout: ['two_room'] } }));
    await waitFor(() => expect(changes(sent)).toHaveLength(1));
    expect(changes(sent)[0]?.[2]).toEqual({
      ...{ name: 'Едно', frequency: 'instant', reasons: ['new', 'entered', 'price_drop', 'back'] },
      filter: {
        ...{ query: 'с двор', location: 'sofia', priceMax: '1400' },
        ...{ propertyType: ['room'], layout: ['two_room'] },
      },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('names a search after the sentence that its saving reads', async () => {
    const sent = keep([aSavedSearch({ name: 'Жилище в София до 1\u00a0400\u00a0лв.' })], ({ path }) =>
      path.startsWith('/api/properties/suggest')
        ? suggestReply([], { ...nothingRead(''), params: { propertyType: ['room'] } })
        : undefined,
    );
    show(<SavedSearchesPage />);
    const sheet = await openSheet();
    await userEvent.type(sheet.getByRole('combobox', { name: 'Къде и какво търсите?' }), 'стая');
    await userEvent.click(sheet.getByRole('button', { name: 'Запази промените' }));
    await waitFor(() => expect(changes(sent)).toHaveLength(1));
    const { name, filter } = changes(sent)[0]?.[2] as { name: string; filter: unknown };
    expect(plain(name)).toBe('Стая в София до 1 400 лв.');
    expect(filter).toEqual({ location: 'sofia', priceMax: '1400', propertyType: ['room'] });
  });

  it('saves nothing when the sheet is closed while a sentence is read', async () => {
    let answer: (reply: Reply) => void = () => undefined;
    const reading = new Promise<Reply>((resolve) => (answer = resolve));
    const sent = keep([aSavedSearch()], ({ path }) =>
      path.startsWith('/api/properties/suggest') ? reading : undefined,
    );
    show(<SavedSearchesPage />);
    const sheet = await openSheet();
    await userEvent.type(sheet.getByRole('combobox', { name: 'Къде и какво търсите?' }), 'двустаен');
    await userEvent.click(sheet.getByRole('button', { name: 'Запази промените' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Отказ' }));
    await act(async () => {
      answer(suggestReply([], { ...nothingRead(''), params: { layout: ['two_room'] } }));
      await reading;
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(changes(sent)).toEqual([]);
  });

  it('refuses a filter that narrows nothing', async () => {
    const sent = keep([aSavedSearch({ search: 'location=sofia&pets=yes' })]);
    show(<SavedSearchesPage />);
    const sheet = await openSheet();
    await userEvent.click(sheet.getByRole('button', { name: 'Премахни София' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Запази промените' }));
    expect(await sheet.findByText(/^Стеснете търсенето/u)).toBeInTheDocument();
    expect(changes(sent)).toEqual([]);
  });

  it('keeps what was typed when the server refuses', async () => {
    keep([aSavedSearch({ name: 'Едно' })], ({ method }) =>
      method === 'PATCH' ? refused(400, 'Вече имате такова търсене.') : undefined,
    );
    show(<SavedSearchesPage />);
    const sheet = await openSheet();
    await userEvent.type(sheet.getByLabelText(/^Име/u), ' и две');
    await userEvent.click(sheet.getByRole('button', { name: 'Запази промените' }));
    expect(await sheet.findByText('Вече имате такова търсене.')).toBeInTheDocument();
    expect(sheet.getByLabelText(/^Име/u)).toHaveValue('Едно и две');
  });
});
