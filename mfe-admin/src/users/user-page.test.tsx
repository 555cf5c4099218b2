import { fillIn } from '@pokriv/web-kit/fill-in.testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, fakeBackend, signedInAsAdmin } from '../backend.testing.ts';
import { fakeDialogs } from '../dialog.testing.ts';
import { aListing } from '../listing.testing.ts';
import { arriveAt, renderAt } from '../page.testing.tsx';
import { aReport } from '../report.testing.ts';
import { UserPage } from './user-page.tsx';
import { aUser } from '../user.testing.ts';

const person = userEvent.setup();
const routes = [{ path: '/admin/users/:id', element: <UserPage /> }];
const reason = 'Повторени фалшиви обяви';
const user = aUser('u1');
type Answers = Parameters<typeof fakeBackend>[0];
type Answered = ReturnType<typeof answer.one>;

const open = (answers: Answers = {}, shown = user, search = '') => {
  const calls = fakeBackend({ [`GET /admin/users/${shown.id}`]: answer.one(shown), ...answers });
  renderAt(`/admin/users/${shown.id}${search}`, routes);
  return calls;
};
const press = async (name: string) => person.click(await screen.findByRole('button', { name }));
const dialogOf = (name: string) => within(screen.getByRole('dialog', { name }));
const sent = (calls: ReturnType<typeof fakeBackend>) =>
  calls.find(({ call }) => !call.startsWith('GET'))?.body;
const changed = (over: Parameters<typeof aUser>[1]): Record<string, Answered> => ({
  'PUT /admin/users/u1': answer.one({ ...user, ...over }),
});

beforeAll(fakeDialogs);
beforeEach(signedInAsAdmin);

