import type { AdminRoleRequest } from '@pokriv/contracts/account/role-request';
import { fillIn } from '@pokriv/web-kit/fill-in.testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, fakeBackend, type RecordedCall, signedInAsAdmin } from '../backend.testing.ts';
import { fakeDialogs } from '../dialog.testing.ts';
import { renderAt } from '../page.testing.tsx';
import { closeTab, queryUndoBar, undoBar } from '../undo/undo.testing.ts';
import { cannedAnswers } from './messages.ts';
import { RoleRequestsPage } from './role-requests-page.tsx';

const person = userEvent.setup();
const LIST = 'GET /admin/role-change-requests';
const PUT = 'PUT /admin/role-change-requests/r1';
const request: AdminRoleRequest = {
  id: 'r1',
  currentRole: 'tenant',
  requestedRole: 'landlord',
  reason: 'Наследих жилище и искам да го отдавам.',
  status: 'pending',
  notes: null,
  createdAt: '2026-01-05T10:00:00.000Z',
  decidedAt: null,
  decidedBy: null,
  user: {
    id: 'u1',
    email: 'maria@demo.bg',
    firstName: 'Мария',
    lastName: 'Иванова',
    avatar: null,
    memberSince: '2025-01-05T10:00:00.000Z',
  },
};
const open = (search = '') =>
  renderAt(`/admin/role-requests${search}`, [
    { path: '/admin/role-requests', element: <RoleRequestsPage /> },
  ]);
const sent = (calls: readonly RecordedCall[]) =>
  calls.filter(({ call }) => call === PUT).map(({ body }) => body);
const reads = (calls: readonly RecordedCall[]) => calls.filter(({ call }) => call === LIST);
const press = async (name: string) => person.click(await screen.findByRole('button', { name }));

beforeAll(fakeDialogs);
beforeEach(signedInAsAdmin);

