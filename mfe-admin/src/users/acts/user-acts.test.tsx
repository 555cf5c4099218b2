import { fillIn } from '@pokriv/web-kit/fill-in.testing';
import { Link } from '@pokriv/web-kit/router';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, fakeBackend, type RecordedCall, signedInAsAdmin } from '../../backend.testing.ts';
import { fakeDialogs } from '../../dialog.testing.ts';
import { renderAt } from '../../page.testing.tsx';
import { closeTab, queryUndoBar, undoBar } from '../../undo/undo.testing.ts';
import { aUser } from '../../user.testing.ts';
import { UserPage } from '../user-page.tsx';

const person = userEvent.setup();
const reason = 'Повторени фалшиви обяви';
const user = aUser('u1');
const since = '2026-11-20T10:00:00.000Z';
const suspended = aUser('u1', { state: 'suspended', suspension: { reason, until: null, since } });
const GET = 'GET /admin/users/u1';
const PUT = 'PUT /admin/users/u1';
const WAITS = 'Решението ви още не е изпратено. Дотогава можете да го отмените.';

/** @param become the user after the act; absent: the act is refused */
function open(shown = user, become?: ReturnType<typeof aUser>) {
  const refused = answer.refused(409, 'CONFLICT', 'Профилът вече е променен.');
  const answers = { [GET]: answer.one(shown), [PUT]: become ? answer.one(become) : refused };
  const calls = fakeBackend(answers);
  const page = renderAt('/admin/users/u1', [{ path: '/admin/users/:id', element: <UserPage /> }]);
  return { ...page, calls, answers };
}
/** Sends the act as a closing tab does; later reads answer with the changed user. */
function send({ answers }: ReturnType<typeof open>): void {
  const reply = answers[PUT];
  if (reply?.status === 200) answers[GET] = reply;
  closeTab();
}
const sent = (calls: readonly RecordedCall[]) =>
  calls.filter(({ call }) => call === PUT).map(({ body }) => body);
const press = async (name: string) => person.click(await screen.findByRole('button', { name }));
const dialogOf = (name: string) => within(screen.getByRole('dialog', { name }));
const suspension = () => dialogOf('Ограничаване на достъпа');

async function suspend(): Promise<void> {
  await press('Ограничи');
  await person.click(suspension().getByRole('radio', { name: '30 дни' }));
  await fillIn(suspension().getByRole('textbox'), reason);
  await person.click(suspension().getByRole('button', { name: 'Ограничи достъпа' }));
  await waitFor(() => expect(queryUndoBar()).toBeInTheDocument());
}

beforeAll(fakeDialogs);
beforeEach(signedInAsAdmin);

