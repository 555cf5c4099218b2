import type { SharedHome, SharedList } from '@pokriv/contracts/shared-list/shared-list';
import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { useRoutes } from '@pokriv/web-kit/router';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aCard } from '../a-card.testing.ts';
import { fakeApi, forgetReads, forgetToasts, show, signInAs, signOut, toastTexts } from '../page.testing.tsx';
import { SharedListPage } from './shared-list-page.tsx';

const Page = () => useRoutes([{ path: '/shared-lists/:id', element: <SharedListPage /> }]);
const ADDRESS = '/shared-lists/tok';
const LINK = '/api/shared-lists/link/tok';
const KEY = 'k'.repeat(43);
const guestStore = () => JSON.parse(localStorage.getItem('shared-list-guest') ?? '{}') as object;

const owner = { id: 'own', name: 'Мария', isOwner: true };
const guest = { id: 'g1', name: 'Иван', isOwner: false };
const aHome = (id: string, part: Partial<SharedHome> = {}): SharedHome => ({
  id,
  card: aCard({ id, title: `Обява ${id}` }),
  title: null,
  votes: [],
  notes: [],
  ...part,
});
const aNote = (part: object = {}) => ({
  id: 'note-0001',
  by: 'own',
  text: 'Шумна улица',
  at: '2026-11-24T09:00:00.000Z',
  ...part,
});
const aList = (part: Partial<SharedList> = {}): SharedList => ({
  people: [owner],
  homes: [aHome('a'), aHome('b')],
  you: null,
  ownId: null,
  endsAt: '2027-05-23T09:00:00.000Z',
  ...part,
});

type Answer = { status?: number; body: unknown };
const ok = (data: unknown, message?: string): Answer => ({ body: { success: true, data, message } });
const refused = (status: number, code: string, part: object = {}): Answer => ({
  status,
  body: { success: false, code, message: 'Отказ.', ...part },
});

/** Mock server: reads return the list, other calls match by path after the link. */
function serve(
  list: SharedList | Answer,
  acts: Record<string, (body: unknown) => Answer | Promise<Answer>> = {},
) {
  let shown = list;
  const sent = fakeApi(({ method, path, body }) => {
    if (path === LINK) return 'body' in shown ? shown : ok(shown);
    const act = acts[`${method} ${path.replace(LINK, '')}`];
    if (act) return act(body);
    return { body: { success: true, data: [], pagination: {} } };
  });
  const become = (next: SharedList | Answer) => {
    shown = next;
  };
  return { sent, become, acts: () => sent.filter(({ method }) => method !== 'GET') };
}

/** Refocuses the window after SWR's focus throttle. */
const lookAgain = async () => {
  await act(() => new Promise((resolve) => setTimeout(resolve, 2100)));
  act(() => void window.dispatchEvent(new Event('focus')));
};
const open = () => show(<Page />, ADDRESS, { isCacheShared: true });
const homeOf = async (title: string) =>
  (await screen.findByRole('heading', { level: 3, name: title })).closest('li') as HTMLElement;
const press = (name: string | RegExp, within_ = within(document.body)) =>
  userEvent.click(within_.getByRole('button', { name }));
const asGuest = () =>
  localStorage.setItem('shared-list-guest', JSON.stringify({ tok: { person: 'g1', key: KEY } }));

beforeAll(fakeDialogs);
beforeEach(() => {
  localStorage.clear();
  signOut();
});
afterEach(async () => {
  act(() => signOut());
  act(forgetToasts);
  await act(forgetReads);
});

