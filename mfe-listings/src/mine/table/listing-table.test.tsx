import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aHiddenListing, anOwnListing } from '../../a-listing.testing.ts';
import {
  forgetToasts,
  show,
  signInAs,
  signOut,
  switchCurrency,
  toastTexts,
  type Sent,
} from '../../page.testing.tsx';
import { leva, owned } from '../../sums.testing.ts';
import { active, have, paused } from '../my-listings.testing.ts';
import { MyListingsPage } from '../my-listings-page.tsx';

const first = { ...active, week: { views: 27, phoneReveals: 3 } };
const revised: OwnProperty['revision'] = {
  status: 'pending',
  at: '2026-11-20T10:00:00.000Z',
  changed: ['price'],
};
const row = (title: string) => within(screen.getByText(title).closest('tr') as HTMLElement);
const puts = (sent: Sent[]) => sent.filter(({ method }) => method === 'PUT');
const openTable = async (search = '?view=table') => {
  show(<MyListingsPage />, `/my-properties${search}`);
  await screen.findByRole('table');
};
const editRent = async () => {
  await userEvent.click(row('Активната').getByRole('button', { name: /^Промени наема от/u }));
  return screen.getByRole('textbox', { name: 'Месечен наем: Активната' });
};
const stored = (amount: number, part = {}) => ({
  body: { success: true, data: { ...active, version: 2, price: owned(leva(amount)), ...part } },
});

beforeAll(fakeDialogs);
beforeEach(() => {
  localStorage.clear();
  signInAs('landlord');
});
afterEach(() => {
  act(() => signOut());
  act(forgetToasts);
});

