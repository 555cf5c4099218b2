import type { SavedSearch } from '@pokriv/contracts/alert/saved-search';
import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { fillIn } from '@pokriv/web-kit/fill-in.testing';
import { useLocation } from '@pokriv/web-kit/router';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeApi, forgetReads, forgetToasts, show, signInAs, signOut, type Sent } from '../page.testing.tsx';
import { readSearch } from '../search-address/search-state.ts';
import { aSavedSearch } from './a-saved-search.testing.ts';
import { SaveButton } from './save-button.tsx';
import { useSaveSearch } from './use-save-search.tsx';

const AS_OF = '2026-11-24T09:00:00.000Z';
const ADDRESS = '/properties?location=sofia&priceMax=1400';

function Results() {
  const { state } = readSearch(new URLSearchParams(useLocation().search));
  const save = useSaveSearch(state, AS_OF);
  return (
    <>
      <SaveButton save={save} />
      {save.view}
    </>
  );
}

interface Server {
  searches?: SavedSearch[];
  estimate?: object;
  save?: (request: Sent) => { status?: number; body: unknown };
}

const estimated = { found: 42, days: 14, aDay: 3 };

function fakeServer({ searches = [], estimate = estimated, save }: Server = {}) {
  const list = [...searches];
  return fakeApi((request) => {
    const { method, path, body } = request;
    if (path === '/api/saved-searches/preview') return { body: { success: true, data: estimate } };
    if (path === '/api/saved-searches/anonymous') return { status: 202, body: { success: true } };
    if (path !== '/api/saved-searches')
      return { body: { success: true, data: { searches: 0, listings: 0 } } };
    if (method === 'GET') return { body: { success: true, data: list } };
    if (save) return save(request);
    const saved = aSavedSearch({ id: 'new', ...(body as Partial<SavedSearch>) });
    list.push(saved);
    return { status: 201, body: { success: true, data: saved } };
  });
}

const refusal = (status: number, code: string, message: string, errors?: object[]) => ({
  status,
  body: { success: false, code, message, errors },
});
const openSheet = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Запази търсенето' }));
  return within(await screen.findByRole('dialog', { name: 'Запази търсенето' }));
};
const posted = (sent: readonly Sent[], path = '/api/saved-searches') =>
  sent.filter((request) => request.method === 'POST' && request.path === path).map(({ body }) => body);
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

beforeAll(fakeDialogs);
beforeEach(async () => {
  await forgetReads();
  sessionStorage.clear();
  signInAs('tenant');
});
afterEach(() => {
  act(() => signOut());
  act(forgetToasts);
});