describe('SharedListPage', () => {
  it('shows homes, votes, notes and people to a visitor, and when it ends', async () => {
    serve(
      aList({
        people: [owner, guest],
        homes: [
          aHome('a', {
            votes: [
              { by: 'own', vote: 'for' },
              { by: 'g1', vote: 'against' },
            ],
            notes: [aNote()],
          }),
          aHome('b'),
        ],
      }),
    );
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Списък на Мария' })).toBeVisible();
    const first = within(await homeOf('Обява a'));
    expect(first.getByRole('button', { name: 'За 1' })).toHaveAttribute('aria-pressed', 'false');
    expect(first.getByText('За: Мария')).toBeVisible();
    expect(first.getByText('Против: Иван')).toBeVisible();
    expect(first.getByText('Шумна улица')).toBeVisible();
    expect(first.queryByRole('button', { name: /Изтрий бележката/u })).toBeNull();
    expect(within(await homeOf('Обява b')).getByText('Още няма гласове.')).toBeVisible();
    expect(screen.getByText('Мария (собственик)')).toBeVisible();
    expect(screen.getByText(/на 23 май 2027/u)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Спри споделянето' })).toBeNull();
  });

  it('shows what others wrote as plain text', async () => {
    serve(aList({ homes: [aHome('a', { notes: [aNote({ text: '<b>виж</b> https://spam.bg' })] })] }));
    open();
    expect(await screen.findByText('<b>виж</b> https://spam.bg')).toBeVisible();
    expect(screen.queryByRole('link', { name: /spam/u })).toBeNull();
  });

  it('names a home that is gone, and links one whose page is still open', async () => {
    serve(
      aList({ homes: [aHome('a', { card: null }), aHome('b', { card: null, title: 'Отдаденото жилище' })] }),
    );
    open();
    expect(await screen.findByText('Обявата е свалена')).toBeVisible();
    expect(screen.getAllByText('Вече не е достъпна')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Отдаденото жилище' })).toHaveAttribute('href', '/properties/b');
  });

  it('says that the list has ended, also while it is open', async () => {
    const { become } = serve(aList());
    open();
    await screen.findByText('Списък на Мария');
    become(refused(404, 'NOT_FOUND'));
    await lookAgain();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Този списък вече не се споделя' }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Опитай пак' })).toBeNull();
  });

  it('offers a retry when it does not load', async () => {
    const { become } = serve(refused(429, 'RATE_LIMITED'));
    open();
    const retry = await screen.findByRole('button', { name: 'Опитай пак' });
    become(aList());
    await userEvent.click(retry);
    expect(await screen.findByText('Списък на Мария')).toBeVisible();
  });

  it('sends a visitor who votes to the name first', async () => {
    const { acts } = serve(aList());
    open();
    await press('За 0', within(await homeOf('Обява a')));
    expect(screen.getByLabelText(/Име, което другите виждат/u)).toHaveFocus();
    expect(acts()).toEqual([]);
  });

  it('makes a guest of a visitor, who is known again on this device', async () => {
    const joined = aList({ people: [owner, guest] });
    const { acts, become } = serve(aList(), {
      'POST /people': () => {
        become(joined);
        return ok({ list: joined, person: 'g1', key: KEY });
      },
    });
    const { unmount } = open();
    await userEvent.type(await screen.findByLabelText(/Име, което другите виждат/u), 'Иван');
    await press('Включи се');
    expect(await screen.findByText('Иван (вие)')).toBeVisible();
    expect(acts()[0]?.body).toMatchObject({ name: 'Иван', clientId: expect.stringMatching(/^[\w-]{36}$/u) });
    expect(guestStore()).toEqual({ tok: { person: 'g1', key: KEY } });
    unmount();
    open();
    expect(await screen.findByText('Иван (вие)')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Включи се' })).toBeNull();
  });

  it('shows a name that is taken beside its field', async () => {
    serve(aList(), {
      'POST /people': () =>
        refused(400, 'BAD_REQUEST', { errors: [{ param: 'name', msg: 'Това име вече е заето в списъка.' }] }),
    });
    open();
    const name = await screen.findByLabelText(/Име, което другите виждат/u);
    await userEvent.type(name, 'Мария');
    await press('Включи се');
    expect(await screen.findByText('Това име вече е заето в списъка.')).toBeVisible();
    expect(name).toHaveFocus();
  });

  it('fills in the first name of a session and stores no key', async () => {
    signInAs('tenant');
    const joined = aList({ people: [owner, guest], you: 'g1' });
    const { become } = serve(aList(), {
      'POST /people': () => {
        become(joined);
        return ok({ list: joined, person: 'g1', key: null });
      },
    });
    open();
    expect(await screen.findByLabelText(/Име, което другите виждат/u)).toHaveValue('Иван');
    await press('Включи се');
    expect(await screen.findByText('Иван (вие)')).toBeVisible();
    expect(guestStore()).toEqual({});
  });

  it('votes at once, with the key of the guest; a second press takes it back', async () => {
    asGuest();
    const voted = aList({
      people: [owner, guest],
      homes: [aHome('a', { votes: [{ by: 'g1', vote: 'for' }] }), aHome('b')],
    });
    let answer: () => void = () => undefined;
    const { acts } = serve(aList({ people: [owner, guest] }), {
      'PUT /vote': (body) =>
        (body as { vote: unknown }).vote === null
          ? ok(aList({ people: [owner, guest] }))
          : new Promise((resolve) => {
              answer = () => resolve(ok(voted));
            }),
    });
    open();
    const home = within(await homeOf('Обява a'));
    await press('За 0', home);
    expect(home.getByRole('button', { name: 'За 1' })).toHaveAttribute('aria-pressed', 'true');
    await act(async () => answer());
    expect(home.getByText('За: Иван')).toBeVisible();
    await press('За 1', home);
    await waitFor(() => expect(acts()).toHaveLength(2));
    expect(acts().map(({ body }) => body)).toEqual([
      { key: KEY, home: 'a', vote: 'for' },
      { key: KEY, home: 'a', vote: null },
    ]);
    expect(await home.findByRole('button', { name: 'За 0' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('sends votes one after another and keeps the last state', async () => {
    asGuest();
    const people = [owner, guest];
    const answers: (() => void)[] = [];
    const { acts } = serve(aList({ people }), {
      'PUT /vote': (body) =>
        new Promise((resolve) => {
          const isSecond = (body as { home: string }).home === 'b';
          const votes = [{ by: 'g1', vote: 'for' as const }];
          const homes = [aHome('a', { votes }), aHome('b', isSecond ? { votes } : {})];
          answers.push(() => resolve(ok(aList({ people, homes }))));
        }),
    });
    open();
    const [first, second] = [within(await homeOf('Обява a')), within(await homeOf('Обява b'))];
    await press('За 0', first);
    await press('За 0', second);
    await waitFor(() => expect(acts()).toHaveLength(1));
    await act(async () => answers[0]?.());
    expect(second.getByRole('button', { name: 'За 1' })).toBeVisible();
    await waitFor(() => expect(acts()).toHaveLength(2));
    await act(async () => answers[1]?.());
    expect(first.getByRole('button', { name: 'За 1' })).toBeVisible();
    expect(second.getByRole('button', { name: 'За 1' })).toBeVisible();
  });

  it('takes a refused vote back and says why', async () => {
    asGuest();
    serve(aList({ people: [owner, guest] }), { 'PUT /vote': () => refused(429, 'RATE_LIMITED') });
    open();
    const home = within(await homeOf('Обява a'));
    await press('За 0', home);
    await waitFor(() => expect(toastTexts()).toEqual(['Отказ.']));
    expect(await home.findByRole('button', { name: 'За 0' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('writes a note, returns the focus, and deletes it after a question', async () => {
    asGuest();
    const people = [owner, guest];
    const noted = aList({
      people,
      homes: [aHome('a', { notes: [aNote({ by: 'g1', text: 'Хубава тераса' })] })],
    });
    const { acts } = serve(aList({ people, homes: [aHome('a')] }), {
      'POST /notes/note-0001/removal': () => ok(aList({ people, homes: [aHome('a')] })),
    });
    const answered = globalThis.fetch;
    globalThis.fetch = (async (address: string, init: RequestInit = {}) => {
      const reply = await answered(address, init);
      return init.method === 'PUT' ? new Response(JSON.stringify({ success: true, data: noted })) : reply;
    }) as typeof fetch;
    open();
    const home = within(await homeOf('Обява a'));
    await press(/^Добави бележка/u, home);
    const field = home.getByLabelText(/^Бележка/u);
    expect(field).toHaveFocus();
    await press('Запази', home);
    expect(await home.findByText('Напишете бележка.')).toBeVisible();
    await userEvent.type(field, 'Хубава тераса');
    await press('Запази', home);
    expect(await home.findByText('Хубава тераса')).toBeVisible();
    expect(home.getByRole('button', { name: /^Добави бележка/u })).toHaveFocus();
    const put = acts()[0];
    expect([put?.path, put?.body]).toEqual([
      expect.stringMatching(/\/notes\/[\w-]{36}$/u),
      { key: KEY, home: 'a', note: 'Хубава тераса' },
    ]);
    await press('Изтрий бележката на Иван', home);
    await press('Изтрий');
    await waitFor(() => expect(toastTexts()).toContain('Бележката е изтрита.'));
    expect(acts()[1]?.body).toEqual({ key: KEY });
  });

  it('lets a guest leave, and forgets the key', async () => {
    asGuest();
    const { become } = serve(aList({ people: [owner, guest] }), {
      'POST /people/g1/removal': () => {
        become(aList());
        return ok(aList());
      },
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Напусни списъка' }));
    await press('Напусни списъка', within(screen.getByRole('alertdialog')));
    expect(await screen.findByRole('button', { name: 'Включи се' })).toBeVisible();
    expect(guestStore()).toEqual({});
    expect(toastTexts()).toContain('Напуснахте списъка.');
  });

  it('asks a guest whom the owner removed to join again', async () => {
    asGuest();
    serve(aList());
    open();
    expect(await screen.findByRole('button', { name: 'Включи се' })).toBeVisible();
  });

  it('shows what others say when the window gets the focus', async () => {
    const { become } = serve(aList());
    open();
    const home = within(await homeOf('Обява a'));
    become(
      aList({
        people: [owner, guest],
        homes: [aHome('a', { votes: [{ by: 'g1', vote: 'for' }] }), aHome('b')],
      }),
    );
    await lookAgain();
    expect(await home.findByText('За: Иван')).toBeVisible();
  });
});

describe('SharedListPage of its owner', () => {
  beforeEach(() => signInAs('tenant'));
  const own = (part: Partial<SharedList> = {}) =>
    aList({ people: [owner, guest], you: 'own', ownId: 'l1', ...part });
  const serveOwn = (list: SharedList, others: Record<string, () => Answer> = {}) => {
    const served = serve(list);
    const answered = globalThis.fetch;
    globalThis.fetch = (async (address: string, init: RequestInit = {}) => {
      const reply = await answered(address, init);
      const other = others[`${init.method ?? 'GET'} ${address}`]?.();
      return other ? new Response(JSON.stringify(other.body), { status: other.status ?? 200 }) : reply;
    }) as typeof fetch;
    return served;
  };

  it('marks what is new as seen', async () => {
    const { acts } = serveOwn(own());
    open();
    await screen.findByText('Мария (собственик, вие)');
    await waitFor(() => expect(acts().map(({ path }) => path)).toEqual(['/api/shared-lists/l1/seen']));
  });

  it('removes a person after a question', async () => {
    const { acts } = serveOwn(own(), {
      [`POST ${LINK}/people/g1/removal`]: () => ok(own({ people: [owner] })),
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Премахни: Иван' }));
    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.getByText('Да премахнем ли Иван?')).toBeVisible();
    await press('Премахни', dialog);
    await waitFor(() => expect(screen.queryByText('Иван')).toBeNull());
    expect(acts().map(({ path }) => path)).toContain(`${LINK}/people/g1/removal`);
    expect(screen.getByRole('heading', { name: 'Участници' })).toHaveFocus();
  });

  it('takes a home out, and stops the sharing', async () => {
    let isStopped = false;
    const { acts, become } = serveOwn(own(), {
      'PUT /api/shared-lists/l1/homes': () => {
        become(own({ homes: [aHome('b')] }));
        return ok({}, 'Списъкът е обновен.');
      },
      'DELETE /api/shared-lists/l1': () => {
        isStopped = true;
        become(refused(404, 'NOT_FOUND'));
        return ok(null, 'Споделянето е спряно.');
      },
    });
    open();
    await press('Махни от списъка: Обява a', within(await homeOf('Обява a')));
    await press('Премахни', within(screen.getByRole('alertdialog')));
    await waitFor(() => expect(screen.queryByText('Обява a')).toBeNull());
    expect(screen.getByRole('heading', { level: 2, name: 'Жилища' })).toHaveFocus();
    expect(acts().find(({ method }) => method === 'PUT')?.body).toEqual({ homes: ['b'] });
    expect(screen.queryByRole('button', { name: /^Махни от списъка/u })).toBeNull();
    await press('Спри споделянето');
    await press('Спри и изтрий');
    expect(await screen.findByText('Този списък вече не се споделя')).toBeVisible();
    expect(isStopped).toBe(true);
  });
});