describe('RoleRequestsPage', () => {
  it('lists user, wanted role and motivation, pending requests first', async () => {
    const calls = fakeBackend({ [LIST]: answer.list([request]) });
    open();
    expect(await screen.findByRole('link', { name: 'Мария Иванова' })).toHaveAttribute(
      'href',
      '/admin/users/u1',
    );
    expect(screen.getByText('Наемател → Наемодател')).toBeInTheDocument();
    expect(screen.getByText(request.reason)).toBeInTheDocument();
    expect(calls[0]?.query).toEqual({ status: 'pending', page: '1' });
  });

  it('approves a request after confirmation', async () => {
    const calls = fakeBackend({
      [LIST]: answer.list([request]),
      [PUT]: answer.one({ ...request, status: 'approved' }),
    });
    open();
    await press('Одобри');
    expect(sent(calls)).toEqual([]);
    const dialog = within(screen.getByRole('alertdialog', { name: 'Одобряване на заявка' }));
    expect(dialog.getByText(/Мария Иванова получава роля „Наемодател“/u)).toBeInTheDocument();
    await person.click(dialog.getByRole('button', { name: 'Одобри' }));
    expect(undoBar().getByText('Одобрена заявка')).toBeInTheDocument();
    expect(undoBar().getByText('„Мария Иванова“')).toBeInTheDocument();
    expect(screen.getByText(/още не е изпратено/u)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Одобри' })).not.toBeInTheDocument();
    expect(sent(calls)).toEqual([]);
    closeTab();
    expect(await screen.findByText('Заявката е одобрена.')).toBeInTheDocument();
    expect(sent(calls)).toEqual([{ action: 'approve' }]);
    await waitFor(() => expect(reads(calls)).toHaveLength(2));
  });

  it('rejects with an answer of at least ten characters or a canned one', async () => {
    const calls = fakeBackend({
      [LIST]: answer.list([request]),
      [PUT]: answer.one({ ...request, status: 'rejected' }),
    });
    open();
    await press('Откажи');
    const dialog = within(screen.getByRole('dialog', { name: 'Защо отказвате заявката?' }));
    await person.type(dialog.getByRole('textbox'), 'Не.');
    await person.click(dialog.getByRole('button', { name: 'Откажи заявката' }));
    expect(await dialog.findByText('Напишете причината с поне 10 символа.')).toBeInTheDocument();
    await person.clear(dialog.getByRole('textbox'));
    await person.selectOptions(dialog.getByRole('combobox'), 'more');
    await person.click(dialog.getByRole('button', { name: 'Откажи заявката' }));
    await waitFor(() => expect(undoBar().getByText('Отказана заявка')).toBeInTheDocument());
    closeTab();
    expect(await screen.findByText('Заявката е отказана.')).toBeInTheDocument();
    expect(sent(calls)).toEqual([{ action: 'reject', notes: cannedAnswers.more.text }]);
  });

  it('keeps the written answer when a canned one is chosen afterwards', async () => {
    fakeBackend({ [LIST]: answer.list([request]) });
    open();
    await press('Откажи');
    await fillIn(screen.getByRole('textbox'), 'Моите думи.');
    await person.selectOptions(screen.getByRole('combobox'), 'more');
    expect(screen.getByRole('textbox')).toHaveValue('Моите думи.');
  });

  it('takes a rejection back by Z and keeps its answer', async () => {
    const calls = fakeBackend({ [LIST]: answer.list([request]) });
    const { unmount } = open();
    await press('Откажи');
    await person.selectOptions(screen.getByRole('combobox'), 'more');
    await press('Откажи заявката');
    await waitFor(() => expect(queryUndoBar()).toBeInTheDocument());
    await person.keyboard('z');
    expect(queryUndoBar()).toBeNull();
    await press('Откажи');
    expect(screen.getByRole('textbox')).toHaveValue(cannedAnswers.more.text);
    unmount();
    expect(sent(calls)).toEqual([]);
  });

  it('shows a refused decision with its answer, and revalidates', async () => {
    const message = 'Заявката вече има решение.';
    const calls = fakeBackend({
      [LIST]: answer.list([request]),
      [PUT]: answer.refused(409, 'CONFLICT', message),
    });
    open();
    await press('Откажи');
    await person.selectOptions(screen.getByRole('combobox'), 'more');
    await press('Откажи заявката');
    await waitFor(() => expect(queryUndoBar()).toBeInTheDocument());
    closeTab();
    const refused = within(await screen.findByRole('dialog', { name: '1 заявка без решение' }));
    expect(refused.getByRole('listitem')).toHaveTextContent(`Мария Иванова: ${message}`);
    expect(refused.getByText(`Вашият текст: „${cannedAnswers.more.text}“`)).toBeInTheDocument();
    await waitFor(() => expect(reads(calls)).toHaveLength(2));
  });

  it('shows administrator, time and answer of a decided request', async () => {
    const decided: AdminRoleRequest = {
      ...request,
      status: 'rejected',
      notes: 'Няма данни за жилище.',
      decidedAt: '2026-01-06T10:00:00.000Z',
      decidedBy: 'other',
    };
    const own = { ...decided, id: 'r2', decidedBy: 'admin' };
    const automatic = { ...decided, id: 'r3', decidedBy: 'system' };
    fakeBackend({
      [LIST]: answer.list([decided, own, automatic]),
      'GET /admin/users/other': answer.one({
        ...decided.user,
        id: 'other',
        firstName: 'Анна',
        lastName: 'Колева',
      }),
    });
    open('?status=rejected');
    expect(await screen.findByRole('link', { name: 'Анна Колева' })).toHaveAttribute(
      'href',
      '/admin/users/other',
    );
    expect(screen.getByText(/Решил: Вие/u)).toBeInTheDocument();
    expect(screen.getByText(/Решил: Автоматично/u)).toBeInTheDocument();
    expect(screen.getAllByText('Няма данни за жилище.')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Одобри' })).not.toBeInTheDocument();
  });

  it('shows an empty state', async () => {
    fakeBackend({ [LIST]: answer.list([]) });
    open();
    expect(await screen.findByText('Няма заявки в това състояние')).toBeInTheDocument();
  });

  it('offers a retry when the requests fail to load', async () => {
    fakeBackend({ [LIST]: answer.refused(503, 'UNAVAILABLE', 'Услугата е временно недостъпна.') });
    open();
    expect(await screen.findByText('Услугата е временно недостъпна.')).toBeInTheDocument();
    fakeBackend({ [LIST]: answer.list([request]) });
    await press('Опитай пак');
    expect(await screen.findByText('Мария Иванова')).toBeInTheDocument();
  });
});