describe('saving a search', () => {
  it('offers a name, all reasons and an estimate, and sends the filter with asOf', async () => {
    const sent = fakeServer();
    show(<Results />, `${ADDRESS}&sort=newest&page=2`);
    const sheet = await openSheet();
    expect(await sheet.findByText('Обикновено около 3 обяви на ден.', { normalizer: plain })).toBeVisible();
    expect(plain(sheet.getByLabelText<HTMLInputElement>(/Име/u).value)).toBe('Жилище в София до 1 400 лв.');

    await userEvent.clear(sheet.getByLabelText(/Име/u));
    await fillIn(sheet.getByLabelText(/Име/u), '  Близо до работа ');
    await userEvent.click(sheet.getByRole('radio', { name: /^Всеки ден/u }));
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Отново свободна' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Запази' }));

    const heading = await sheet.findByRole('heading', { name: 'Запазено' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(posted(sent)).toEqual([
      {
        name: 'Близо до работа',
        filter: { location: 'sofia', priceMax: '1400' },
        frequency: 'daily',
        reasons: ['new', 'entered', 'price_drop'],
        asOf: AS_OF,
      },
    ]);
    expect(sheet.getByRole('link', { name: 'Запазени търсения' })).toHaveAttribute(
      'href',
      '/saved-searches#new',
    );
  });

  it('turns the button into a link to the saved search', async () => {
    fakeServer();
    show(<Results />, ADDRESS, { isCacheShared: true });
    const sheet = await openSheet();
    await userEvent.click(sheet.getByRole('button', { name: 'Запази' }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Готово' }));
    expect(await screen.findByRole('link', { name: 'Запазено' })).toHaveAttribute(
      'href',
      '/saved-searches#new',
    );
  });

  it('knows a saved filter in another order of its values', async () => {
    fakeServer({ searches: [aSavedSearch({ search: 'priceMax=1400&currency=BGN&location=sofia' })] });
    show(<Results />, ADDRESS);
    expect(await screen.findByRole('link', { name: 'Запазено' })).toHaveAttribute(
      'href',
      '/saved-searches#s1',
    );
    expect(screen.queryByRole('button', { name: 'Запази търсенето' })).not.toBeInTheDocument();
  });

  it('is not offered without a filter', async () => {
    fakeServer();
    show(<Results />, '/properties?sort=newest&view=map');
    await act(async () => undefined);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('says that the server has the search already and opens it', async () => {
    const existing = aSavedSearch({ id: 's7', name: 'Старото', search: 'location=varna' });
    fakeServer({ searches: [existing], save: () => ({ body: { success: true, data: existing } }) });
    show(<Results />, ADDRESS);
    const sheet = await openSheet();
    await userEvent.click(sheet.getByRole('button', { name: 'Запази' }));
    expect(await sheet.findByRole('heading', { name: 'Това търсене вече е запазено' })).toBeVisible();
    expect(sheet.getByText(/Казва се „Старото“/u)).toBeVisible();
    expect(sheet.getByRole('link', { name: 'Отвори търсенето' })).toHaveAttribute(
      'href',
      '/saved-searches#s7',
    );
  });

  it('shows the refusal of a full list with a link to it, and keeps what was typed', async () => {
    const searches = Array.from({ length: 20 }, (_, index) =>
      aSavedSearch({ id: `s${index}`, search: `location=varna&priceMax=${index + 1}` }),
    );
    fakeServer({ searches, save: () => refusal(409, 'CONFLICT', 'Имате 20 търсения.') });
    show(<Results />, ADDRESS);
    const sheet = await openSheet();
    expect(await sheet.findByText(/^Имате 20 запазени търсения/u)).toBeVisible();
    await userEvent.type(sheet.getByLabelText(/Име/u), ' второ');
    await userEvent.click(sheet.getByRole('button', { name: 'Запази' }));
    expect(await sheet.findByRole('alert')).toHaveTextContent('Имате 20 търсения.');
    expect(sheet.getByRole('link', { name: 'Запазени търсения' })).toHaveAttribute('href', '/saved-searches');
    expect(plain(sheet.getByLabelText<HTMLInputElement>(/Име/u).value)).toMatch(/второ$/u);
  });

  it('refuses a filter that narrows nothing with the contract’s text', async () => {
    const sent = fakeServer();
    show(<Results />, '/properties?pets=yes');
    const sheet = await openSheet();
    await userEvent.click(sheet.getByRole('button', { name: 'Запази' }));
    expect(await sheet.findByRole('alert')).toHaveTextContent(
      'Стеснете търсенето: изберете място, цена или вид жилище.',
    );
    expect(posted(sent)).toEqual([]);
  });

  it('shows the errors of the server at their fields', async () => {
    fakeServer({
      save: () =>
        refusal(422, 'UNPROCESSABLE', 'Невалидни данни.', [
          { param: 'name', msg: 'Името е заето.' },
          { param: 'filter', msg: 'Този район е твърде голям.' },
        ]),
    });
    show(<Results />, ADDRESS);
    const sheet = await openSheet();
    await userEvent.click(sheet.getByRole('button', { name: 'Запази' }));
    expect(await sheet.findByText('Този район е твърде голям.')).toBeVisible();
    expect(sheet.getByLabelText(/Име/u)).toHaveAccessibleDescription('Името е заето.');
  });

  it('requires a name and a reason', async () => {
    const sent = fakeServer();
    show(<Results />, ADDRESS);
    const sheet = await openSheet();
    await userEvent.clear(sheet.getByLabelText(/Име/u));
    for (const box of sheet.getAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(sheet.getByRole('button', { name: 'Запази' }));
    expect(await sheet.findByText('Изберете поне една причина.')).toBeVisible();
    expect(sheet.getByLabelText(/Име/u)).toBeInvalid();
    expect(posted(sent)).toEqual([]);
  });

  it('tells an unverified account to open the mail first', async () => {
    signInAs('tenant', { isEmailVerified: false });
    fakeServer();
    show(<Results />, ADDRESS);
    const sheet = await openSheet();
    expect(await sheet.findByText('Първо потвърдете имейла си')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Запази' }));
    expect(await sheet.findByText(/^Ще ви пишем, щом потвърдите имейла си\./u)).toBeVisible();
  });

  it('promises no mail to a person who has switched them off', async () => {
    signInAs('tenant', { silencedMails: ['saved_searches'] });
    fakeServer();
    show(<Results />, ADDRESS);
    const sheet = await openSheet();
    expect(await sheet.findByRole('link', { name: 'Към известията в профила' })).toHaveAttribute(
      'href',
      '/profile#notifications',
    );
    await userEvent.click(sheet.getByRole('button', { name: 'Запази' }));
    expect(await sheet.findByText(/^Новото ще е на страницата с търсенията: писмата/u)).toBeVisible();
  });
});

describe('saving a search as a visitor', () => {
  beforeEach(() => signOut());

  it('asks for an e-mail, never for a silent search, and sends to the mailbox', async () => {
    const sent = fakeServer();
    show(<Results />, ADDRESS);
    const sheet = await openSheet();
    expect(sheet.queryByRole('radio', { name: /^Без известия/u })).not.toBeInTheDocument();
    await userEvent.click(sheet.getByRole('button', { name: 'Пишете ми' }));
    expect(sheet.getByLabelText(/Имейл/u)).toBeInvalid();
    await fillIn(sheet.getByLabelText(/Имейл/u), 'Ana@Demo.bg');
    await userEvent.click(sheet.getByRole('button', { name: 'Пишете ми' }));
    expect(await sheet.findByRole('heading', { name: 'Вижте пощата си' })).toBeVisible();
    expect(sheet.getByText(/Изпращаме писмо на ana@demo\.bg\. .*до 48 часа/u)).toBeVisible();
    expect(posted(sent, '/api/saved-searches/anonymous')).toEqual([
      expect.objectContaining({
        email: 'ana@demo.bg',
        filter: { location: 'sofia', priceMax: '1400' },
        asOf: AS_OF,
      }),
    ]);
  });

  it('signs in, returns and saves what was chosen, with the first asOf', async () => {
    const sent = fakeServer();
    const { unmount } = show(<Results />, ADDRESS);
    const sheet = await openSheet();
    await userEvent.click(sheet.getByRole('radio', { name: /^Всеки понеделник/u }));
    await userEvent.click(sheet.getByRole('button', { name: 'Влез и запази' }));
    expect(screen.getByTestId('address')).toHaveTextContent(`/login?redirect=${encodeURIComponent(ADDRESS)}`);
    unmount();
    act(() => signInAs('tenant'));
    show(<Results />, ADDRESS);
    expect(await screen.findByRole('heading', { name: 'Запазено' })).toBeVisible();
    expect(posted(sent)).toEqual([expect.objectContaining({ frequency: 'weekly', asOf: AS_OF })]);
  });

  it('shows the refusal of the server', async () => {
    fakeApi(({ path }) =>
      path.endsWith('/anonymous')
        ? refusal(429, 'RATE_LIMITED', 'Опитайте утре.')
        : { body: { success: true, data: estimated } },
    );
    show(<Results />, ADDRESS);
    const sheet = await openSheet();
    await fillIn(sheet.getByLabelText(/Имейл/u), 'ana@demo.bg');
    await userEvent.click(sheet.getByRole('button', { name: 'Пишете ми' }));
    expect(await sheet.findByRole('alert')).toHaveTextContent('Опитайте утре.');
  });
});
