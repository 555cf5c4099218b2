import type { OwnSharedList } from '@pokriv/contracts/shared-list/shared-list';
import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aCard } from '../a-card.testing.ts';
import { fakeApi, forgetReads, forgetToasts, show, signInAs, signOut, toastTexts } from '../page.testing.tsx';
import { FavoritesPage } from './favorites-page.tsx';

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ');
const aList = (part: Partial<OwnSharedList> = {}): OwnSharedList => ({
  id: 'l1',
  token: 'tok',
  homes: ['p0'],
  people: 1,
  votes: 2,
  notes: 1,
  newVotes: 2,
  newNotes: 1,
  createdAt: '2026-11-20T09:00:00.000Z',
  endsAt: '2027-05-23T09:00:00.000Z',
  ...part,
});

/** Mock server: favourites `p0`, `p1`, …, shared lists, and replies by method and path. */
function serve(count: number, own: OwnSharedList[], acts: Record<string, () => unknown> = {}) {
  const cards = Array.from({ length: count }, (_none, at) => aCard({ id: `p${at}`, title: `Обява ${at}` }));
  const lists = { own };
  const sent = fakeApi(({ method, path }) => {
    const reply = acts[`${method} ${path}`]?.();
    if (reply) return reply as { body: unknown };
    if (path === '/api/shared-lists') return { body: { success: true, data: lists.own } };
    return { body: { success: true, data: cards, pagination: { hasNext: false } } };
  });
  return { lists, acts: () => sent.filter(({ method }) => method !== 'GET') };
}
const open = (address = '/favorites') => show(<FavoritesPage />, address, { isCacheShared: true });

beforeAll(fakeDialogs);
beforeEach(() => signInAs('tenant'));
afterEach(async () => {
  act(() => signOut());
  act(forgetToasts);
  await act(forgetReads);
});

