import type { RoleRequest } from '@pokriv/contracts/account/role-request';
import type { User } from '@pokriv/contracts/account/user';
import { currentUser } from '@pokriv/web-kit/session';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, aUser, fakeBackend, signedIn } from '../backend.testing.ts';
import { arriveAt, renderPage } from '../page.testing.tsx';
import { BecomeLandlordPage } from './become-landlord-page.tsx';

const tenant = (over: Partial<User> = {}) => aUser({ isRoleChosen: true, isEmailVerified: true, ...over });
const request = (over: Partial<RoleRequest> = {}): RoleRequest => ({
  id: 'r1',
  currentRole: 'tenant',
  requestedRole: 'landlord',
  reason: 'Искам да давам.',
  status: 'approved',
  notes: null,
  createdAt: '2026-03-05T10:00:00.000Z',
  decidedAt: '2026-03-05T10:00:00.000Z',
  ...over,
});

async function open(user: User, answers: Parameters<typeof fakeBackend>[0] = {}) {
  await signedIn(user);
  const calls = fakeBackend({
    'GET /auth/profile': answer.done(user),
    'GET /auth/role-change-request': answer.done(null),
    ...answers,
  });
  renderPage(<BecomeLandlordPage />, '/become-landlord');
  return calls;
}
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Стани наемодател' }));

describe('BecomeLandlordPage', () => {
  it('makes a tenant a landlord with one press and opens the listing form', async () => {
    const calls = await open(tenant(), { 'POST /auth/role-change-request': answer.done(request()) });
    expect(
      screen.getByRole('heading', { name: 'За да публикувате, станете наемодател' }),
    ).toBeInTheDocument();
    const button = await screen.findByRole('button', { name: 'Стани наемодател' });
    fakeBackend({
      'POST /auth/role-change-request': answer.done(request()),
      'GET /auth/role-change-request': answer.done(request()),
      'GET /auth/profile': answer.done(tenant({ role: 'landlord' })),
    });
    await userEvent.click(button);
    await arriveAt('/create-property');
    expect(currentUser()?.role).toBe('landlord');
    expect(screen.getByTestId('toasts')).toHaveTextContent('Вече сте наемодател');
    expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(false);
  });

  it('sets the first role of a user without one', async () => {
    const user = tenant({ isRoleChosen: false, isEmailVerified: false });
    const calls = await open(user, {
      'PUT /auth/profile': answer.done({ ...user, role: 'landlord', isRoleChosen: true }),
    });
    await press();
    await arriveAt('/create-property');
    expect(calls.find(({ call }) => call === 'PUT /auth/profile')?.body).toEqual({ role: 'landlord' });
  });

  it('requires a verified e-mail first', async () => {
    await open(tenant({ isEmailVerified: false }), { 'POST /auth/verification-email': answer.done(null) });
    expect(await screen.findByText('Първо потвърдете имейла си')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Стани наемодател' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Изпрати писмото отново' }));
    expect(await screen.findByText('Изпратихме ви нов имейл за потвърждение!')).toBeInTheDocument();
  });

  it('says that an administrator reviews the request', async () => {
    const pending = request({ status: 'pending', decidedAt: null });
    await open(tenant(), {});
    const button = await screen.findByRole('button', { name: 'Стани наемодател' });
    fakeBackend({
      'POST /auth/role-change-request': answer.done(pending),
      'GET /auth/role-change-request': answer.done(pending),
      'GET /auth/profile': answer.done(tenant()),
    });
    await userEvent.click(button);
    await arriveAt('/become-landlord');
  });

  it('shows a pending request', async () => {
    await open(tenant(), {
      'GET /auth/role-change-request': answer.done(request({ status: 'pending', decidedAt: null })),
    });
    expect(await screen.findByText('Заявката за „Наемодател“ чака отговор')).toBeInTheDocument();
  });

  it('stays after a refusal and can be pressed again', async () => {
    await open(tenant(), {
      'POST /auth/role-change-request': answer.refused(409, {
        code: 'CONFLICT',
        message: 'Вече има заявка.',
      }),
    });
    await press();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Стани наемодател' })).toBeEnabled());
    await arriveAt('/become-landlord');
  });

  it('shows the reason of a rejection', async () => {
    const notes = 'Нямаме данни за жилище.';
    await open(tenant(), {
      'GET /auth/role-change-request': answer.done(request({ status: 'rejected', notes })),
    });
    expect(await screen.findByText(notes)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Към ролята в профила' })).toHaveAttribute(
      'href',
      '/profile#role',
    );
    expect(screen.queryByRole('button', { name: 'Стани наемодател' })).toBeNull();
  });
});

it('the page redirects a landlord to the listing form', async () => {
  await open(tenant({ role: 'landlord' }));
  await arriveAt('/create-property');
});
