import type { RoleRequest } from '@pokriv/contracts/account/role-request';
import type { User } from '@pokriv/contracts/account/user';
import { clearPersonalReads, useRead } from '@pokriv/web-kit/api';
import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { fillIn } from '@pokriv/web-kit/fill-in.testing';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, aUser, fakeBackend, signedIn } from '../../backend.testing.ts';
import { renderPage } from '../../page.testing.tsx';
import { RoleSection } from './role-section.tsx';

const person = userEvent.setup();
const tenant = aUser({ isRoleChosen: true });
const reason = 'Наследих апартамент в Пловдив.';

beforeAll(fakeDialogs);
beforeEach(() => signedIn(tenant));

const aRequest = (over: Partial<RoleRequest> = {}): RoleRequest => ({
  id: 'r1',
  currentRole: 'tenant',
  requestedRole: 'landlord',
  reason,
  status: 'pending',
  notes: null,
  createdAt: '2026-03-05T10:00:00.000Z',
  decidedAt: null,
  ...over,
});

describe('RoleSection', () => {
  it('links to the role choice when no role is chosen', () => {
    const calls = fakeBackend({});
    renderPage(<RoleSection user={aUser()} />);
    expect(screen.getByRole('link', { name: 'Избери роля' })).toHaveAttribute('href', '/select-role');
    expect(calls).toEqual([]);
  });

  it.each([
    [{ used: 2, limit: 5 }, 'Свободни места за обяви: 3'],
    [{ used: 3, limit: 1 }, 'Свободни места за обяви: 0'],
    [{ used: 2, limit: null }, 'Местата ви за обяви са неограничени.'],
  ])('shows the listing allowance %j of a landlord', async (allowance, text) => {
    fakeBackend({
      'GET /auth/role-change-request': answer.done(null),
      'GET /properties/allowance': answer.done(allowance),
    });
    renderPage(<RoleSection user={aUser({ role: 'landlord', isRoleChosen: true })} />);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('offers no change of an admin role', () => {
    const calls = fakeBackend({});
    renderPage(<RoleSection user={aUser({ role: 'admin', isRoleChosen: true })} />);
    expect(screen.getByText('Администратор')).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('requests another role after confirmation', async () => {
    const calls = fakeBackend({
      'GET /auth/role-change-request': answer.done(null),
      'POST /auth/role-change-request': answer.done(aRequest()),
    });
    renderPage(<RoleSection user={tenant} />);
    await person.click(await screen.findByRole('button', { name: 'Искам да съм наемодател' }));
    await person.type(screen.getByRole('textbox'), 'къс');
    await person.click(screen.getByRole('button', { name: 'Изпрати заявка' }));
    expect(await screen.findByText('Въведете поне 10 символа.')).toBeInTheDocument();
    await person.clear(screen.getByRole('textbox'));
    await fillIn(screen.getByRole('textbox'), reason);
    await person.click(screen.getByRole('button', { name: 'Изпрати заявка' }));
    await person.click(await screen.findByRole('button', { name: 'Изпрати' }));
    expect(await screen.findByText('Заявката е изпратена.')).toBeInTheDocument();
    expect(calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
      requestedRole: 'landlord',
      reason,
    });
  });

  it('tells why a request was refused, and keeps its reason', async () => {
    const message = 'Вече имате заявка за смяна на ролята.';
    fakeBackend({
      'GET /auth/role-change-request': answer.done(null),
      'POST /auth/role-change-request': answer.refused(409, { code: 'CONFLICT', message }),
    });
    renderPage(<RoleSection user={tenant} />);
    await person.click(await screen.findByRole('button', { name: 'Искам да съм наемодател' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await fillIn(screen.getByRole('textbox'), reason);
    await person.click(screen.getByRole('button', { name: 'Изпрати заявка' }));
    await person.click(await screen.findByRole('button', { name: 'Изпрати' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('textbox')).toHaveValue(reason);
  });

  it('keeps the reason when the confirmation is declined', async () => {
    const calls = fakeBackend({ 'GET /auth/role-change-request': answer.done(null) });
    renderPage(<RoleSection user={tenant} />);
    await person.click(await screen.findByRole('button', { name: 'Искам да съм наемодател' }));
    await fillIn(screen.getByRole('textbox'), reason);
    await person.click(screen.getByRole('button', { name: 'Изпрати заявка' }));
    const dialog = await screen.findByRole('alertdialog');
    await person.click(
      screen.getAllByRole('button', { name: 'Отказ' }).find((one) => dialog.contains(one)) ?? dialog,
    );
    expect(screen.getByRole('textbox')).toHaveValue(reason);
    expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(false);
  });

  it('links a verified tenant to the landlord page', async () => {
    fakeBackend({ 'GET /auth/role-change-request': answer.done(null) });
    renderPage(<RoleSection user={aUser({ isRoleChosen: true, isEmailVerified: true })} />);
    expect(await screen.findByRole('link', { name: 'Стани наемодател' })).toHaveAttribute(
      'href',
      '/become-landlord',
    );
    expect(screen.queryByRole('button', { name: 'Искам да съм наемодател' })).toBeNull();
  });

  it('shows a pending request', async () => {
    fakeBackend({ 'GET /auth/role-change-request': answer.done(aRequest()) });
    renderPage(<RoleSection user={tenant} />);
    expect(await screen.findByText('Заявката за „Наемодател“ чака отговор')).toBeInTheDocument();
    expect(screen.getByText(reason)).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each([
    ['the role', 'tenant', 1],
    ['an earlier role', 'landlord', 0],
  ] as const)('shows an approval of %s', async (_what, requestedRole, count) => {
    const approved = aRequest({ status: 'approved', requestedRole, decidedAt: '2026-03-06T10:00:00.000Z' });
    fakeBackend({ 'GET /auth/role-change-request': answer.done(approved) });
    renderPage(<RoleSection user={tenant} />);
    expect(await screen.findByRole('button', { name: 'Искам да съм наемодател' })).toBeInTheDocument();
    expect(screen.queryAllByText(/^Вие сте „Наемател“ от 6 март/u)).toHaveLength(count);
  });

  it('shows the reason of a rejection and allows another request', async () => {
    const notes = 'Не успяхме да потвърдим имейла ви.';
    const decidedAt = '2026-03-06T10:00:00.000Z';
    fakeBackend({
      'GET /auth/role-change-request': answer.done(aRequest({ status: 'rejected', notes, decidedAt })),
    });
    renderPage(<RoleSection user={tenant} />);
    expect(await screen.findByText(notes)).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Нова заявка' }));
    expect(screen.getByRole('textbox')).toBeInTheDocument();
  });

  it('reloads the request after an error', async () => {
    const message = 'Услугата е временно недостъпна. Моля, опитайте отново.';
    fakeBackend({ 'GET /auth/role-change-request': answer.refused(404, { code: 'NOT_FOUND', message }) });
    renderPage(<RoleSection user={tenant} />);
    await screen.findByText(message);
    fakeBackend({ 'GET /auth/role-change-request': answer.done(aRequest()) });
    await person.click(screen.getByRole('button', { name: 'Опитай пак' }));
    expect(await screen.findByText(/чака отговор/u)).toBeInTheDocument();
  });
});

describe('a pending role request', () => {
  const ProfileReader = () => <output>{useRead('getProfile').data?.data.role}</output>;
  beforeEach(() => jest.useFakeTimers());
  afterEach(async () => {
    jest.useRealTimers();
    cleanup();
    await clearPersonalReads();
  });

  it('is read every ten seconds, and its approval brings the new role without a reload', async () => {
    let [status, role]: [RoleRequest['status'], User['role']] = ['pending', 'tenant'];
    fakeBackend({
      'GET /auth/role-change-request': () => answer.done(aRequest({ status })),
      'GET /auth/profile': () => answer.done({ ...tenant, role }),
    });
    const page = (
      <>
        <RoleSection user={tenant} />
        <ProfileReader />
      </>
    );
    renderPage(page, '/', { isCacheShared: true });
    expect(await screen.findByText('Заявката за „Наемодател“ чака отговор')).toBeInTheDocument();
    expect(screen.queryByText('landlord')).not.toBeInTheDocument();
    [status, role] = ['approved', 'landlord'];
    await act(() => jest.advanceTimersByTimeAsync(11_000));
    expect(await screen.findByText('landlord')).toBeInTheDocument();
  });
});
