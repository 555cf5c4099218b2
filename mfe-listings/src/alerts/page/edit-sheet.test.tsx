import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { fillIn } from '@pokriv/web-kit/fill-in.testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { forgetToasts, show, signInAs, signOut, toastTexts } from '../../page.testing.tsx';
import { laterReply, nothingRead, suggestReply } from '../../search-field/a-reply.testing.ts';
import { aSavedSearch } from '../a-saved-search.testing.ts';
import { changes, keep, plain, refused } from './kept-searches.testing.ts';
import { SavedSearchesPage } from './saved-searches-page.tsx';

beforeAll(fakeDialogs);
beforeEach(() => signInAs('tenant'));
afterEach(() => {
  act(() => signOut());
  act(forgetToasts);
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
    const { reading, answer } = laterReply();
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
    const { reading, answer } = laterReply();
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
    const { reading, answer } = laterReply();
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