describe('sharing of favourites', () => {
  it('shares all under the first name, and shows the link', async () => {
    // Adds the clipboard missing in jsdom.
    const user = userEvent.setup();
    const { acts } = serve(2, [], {
      'POST /api/shared-lists': () => ({ body: { success: true, data: aList({ homes: ['p0', 'p1'] }) } }),
    });
    open();
    await user.click(await screen.findByRole('button', { name: 'Сподели списъка' }));
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getByLabelText(/^Име/u)).toHaveValue('Иван');
    expect(sheet.getByText(/Всеки, който има връзката, вижда/u)).toBeVisible();
    expect(sheet.getByRole('checkbox', { name: 'Обява 1' })).toBeChecked();
    await user.click(sheet.getByRole('button', { name: 'Създай връзка' }));
    const link = await sheet.findByLabelText('Връзка към списъка');
    expect(link).toHaveValue('http://localhost/shared-lists/tok');
    expect(acts().map(({ path, body }) => [path, body])).toEqual([
      ['/api/shared-lists', { name: 'Иван', homes: ['p0', 'p1'] }],
    ]);
    expect(sheet.getByRole('link', { name: 'Отвори списъка' })).toHaveAttribute('href', '/shared-lists/tok');
    await user.click(sheet.getByRole('button', { name: 'Копирай връзката' }));
    expect(await navigator.clipboard.readText()).toBe('http://localhost/shared-lists/tok');
    await waitFor(() => expect(toastTexts()).toContain('Връзката е копирана.'));
  });

  it.each([
    ['shared', () => Promise.resolve(), []],
    ['copied where sharing fails', () => Promise.reject(new Error('x')), ['Връзката е копирана.']],
  ])('sends the link by another app: %s', async (_outcome, share, told) => {
    const user = userEvent.setup();
    const shared = jest.fn(share);
    Object.assign(navigator, { share: shared });
    serve(1, [aList()]);
    open();
    await user.click(await screen.findByRole('button', { name: 'Изпрати' }));
    expect(shared).toHaveBeenCalledWith(
      expect.objectContaining({ url: 'http://localhost/shared-lists/tok' }),
    );
    await act(async () => undefined);
    expect(toastTexts()).toEqual(told);
    Reflect.deleteProperty(navigator, 'share');
  });

  it('ticks those picked for the comparison, and asks for at least one', async () => {
    const { acts } = serve(3, []);
    open('/favorites?compare=p1,p2');
    await userEvent.click(await screen.findByRole('button', { name: 'Сподели (2)' }));
    const sheet = within(await screen.findByRole('dialog'));
    const ticked = () =>
      sheet
        .getAllByRole<HTMLInputElement>('checkbox')
        .flatMap(({ checked, value }) => (checked ? [value] : []));
    expect(ticked()).toEqual(['p1', 'p2']);
    await userEvent.click(sheet.getByRole('button', { name: 'Махни всички' }));
    expect(ticked()).toEqual([]);
    await userEvent.click(sheet.getByRole('button', { name: 'Създай връзка' }));
    expect(await sheet.findByText('Изберете поне едно жилище.')).toBeVisible();
    expect(acts()).toEqual([]);
    await userEvent.click(sheet.getByRole('button', { name: 'Избери всички' }));
    expect(ticked()).toEqual(['p0', 'p1', 'p2']);
  });

  it('shows the refusal of the server in the sheet', async () => {
    serve(1, [], {
      'POST /api/shared-lists': () => ({
        status: 409,
        body: {
          success: false,
          code: 'CONFLICT',
          message: 'Можете да имате най-много 10 споделени списъка.',
        },
      }),
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Сподели списъка' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Създай връзка' }));
    expect(await screen.findByText('Можете да имате най-много 10 споделени списъка.')).toBeVisible();
  });

  it('tells of each shared list what is new, and adds favourites to it', async () => {
    const { lists, acts } = serve(3, [aList()], {
      'PUT /api/shared-lists/l1/homes': () => {
        lists.own = [aList({ homes: ['p0', 'p1', 'p2'] })];
        return { body: { success: true, data: lists.own[0], message: 'Списъкът е обновен.' } };
      },
    });
    open();
    const card = within(await screen.findByRole('article', { name: /^Споделен на 20 ноември 2026/u }));
    expect(card.getByText('2 нови гласа', { normalizer: plain })).toBeVisible();
    expect(card.getByText('1 нова бележка', { normalizer: plain })).toBeVisible();
    expect(card.getByText('1 жилище · 1 човек · 2 гласа · 1 бележка', { normalizer: plain })).toBeVisible();
    expect(card.getByRole('link', { name: 'Отвори' })).toHaveAttribute('href', '/shared-lists/tok');
    await userEvent.click(await card.findByRole('button', { name: /^Добави 2/u }));
    await waitFor(() => expect(acts()[0]?.body).toEqual({ homes: ['p0', 'p1', 'p2'] }));
    await waitFor(() => expect(card.queryByRole('button', { name: /^Добави/u })).toBeNull());
  });

  it('tells nothing new of a list without guests', async () => {
    serve(1, [aList({ people: 0, votes: 0, notes: 0, newVotes: 0, newNotes: 0 })]);
    open();
    const card = await screen.findByRole('article', { name: /^Споделен на/u });
    expect(plain(card.textContent)).toContain('1 жилище · още никой не се е включил · 0 гласа · 0 бележки');
    expect(card).not.toHaveTextContent(/нов/u);
  });

  it('tells why a list was not changed', async () => {
    const refusal = { success: false, code: 'CONFLICT', message: 'Списъкът вече е спрян.' };
    serve(2, [aList()], { 'PUT /api/shared-lists/l1/homes': () => ({ status: 409, body: refusal }) });
    open();
    await userEvent.click(await screen.findByRole('button', { name: /^Добави 1/u }));
    await waitFor(() => expect(toastTexts()).toEqual(['Списъкът вече е спрян.']));
    expect(screen.getByRole('button', { name: /^Добави 1/u })).toBeEnabled();
  });

  it.each([
    [30, 'Избрани 30 от най-много 30.'],
    [31, 'В един списък влизат най-много 30 жилища.'],
  ])('says of %i ticked homes whether they fit', async (count, said) => {
    serve(31, []);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Сподели списъка' }));
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getByText('Избрани 30 от най-много 30.')).toBeVisible();
    if (count > 30) await userEvent.click(sheet.getByRole('checkbox', { name: 'Обява 30' }));
    expect(sheet.getByText(said)).toBeVisible();
  });

  it.each([
    [29, 'Добави 1 нова любима'],
    [30, undefined],
  ])('adds to a list of %i homes what fits in thirty', async (count, offered) => {
    serve(3, [aList({ homes: Array.from({ length: count }, (_none, at) => `other${at}`) })]);
    open();
    const card = within(await screen.findByRole('article', { name: /^Споделен на/u }));
    await screen.findByRole('heading', { name: 'Обява 2' });
    expect(card.queryAllByRole('button', { name: /^Добави/u }).map((one) => plain(one.textContent))).toEqual(
      offered === undefined ? [] : [offered],
    );
  });

  it('stops after a question', async () => {
    const { lists } = serve(1, [aList()], {
      'DELETE /api/shared-lists/l1': () => {
        lists.own = [];
        return { body: { success: true, data: null, message: 'Споделянето е спряно.' } };
      },
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Спри споделянето' }));
    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.getByText(/гласовете и бележките на всички ще бъдат изтрити/u)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Спри и изтрий' }));
    await waitFor(() => expect(screen.queryByText('Споделени списъци')).toBeNull());
    expect(toastTexts()).toContain('Споделянето е спряно.');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('says why the sharing was not stopped', async () => {
    serve(1, [aList()], {
      'DELETE /api/shared-lists/l1': () => ({
        status: 400,
        body: { success: false, code: 'BAD_REQUEST', message: 'Още се споделя.' },
      }),
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Спри споделянето' }));
    await userEvent.click(screen.getByRole('button', { name: 'Спри и изтрий' }));
    await waitFor(() => expect(toastTexts()).toEqual(['Още се споделя.']));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByText('Споделени списъци')).toBeVisible();
  });

  it('says that the shared lists did not load', async () => {
    let isDown = true;
    serve(1, [aList()], {
      'GET /api/shared-lists': () =>
        isDown && { status: 400, body: { success: false, code: 'BAD_REQUEST', message: 'x' } },
    });
    open();
    expect(await screen.findByText('Споделените списъци не се заредиха.')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Опитай пак' }));
    expect(await screen.findByText('Споделени списъци')).toBeVisible();
  });

  it('is not offered without favourites', async () => {
    serve(0, []);
    open();
    await screen.findByText('Още нямате любими обяви');
    expect(screen.queryByRole('button', { name: 'Сподели списъка' })).toBeNull();
  });
});