describe('suspension of a user', () => {
  it('needs a reason of ten characters', async () => {
    open();
    await press('Ограничи');
    await person.click(suspension().getByRole('button', { name: 'Ограничи достъпа' }));
    expect(await suspension().findByText('Въведете поне 10 символа.')).toBeInTheDocument();
    expect(queryUndoBar()).toBeNull();
  });

  it('waits in its undo window and says so, without another act on the user', async () => {
    const { calls } = open();
    await suspend();
    expect(undoBar().getByText('Ограничаване на достъпа: 30 дни')).toBeInTheDocument();
    expect(undoBar().getByText('„Мария Петрова“')).toBeInTheDocument();
    expect(screen.getByText(WAITS)).toBeInTheDocument();
    for (const name of ['Смени ролята', 'Ограничи', 'Изтрий профила'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    await person.click(screen.getByRole('tab', { name: 'Сесии' }));
    expect(screen.queryByRole('button', { name: 'Изход от всички устройства' })).not.toBeInTheDocument();
    expect(sent(calls)).toEqual([]);
  });

  it('is sent with its reason and its end, and the page shows it', async () => {
    const page = open(user, suspended);
    await suspend();
    send(page);
    expect(await screen.findByText('Достъпът е ограничен.')).toBeInTheDocument();
    expect(await screen.findByText(/От 20.11.2026, без срок/u)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Върни достъпа' })).toBeInTheDocument();
    expect(screen.queryByText(WAITS)).not.toBeInTheDocument();
    const [body] = sent(page.calls) as [{ suspension: { reason: string; until: string } }];
    expect(sent(page.calls)).toEqual([{ suspension: { reason, until: body.suspension.until } }]);
    const days = (Date.parse(body.suspension.until) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
  });

  it('is sent once when the page is left', async () => {
    const page = open(user, suspended);
    await suspend();
    page.unmount();
    await waitFor(() => expect(sent(page.calls)).toHaveLength(1));
    closeTab();
    expect(sent(page.calls)).toHaveLength(1);
  });

  it('is shown on return after the page was left straight for another user', async () => {
    const other = aUser('u2', { firstName: 'Борис' });
    const answers = {
      [GET]: answer.one(user),
      [PUT]: answer.one(suspended),
      'GET /admin/users/u2': answer.one(other),
    };
    const calls = fakeBackend(answers);
    const links = ['u1', 'u2'].map((id) => (
      <Link key={id} to={`/admin/users/${id}`}>
        {id}
      </Link>
    ));
    const element = (
      <>
        {links}
        <UserPage />
      </>
    );
    renderAt('/admin/users/u1', [{ path: '/admin/users/:id', element }]);
    await suspend();
    answers[GET] = answer.one(suspended);
    await person.click(screen.getByRole('link', { name: 'u2' }));
    expect(await screen.findByText('Достъпът е ограничен.')).toBeInTheDocument();
    await screen.findByRole('heading', { level: 1, name: /Борис/u });
    expect(calls.filter(({ call }) => call === 'GET /admin/users/u2')).toHaveLength(1);
    await person.click(screen.getByRole('link', { name: 'u1' }));
    expect(await screen.findByRole('button', { name: 'Върни достъпа' })).toBeInTheDocument();
  });

  it('is undone by Z, which reopens the dialog with term and reason', async () => {
    const { calls, unmount } = open();
    await suspend();
    await person.keyboard('z');
    expect(queryUndoBar()).toBeNull();
    expect(suspension().getByRole('textbox')).toHaveValue(reason);
    expect(suspension().getByRole('radio', { name: '30 дни' })).toBeChecked();
    await person.click(suspension().getByRole('button', { name: 'Назад' }));
    expect(screen.getByRole('group', { name: 'Действия с профила' })).toHaveFocus();
    unmount();
    expect(sent(calls)).toEqual([]);
  });

  it('tells a refusal once and keeps the reason', async () => {
    const page = open();
    await suspend();
    send(page);
    const refusal = within(await screen.findByRole('dialog', { name: '1 потребител без решение' }));
    expect(refusal.getByRole('listitem')).toHaveTextContent('Мария Петрова: Профилът вече е променен.');
    expect(refusal.getByText(`Вашият текст: „${reason}“`)).toBeInTheDocument();
    await person.click(refusal.getByRole('button', { name: 'Разбрах' }));
    expect(screen.queryByText(/Профилът вече е променен/u)).not.toBeInTheDocument();
    await press('Ограничи');
    expect(suspension().getByRole('textbox')).toHaveValue(reason);
  });
});

describe('reinstatement of a user', () => {
  const reinstate = async () => {
    await press('Върни достъпа');
    const dialog = within(screen.getByRole('alertdialog', { name: 'Да върнем ли достъпа?' }));
    await person.click(dialog.getByRole('button', { name: 'Върни достъпа' }));
  };

  it('is sent after its undo window, and the page shows the access', async () => {
    const page = open(suspended, user);
    await reinstate();
    expect(undoBar().getByText('Връщане на достъпа')).toBeInTheDocument();
    expect(sent(page.calls)).toEqual([]);
    send(page);
    expect(await screen.findByText('Достъпът е върнат.')).toBeInTheDocument();
    expect(sent(page.calls)).toEqual([{ suspension: null }]);
    expect(await screen.findByRole('button', { name: 'Ограничи' })).toBeInTheDocument();
    expect(screen.queryByText('Достъпът е ограничен')).not.toBeInTheDocument();
  });

  it('is undone by the button of the bar, which asks again', async () => {
    const { calls } = open(suspended);
    await reinstate();
    await press('Отмени решението за „Мария Петрова“');
    expect(screen.getByRole('alertdialog', { name: 'Да върнем ли достъпа?' })).toBeInTheDocument();
    closeTab();
    expect(sent(calls)).toEqual([]);
  });
});

describe('role change of a user', () => {
  const because = 'По негова молба';
  const dialog = () => dialogOf('Смяна на ролята');
  const choose = async () => {
    await person.click(dialog().getByRole('radio', { name: /Наемател/u }));
    await person.click(dialog().getByRole('button', { name: 'Смени ролята' }));
    await waitFor(() => expect(queryUndoBar()).toBeInTheDocument());
  };

  it('is sent once a role is chosen, and the page shows the role', async () => {
    const page = open(user, aUser('u1', { role: 'tenant' }));
    await press('Смени ролята');
    expect(dialog().queryByRole('radio', { name: /Наемодател/u })).not.toBeInTheDocument();
    await fillIn(dialog().getByRole('textbox'), because);
    await person.click(dialog().getByRole('button', { name: 'Смени ролята' }));
    expect(await dialog().findByText('Изберете роля.')).toBeInTheDocument();
    await choose();
    expect(undoBar().getByText('Нова роля: Наемател')).toBeInTheDocument();
    send(page);
    expect(await screen.findByText('Ролята е сменена.')).toBeInTheDocument();
    expect(sent(page.calls)).toEqual([{ role: 'tenant', reason: because }]);
    expect(await screen.findByText('Наемател')).toBeInTheDocument();
  });

  it('keeps role and reason when it is undone', async () => {
    open();
    await press('Смени ролята');
    await fillIn(dialog().getByRole('textbox'), because);
    await choose();
    await person.keyboard('z');
    expect(dialog().getByRole('textbox')).toHaveValue(because);
    expect(dialog().getByRole('radio', { name: /Наемател/u })).toBeChecked();
  });
});