describe('UserPage', () => {
  it('shows name, standing and personal data', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Мария Петрова' })).toBeInTheDocument();
    expect(screen.getByText('088 812 3456')).toBeInTheDocument();
    expect(screen.getByText('Активен')).toBeInTheDocument();
  });

  it.each([
    [true, 'Да'],
    [false, 'Не'],
  ])('tells whether the phone is verified: %s', async (isPhoneVerified, shown) => {
    open({}, aUser('u1', { isPhoneVerified }));
    const name = await screen.findByText('Потвърден телефон');
    expect(name.nextElementSibling?.textContent).toBe(shown);
  });

  it('shows a not-found state for an unknown user', async () => {
    open({ 'GET /admin/users/u1': answer.refused(404, 'NOT_FOUND', 'Профилът не е намерен.') });
    expect(await screen.findByRole('heading', { name: 'Няма такъв потребител' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Всички потребители' })).toHaveAttribute('href', '/admin/users');
  });

  it('shows an error and offers a retry', async () => {
    open({ 'GET /admin/users/u1': answer.refused(503, 'UNAVAILABLE', 'Услугата е недостъпна.') });
    expect(await screen.findByRole('button', { name: 'Опитай пак' })).toBeInTheDocument();
  });

  it('hides every action on the own account and says why', async () => {
    open({}, aUser('admin', { role: 'admin' }));
    expect(await screen.findByText('Това е вашият профил')).toBeInTheDocument();
    for (const name of ['Смени ролята', 'Ограничи', 'Изтрий профила', 'Запази'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('offers no suspension of another administrator', async () => {
    open({}, aUser('u1', { role: 'admin' }));
    expect(await screen.findByRole('button', { name: 'Смени ролята' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ограничи' })).not.toBeInTheDocument();
    expect(screen.getByText(/Администратор не може да бъде ограничен/u)).toBeInTheDocument();
  });
});

describe('user actions', () => {
  it('shows a refusal in the dialog', async () => {
    const told = 'Това е последният администратор.';
    open({ 'DELETE /admin/users/u1': answer.refused(409, 'CONFLICT', told) });
    await press('Изтрий профила');
    const dialog = dialogOf('Изтриване на профила');
    await fillIn(dialog.getByRole('textbox'), reason);
    await person.click(dialog.getByRole('button', { name: 'Изтрий след 14 дни' }));
    expect(await dialog.findByText(told)).toBeInTheDocument();
  });

  it('schedules the erasure of the account in 14 days', async () => {
    const leaving = { ...user, state: 'leaving', erasedAt: '2026-12-05T10:00:00.000Z' };
    const calls = open({ 'DELETE /admin/users/u1': answer.one(leaving) });
    await press('Изтрий профила');
    const dialog = dialogOf('Изтриване на профила');
    await fillIn(dialog.getByRole('textbox'), reason);
    await person.click(dialog.getByRole('button', { name: 'Изтрий след 14 дни' }));
    expect(await screen.findByText(/ще бъде изтрит на 5 декември 2026/u)).toBeInTheDocument();
    expect(sent(calls)).toEqual({ reason });
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Изтрий профила' })).not.toBeInTheDocument(),
    );
  });

  it('resets the second factor of another administrator with a reason', async () => {
    const admin = aUser('u1', { role: 'admin', hasSecondFactor: true });
    const path = 'DELETE /admin/users/u1/second-factor';
    const calls = open({ [path]: answer.one({ ...admin, hasSecondFactor: false }) }, admin);
    await press('Нулирай двуфакторната защита');
    const dialog = dialogOf('Нулиране на двуфакторната защита');
    await fillIn(dialog.getByRole('textbox'), reason);
    await person.click(dialog.getByRole('button', { name: 'Нулирай защитата' }));
    expect(await screen.findByText('Двуфакторната защита е нулирана.')).toBeInTheDocument();
    expect(sent(calls)).toEqual({ reason });
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Нулирай двуфакторната защита' })).not.toBeInTheDocument(),
    );
  });

  it('offers no reset without a second factor', async () => {
    open({}, aUser('u1', { role: 'admin' }));
    await screen.findByRole('button', { name: 'Смени ролята' });
    expect(screen.queryByRole('button', { name: 'Нулирай двуфакторната защита' })).not.toBeInTheDocument();
  });

  it('corrects names and phone', async () => {
    const calls = open(changed({ lastName: 'Недева', phone: null }));
    const last = await screen.findByRole('textbox', { name: 'Фамилия' });
    await person.clear(last);
    await person.type(last, 'Недева');
    await person.clear(screen.getByRole('textbox', { name: /Телефон/u }));
    await press('Запази');
    expect(await screen.findByRole('heading', { name: 'Мария Недева' })).toBeInTheDocument();
    expect(sent(calls)).toEqual({ firstName: 'Мария', lastName: 'Недева', phone: null });
  });
});

describe('records of a user', () => {
  it('lists the listings and keeps the tab in the address', async () => {
    const calls = open({ 'GET /properties/admin/all': answer.list([aListing('p1')]) });
    await person.click(await screen.findByRole('tab', { name: 'Обяви' }));
    await arriveAt('/admin/users/u1?tab=listings');
    expect(await screen.findByRole('link', { name: 'Обява p1' })).toHaveAttribute(
      'href',
      '/admin/properties/p1?status=all',
    );
    expect(calls.at(-1)?.query).toEqual({ ownerId: 'u1', page: '1' });
  });

  it.each([
    ['filed', 'GET /admin/reports', { reporterId: 'u1' }, 'Няма подадени сигнали'],
    ['about', 'GET /admin/reports', { ownerId: 'u1' }, 'Няма сигнали срещу обявите му'],
    ['roleRequests', 'GET /admin/role-change-requests', { userId: 'u1' }, 'Няма заявки за роля'],
    ['audit', 'GET /admin/audit', { targetId: 'u1' }, 'Няма записи в дневника'],
  ])('requests %s of this user only and shows an empty state', async (tab, call, query, empty) => {
    const calls = open({ [call]: answer.list([]) }, user, `?tab=${tab}`);
    expect(await screen.findByText(empty)).toBeInTheDocument();
    expect(calls.at(-1)).toMatchObject({ call, query: { ...query, page: '1' } });
  });

  it.each([
    ['about', 1],
    ['filed', 0],
  ])('names the reporter of the reports %s: %i', async (tab, count) => {
    open({ 'GET /admin/reports': answer.list([aReport('r1')]) }, user, `?tab=${tab}`);
    expect(await screen.findByRole('link', { name: 'Студио с гледка' })).toHaveAttribute(
      'href',
      '/admin/properties/p1?status=all',
    );
    expect(screen.queryAllByText('от Иван Георгиев')).toHaveLength(count);
  });

  it('lists changes by administrators', async () => {
    const entry = {
      id: 'a1',
      actor: { id: 'a', name: 'Иван Колев' },
      ip: '10.0.0.1',
      action: 'suspendUser',
      target: { kind: 'user', id: 'u1', label: 'Мария Петрова' },
      before: { role: 'tenant', isSuspended: false },
      after: { role: 'landlord', isSuspended: true },
      reason,
      at: '2026-11-20T10:00:00.000Z',
    };
    open({ 'GET /admin/audit': answer.list([entry]) }, user, '?tab=audit');
    expect(await screen.findByText('Ограничен достъп')).toBeInTheDocument();
    for (const text of ['от Иван Колев', 'Роля: Наемател → Наемодател', 'Ограничен: Не → Да', reason])
      expect(screen.getByText(text)).toBeInTheDocument();
  });
});