describe('table of own listings', () => {
  it('calls a listing that reports hid so', async () => {
    have([aHiddenListing({ id: 'h', title: 'Скритата', revision: revised })]);
    await openTable();
    expect(row('Скритата').getAllByText('Скрита след сигнали')).not.toEqual([]);
    expect(row('Скритата').queryByText(/чака/iu)).toBeNull();
  });

  it('is chosen by the switch and kept in the address and on the device', async () => {
    have([first, paused]);
    const { unmount } = show(<MyListingsPage />, '/my-properties');
    await userEvent.click(await screen.findByRole('button', { name: 'Таблица' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/my-properties?view=table');
    expect(screen.getByRole('table')).toBeVisible();
    unmount();
    show(<MyListingsPage />, '/my-properties');
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it.each<[count: number, isWide: boolean | undefined, isTable: boolean]>([
    [10, true, true],
    [9, true, false],
    [10, false, false],
    [10, undefined, false],
  ])('opens for %d listings on a wide screen (%p): %p', async (count, isWide, isTable) => {
    const before = globalThis.matchMedia;
    const query = isWide === undefined ? undefined : () => ({ matches: isWide });
    globalThis.matchMedia = query as unknown as typeof matchMedia;
    have(Array.from({ length: count }, (_, index) => ({ ...active, id: `l${index}` })));
    show(<MyListingsPage />, '/my-properties');
    await screen.findByRole('button', { name: 'Таблица' });
    expect(screen.queryByRole('table') !== null).toBe(isTable);
    globalThis.matchMedia = before;
  });

  it('shows the week, the quality and the state', async () => {
    have([first, anOwnListing({ id: 'v', title: 'Променената', revision: revised })]);
    await openTable();
    const cells = row('Активната')
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(cells).toEqual(expect.arrayContaining(['27', '3', '85', '01.12.2099']));
    // the columns of a phone's row
    expect(row('Активната').getByText('7 дни: 27 прегл., 3 тел.')).toBeInTheDocument();
    expect(row('Променената').getByRole('button', { name: /^Промени наема/u })).toHaveTextContent(
      'чака одобрение',
    );
  });

  it('names the button of the end of a lease by the day that it shows', async () => {
    have([anOwnListing({ id: 'r', title: 'Отдадената', status: 'rented', leaseEnd: '2099-03-01' })]);
    await openTable();
    expect(row('Отдадената').getByText('01.03.2099')).toHaveAccessibleName(
      'Промени края на договора, 01.03.2099: Отдадената',
    );
  });

  it('names the button of a rent by what it shows, also without a rent and while one waits', async () => {
    have([
      anOwnListing({ id: 'n', title: 'Черновата', status: 'draft', price: undefined }),
      anOwnListing({ id: 'v', title: 'Променената', revision: revised }),
    ]);
    await openTable();
    expect(row('Черновата').getByText('Без цена')).toHaveAccessibleName('Без цена, добави наем: Черновата');
    expect(row('Променената').getByRole('button', { name: /^Промени наема/u })).toHaveAccessibleName(
      /, чака одобрение: Променената$/u,
    );
  });

  it('lets a listing with bulk acts be chosen, and no other', async () => {
    have([first, anOwnListing({ id: 'd', title: 'Премахнатата', status: 'removed' })]);
    await openTable();
    await userEvent.click(row('Активната').getByRole('checkbox', { name: 'Избери: Активната' }));
    expect(screen.getByRole('region', { name: 'Действия с избраните' })).toBeVisible();
    expect(row('Премахнатата').queryByRole('checkbox')).toBeNull();
  });

  it('sorts by a column and back', async () => {
    const sent = have([first, paused]);
    await openTable();
    const head = screen.getByRole('columnheader', { name: 'Месечен наем' });
    expect(head).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(within(head).getByRole('button'));
    await waitFor(() => expect(sent.at(-1)?.path).toContain('sort=price_asc'));
    expect(screen.getByRole('columnheader', { name: 'Месечен наем' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Месечен наем' }));
    expect(screen.getByTestId('address')).toHaveTextContent('sort=price_desc');
  });

  it('sorts by the calls of the week: most first, then fewest', async () => {
    const sent = have([first, paused]);
    await openTable();
    const label = () => screen.getByRole('button', { name: 'Телефони, 7 дни' });
    const press = () => userEvent.click(label());
    await press();
    await waitFor(() => expect(sent.at(-1)?.path).toMatch(/sort=week_phones$/u));
    await press();
    await waitFor(() => expect(sent.at(-1)?.path).toContain('sort=week_phones_asc'));
    expect(label().closest('th')).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.getByLabelText('Подреждане')).toHaveDisplayValue('Най-малко търсени по телефона за 7 дни');
  });

  it('remembers the chosen columns', async () => {
    have([first, paused]);
    await openTable();
    await userEvent.click(screen.getByRole('button', { name: 'Колони' }));
    const choice = within(screen.getByRole('group', { name: 'Кои колони се виждат' }));
    await userEvent.click(choice.getByRole('checkbox', { name: 'Качество' }));
    await userEvent.click(choice.getByRole('checkbox', { name: 'Любими' }));
    expect(screen.queryByRole('columnheader', { name: 'Качество' })).toBeNull();
    expect(JSON.parse(localStorage.getItem('my-listings-columns') ?? '')).toEqual([
      'status',
      'rent',
      'weekViews',
      'weekPhones',
      'expires',
      'favorites',
    ]);
  });

  it('filters by the cities of the own listings', async () => {
    const sent = have([first, paused], ({ path }) =>
      path.startsWith('/api/properties/my-properties')
        ? {
            body: {
              success: true,
              data: [first, paused],
              counts: { active: 1, paused: 1 },
              cities: ['varna', 'sofia'],
              pagination: { page: 1, limit: 50, total: 2, totalPages: 1, hasNext: false, hasPrev: false },
            },
          }
        : undefined,
    );
    await openTable();
    await userEvent.selectOptions(screen.getByLabelText('Град'), 'Варна');
    expect(screen.getByTestId('address')).toHaveTextContent('city=varna');
    await waitFor(() => expect(sent.at(-1)?.path).toContain('city=varna'));
  });
});

describe('rent in the table', () => {
  it('is saved by Enter and shown at once', async () => {
    const sent = have([first, paused], ({ method }) => (method === 'PUT' ? stored(1300) : undefined));
    await openTable();
    const input = await editRent();
    expect(input).toHaveValue('1\u00a0200');
    await userEvent.clear(input);
    await userEvent.type(input, '1300{Enter}');
    await waitFor(() => expect(toastTexts()).toContain('Наемът е променен.'));
    expect(puts(sent)).toMatchObject([
      { path: '/api/properties/a', body: { price: { amount: 1300, currency: 'BGN' }, version: 1 } },
    ]);
  });

  it('is sent once by Enter and the leaving of the field', async () => {
    let finish: () => void = () => undefined;
    const sent = have([first, paused], ({ method }) =>
      method === 'PUT' ? new Promise((done) => (finish = () => done(stored(1300)))) : undefined,
    );
    await openTable();
    const input = await editRent();
    await userEvent.clear(input);
    await userEvent.type(input, '1300{Enter}');
    await userEvent.tab();
    act(() => finish());
    await waitFor(() => expect(toastTexts()).toContain('Наемът е променен.'));
    expect(puts(sent)).toHaveLength(1);
  });

  it('is not sent when it was typed in another way, and the focus returns', async () => {
    const sent = have([first, paused]);
    await openTable();
    const input = await editRent();
    await userEvent.clear(input);
    await userEvent.type(input, '1200,00{Enter}');
    expect(row('Активната').getByRole('button', { name: /^Промени наема от/u })).toHaveFocus();
    expect(puts(sent)).toEqual([]);
  });

  it('shows the currency that the typed rent names', async () => {
    have([first, paused]);
    await openTable();
    const input = await editRent();
    expect(input.nextSibling).toHaveTextContent('лв.');
    await userEvent.clear(input);
    await userEvent.type(input, '500 €');
    expect(input.nextSibling).toHaveTextContent('€');
  });

  it('says that a large change waits for approval', async () => {
    have([first, paused], ({ method }) =>
      method === 'PUT' ? stored(2000, { revision: revised }) : undefined,
    );
    await openTable();
    const input = await editRent();
    await userEvent.clear(input);
    await userEvent.type(input, '2000{Enter}');
    await waitFor(() => expect(toastTexts().join()).toContain('Новият наем чака одобрение.'));
  });

  it('follows the switch of currency, and is typed in the person’s own', async () => {
    const sent = have([first, paused], ({ method }) => (method === 'PUT' ? stored(1300) : undefined));
    await openTable();
    const cell = () => row('Активната').getByRole('button', { name: /^Промени наема/u });
    expect(cell()).toHaveAccessibleName(/^Промени наема от 1.200.лв\. \/ 613,55.€/u);
    expect(cell()).toHaveTextContent(/^1.200.лв\./u);
    switchCurrency('EUR');
    expect(cell()).toHaveTextContent(/^613,55.€/u);
    const input = await editRent();
    expect(input).toHaveValue('613,55');
    await userEvent.type(input, '{Enter}');
    expect(puts(sent)).toEqual([]);
    await userEvent.clear(await editRent());
    await userEvent.type(screen.getByLabelText(/^Месечен наем:/u), '650{Enter}');
    await waitFor(() =>
      expect(puts(sent)).toMatchObject([{ body: { price: { amount: 650, currency: 'EUR' } } }]),
    );
    switchCurrency('BGN');
  });

  it('reverts with Escape and returns the focus', async () => {
    const sent = have([first, paused]);
    await openTable();
    const input = await editRent();
    await userEvent.type(input, '7{Escape}');
    expect(row('Активната').getByRole('button', { name: /^Промени наема от 1.200.лв\./u })).toHaveFocus();
    expect(puts(sent)).toEqual([]);
  });

  it.each([
    ['скъпо', '„скъпо“ не се разбира като сума. Въведете число, например 900.'],
    ['10', 'Въведете сума от 50 лв. до 50 000 лв., най-много с два знака след запетаята.'],
    [' ', 'Въведете сума.'],
  ])('names what is wrong with %j at the field', async (text, problem) => {
    const sent = have([first, paused]);
    await openTable();
    const input = await editRent();
    await userEvent.clear(input);
    await userEvent.type(input, `${text}{Enter}`);
    expect((await screen.findByRole('alert')).textContent.replaceAll('\u00a0', ' ')).toBe(problem);
    expect(input).toHaveAttribute('aria-invalid', 'true');
    expect(puts(sent)).toEqual([]);
  });

  it('keeps the text and shows the refusal of the server', async () => {
    have([first, paused], ({ method }) =>
      method === 'PUT'
        ? {
            status: 409,
            body: { success: false, code: 'CONFLICT', message: 'Обявата е променена междувременно.' },
          }
        : undefined,
    );
    await openTable();
    const input = await editRent();
    await userEvent.clear(input);
    await userEvent.type(input, '1300{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Обявата е променена междувременно.');
    expect(input).toHaveValue('1300');
  });

  it('reads again when the window gets the focus, and keeps a rent that is being edited in its version', async () => {
    const listings = [{ ...first, version: 1 }, paused];
    const sent = have(listings, ({ method }) => (method === 'PUT' ? stored(1300) : undefined));
    await openTable();
    const input = await editRent();
    await userEvent.clear(input);
    await userEvent.type(input, '1300');
    listings[0] = { ...first, version: 5, price: owned(leva(1100)) };
    listings[1] = { ...paused, title: 'Върната от модератор' };
    await act(() => new Promise((resolve) => setTimeout(resolve, 2100)));
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByText('Върната от модератор')).toBeVisible();
    expect(input).toHaveValue('1300');
    await userEvent.type(input, '{Enter}');
    await waitFor(() => expect(puts(sent)).toHaveLength(1));
    expect(puts(sent)[0]?.body).toMatchObject({ version: 1 });
  });

  it('is plain text while a moderator reads the listing', async () => {
    have([anOwnListing({ id: 'w', title: 'Чакащата', status: 'pending' }), paused]);
    await openTable();
    expect(row('Чакащата').queryByRole('button', { name: /наем/u })).toBeNull();
  });
});
