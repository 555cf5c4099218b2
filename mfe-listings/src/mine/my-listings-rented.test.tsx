import { aThread } from '@pokriv/web-kit/a-thread.testing';
import { fillIn } from '@pokriv/web-kit/fill-in.testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { anOwnListing } from '../a-listing.testing.ts';
import { forgetReads, show, toastTexts } from '../page.testing.tsx';
import { MyListingsPage } from './my-listings-page.tsx';
import { active, have, withLandlord } from './my-listings.testing.ts';

withLandlord();

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('MyListingsPage with a rented listing', () => {
  beforeEach(forgetReads);

  const rented = anOwnListing({
    id: 'r',
    title: 'Отдадената',
    status: 'rented',
    leaseEnd: inDays(90),
    version: 6,
  });
  const openDialog = async (view: string) => {
    show(<MyListingsPage />, `/my-properties?view=${view}`, { isCacheShared: true });
    await userEvent.click(
      await screen.findByRole('button', {
        name: /^Промени края на договора.*: Отдадената$/u,
        // the column of a table shows on wide screens only
        hidden: true,
      }),
    );
    return within(screen.getByRole('alertdialog', { name: 'Докога е отдадена?' }));
  };

  it.each(['cards', 'table'])('changes the end of its lease among the %s', async (view) => {
    const sent = have([rented], ({ method }) =>
      method === 'PUT' ? { body: { success: true, data: rented } } : undefined,
    );
    const dialog = await openDialog(view);
    fireEvent.change(dialog.getByLabelText(/^Договорът е до/u), { target: { value: '' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Запази' }));
    await waitFor(() =>
      expect(toastTexts()).toContain('Краят на договора е махнат. Няма да ви напомняме за него.'),
    );
    expect(sent).toContainEqual({
      method: 'PUT',
      path: '/api/properties/r/lease',
      body: { leaseEnd: null, version: 6 },
    });
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('tells when the listing is offered back, and of a short lease that it is at once', async () => {
    have([rented]);
    const dialog = await openDialog('cards');
    const field = dialog.getByLabelText(/^Договорът е до/u);
    fireEvent.change(field, { target: { value: inDays(200) } });
    expect(dialog.getByText(/^45 дни преди края ще ви предложим/u)).toBeInTheDocument();
    fireEvent.change(field, { target: { value: inDays(20) } });
    expect(dialog.getByText(/^Краят е близо: .* веднага в „Днес“/u)).toBeInTheDocument();
    expect(dialog.queryByText(/дни преди края/u)).toBeNull();
    fireEvent.change(field, { target: { value: '' } });
    expect(dialog.getByText(/^Ако до края има повече от 45 дни/u)).toBeInTheDocument();
  });

  it('does not send a day that has passed', async () => {
    const sent = have([rented]);
    const dialog = await openDialog('cards');
    fireEvent.change(dialog.getByLabelText(/^Договорът е до/u), { target: { value: '2020-01-01' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Запази' }));
    expect(dialog.getByText('Изберете ден след днешния, до десет години напред.')).toBeInTheDocument();
    expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
  });

  const refusing = (status: number, code: string) =>
    have([rented], ({ method }) =>
      method === 'PUT' ? { status, body: { success: false, code, message: 'Не може.' } } : undefined,
    );

  it('stays open after a refusal that another press may overcome', async () => {
    const sent = refusing(400, 'RATE_LIMITED');
    const dialog = await openDialog('cards');
    const save = dialog.getByRole('button', { name: 'Запази' });
    await userEvent.click(save);
    await waitFor(() => expect(sent.some(({ method }) => method === 'PUT')).toBe(true));
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled', 'true'));
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  });

  it.each(['CONFLICT', 'INVALID_TRANSITION'])('closes and reads again after a %s', async (code) => {
    const sent = refusing(409, code);
    const reads = () => sent.filter(({ path }) => path.includes('/my-properties')).length;
    const dialog = await openDialog('cards');
    fireEvent.change(dialog.getByLabelText(/^Договорът е до/u), { target: { value: inDays(200) } });
    const before = reads();
    await userEvent.click(dialog.getByRole('button', { name: 'Запази' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
  });
});

describe('MyListingsPage while a listing is marked as rented', () => {
  it('asks until when, sends no day that has passed, and sends the chosen one', async () => {
    const sent = have([active], ({ method }) =>
      method === 'POST' ? { body: { success: true, data: { ...active, status: 'rented' } } } : undefined,
    );
    const posts = () => sent.filter(({ method }) => method === 'POST');
    show(<MyListingsPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Още действия: Активната' }));
    await userEvent.click(screen.getByRole('button', { name: 'Отбележи като отдадена' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Отдадено ли е жилището?' }));
    const end = question.getByLabelText(/^Договорът е до/u);
    const answer = () => userEvent.click(question.getByRole('button', { name: 'Отбележи като отдадена' }));
    fireEvent.change(end, { target: { value: '2020-01-01' } });
    await answer();
    expect(end).toHaveAccessibleDescription(/Изберете ден след днешния/u);
    expect(posts()).toEqual([]);
    fireEvent.change(end, { target: { value: inDays(90) } });
    await answer();
    await waitFor(() => expect(posts()).toHaveLength(1));
    expect(posts()[0]).toMatchObject({
      path: '/api/properties/a/rent',
      body: { leaseEnd: inDays(90) },
    });
  });
});

describe('MyListingsPage after a listing is rented', () => {
  const threads = (names: readonly string[], part: Parameters<typeof aThread>[0] = {}) => ({
    body: {
      success: true,
      data: names.map((name, at) =>
        aThread({ id: `t${at}`, side: 'landlord', other: { id: `u${at}`, name, avatar: null }, ...part }),
      ),
      pagination: { page: 1, limit: 50, total: names.length, totalPages: 1, hasNext: false, hasPrev: false },
    },
  });
  const rent = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Още действия: Активната' }));
    await userEvent.click(screen.getByRole('button', { name: 'Отбележи като отдадена' }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByText('Отбележи като отдадена'));
  };
  const haveThreads = (reply: ReturnType<typeof threads>) =>
    have([active], ({ method, path }) => {
      if (path.startsWith('/api/threads')) return reply;
      if (path.endsWith('/notice')) return { body: { success: true, data: { sent: 2 } } };
      return method === 'PUT' || method === 'POST'
        ? { body: { success: true, data: { ...active, status: 'rented' }, allowance: { used: 0, limit: 3 } } }
        : undefined;
    });

  it('offers one notice to all who asked but the new tenant, and counts what was sent', async () => {
    const sent = haveThreads(threads(['Иван П.', 'Мария С.', 'Петър К.']));
    show(<MyListingsPage />);
    await rent();
    const dialog = within(await screen.findByRole('dialog', { name: 'Благодари на останалите' }));
    expect(dialog.getByRole('button', { name: 'Благодари на останалите 3' })).toBeInTheDocument();
    await userEvent.selectOptions(dialog.getByLabelText('Отдадох го на'), 'Мария С.');
    await userEvent.clear(dialog.getByLabelText(/^Съобщение/u));
    await fillIn(dialog.getByLabelText(/^Съобщение/u), 'Отдадено е, благодаря.');
    await userEvent.click(dialog.getByRole('button', { name: 'Благодари на останалите 2' }));
    expect(await dialog.findByText(/^Изпратихме съобщението на 2.души\.$/u)).toBeInTheDocument();
    expect(sent.find(({ path }) => path.endsWith('/notice'))).toMatchObject({
      path: '/api/properties/a/notice',
      body: { text: 'Отдадено е, благодаря.', exceptThreadId: 't1' },
    });
  });

  it('leaves out the thread that is labelled as chosen', async () => {
    haveThreads(threads(['Иван П.', 'Мария С.'], { label: 'chosen' }));
    show(<MyListingsPage />);
    await rent();
    expect(await screen.findByRole('button', { name: 'Благодари на 1 човек' })).toBeInTheDocument();
  });

  it('names the only asker in the singular, and disables sending when the tenant is that asker', async () => {
    haveThreads(threads(['Мария С.']));
    show(<MyListingsPage />);
    await rent();
    const dialog = within(await screen.findByRole('dialog', { name: 'Благодари на човека, който попита' }));
    expect(dialog.getByText(/^Кажете с едно съобщение на човека, който попита/u)).toBeInTheDocument();
    expect(dialog.getByRole('option', { name: 'Някой друг' })).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Благодари на 1 човек' })).toBeEnabled();
    await userEvent.selectOptions(dialog.getByLabelText('Отдадох го на'), 'Мария С.');
    expect(dialog.getByRole('button', { name: 'Няма на кого да благодарите' })).toBeDisabled();
  });

  it('offers nothing when no tenant has asked', async () => {
    haveThreads(threads([]));
    show(<MyListingsPage />);
    await rent();
    await waitFor(() => expect(toastTexts()).toEqual(['Обявата е отбелязана като отдадена.']));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is rented all the same when the askers did not load', async () => {
    const refusal = { status: 400, body: { success: false, code: 'BAD_REQUEST', message: 'Не.' } };
    have([active], ({ method, path }) => {
      if (path.startsWith('/api/threads')) return refusal;
      return method === 'POST'
        ? { body: { success: true, data: { ...active, status: 'rented' } } }
        : undefined;
    });
    show(<MyListingsPage />);
    await rent();
    await waitFor(() => expect(toastTexts()).toEqual(['Обявата е отбелязана като отдадена.']));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has the notice and the threads in the menu of a rented listing', async () => {
    have([anOwnListing({ id: 'r', title: 'Отдадената', status: 'rented' })], ({ path }) =>
      path.startsWith('/api/threads') ? threads(['Иван П.']) : undefined,
    );
    show(<MyListingsPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Още действия: Отдадената' }));
    expect(screen.getByRole('link', { name: 'Съобщения' })).toHaveAttribute('href', '/messages?listingId=r');
    await userEvent.click(screen.getByRole('button', { name: 'Благодари на питалите' }));
    expect(
      await screen.findByRole('dialog', { name: 'Благодари на човека, който попита' }),
    ).toBeInTheDocument();
  });

  it('says that there are no askers, and that they did not load', async () => {
    let reply: object = { status: 404, body: { success: false, code: 'NOT_FOUND', message: 'Няма ги.' } };
    have([anOwnListing({ id: 'r', title: 'Отдадената', status: 'rented' })], ({ path }) =>
      path.startsWith('/api/threads') ? (reply as { body: unknown }) : undefined,
    );
    show(<MyListingsPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Още действия: Отдадената' }));
    await userEvent.click(screen.getByRole('button', { name: 'Благодари на питалите' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Благодари на питалите' }));
    expect(await dialog.findByText('Няма ги.')).toBeInTheDocument();
    expect(dialog.queryByText('Никой не е писал за тази обява.')).toBeNull();
    reply = threads([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Опитай пак' }));
    expect(await dialog.findByText('Никой не е писал за тази обява.')).toBeInTheDocument();
    expect(dialog.queryByLabelText('Отдадох го на')).toBeNull();
  });

  it('shows why the notice was not sent, and keeps it', async () => {
    const refusal = { success: false, code: 'CONFLICT', message: 'Обявата не е отдадена.' };
    have([anOwnListing({ id: 'r', title: 'Отдадената', status: 'rented' })], ({ path, method }) =>
      method === 'POST'
        ? { status: 409, body: refusal }
        : path.startsWith('/api/threads')
          ? threads(['Иван П.', 'Мария С.'])
          : undefined,
    );
    show(<MyListingsPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Още действия: Отдадената' }));
    await userEvent.click(screen.getByRole('button', { name: 'Благодари на питалите' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Благодари на останалите 2' }));
    expect(await screen.findByText('Обявата не е отдадена.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Благодари на останалите 2' })).toBeEnabled();
  });

  it('cannot be closed while the notice is on its way', async () => {
    have([anOwnListing({ id: 'r', title: 'Отдадената', status: 'rented' })], ({ path, method }) =>
      method === 'POST'
        ? new Promise(() => undefined)
        : path.startsWith('/api/threads')
          ? threads(['Иван П.', 'Мария С.'])
          : undefined,
    );
    show(<MyListingsPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Още действия: Отдадената' }));
    await userEvent.click(screen.getByRole('button', { name: 'Благодари на питалите' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Благодари на останалите 2' }));
    expect(screen.getByRole('button', { name: 'Затвори' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('has a neutral title until the askers are loaded', async () => {
    have([anOwnListing({ id: 'r', title: 'Отдадената', status: 'rented' })], ({ path }) =>
      path.startsWith('/api/threads') ? new Promise(() => undefined) : undefined,
    );
    show(<MyListingsPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Още действия: Отдадената' }));
    await userEvent.click(screen.getByRole('button', { name: 'Благодари на питалите' }));
    expect(await screen.findByRole('dialog', { name: 'Благодари на питалите' })).toBeInTheDocument();
  });
});
