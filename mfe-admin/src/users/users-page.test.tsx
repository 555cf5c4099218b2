import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, fakeBackend, signedInAsAdmin } from '../backend.testing.ts';
import { arriveAt, renderAt } from '../page.testing.tsx';
import { aUser } from '../user.testing.ts';
import { UsersPage } from './users-page.tsx';

const person = userEvent.setup();
const routes = [{ path: '/admin/users', element: <UsersPage /> }];

beforeEach(async () => {
  localStorage.clear();
  await signedInAsAdmin();
});

describe('UsersPage', () => {
  it('shows name and standing of each user and marks the own account', async () => {
    fakeBackend({
      'GET /admin/users': answer.list([
        aUser('u1', { state: 'suspended', plan: 'business' }),
        aUser('admin', { firstName: 'Админ', lastName: '', role: 'admin' }),
      ]),
    });
    renderAt('/admin/users', routes);
    const row = (await screen.findByRole('link', { name: 'Мария Петрова' })).closest('tr');
    if (!row) throw new Error('no row');
    for (const text of ['u1@demo.bg', 'Наемодател', 'Ограничен', 'Бизнес', '05.01.2026', 'няма данни'])
      expect(within(row).getByText(text)).toBeInTheDocument();
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/admin/users/u1');
    expect(within(row).queryByText('Вие')).not.toBeInTheDocument();
    expect(screen.getByText('Вие')).toBeInTheDocument();
    expect(screen.getByText('2 потребители')).toBeInTheDocument();
  });

  it('requests the filters of the address', async () => {
    const calls = fakeBackend({ 'GET /admin/users': answer.list([aUser('u1')]) });
    renderAt('/admin/users?state=suspended&days=7&role=king', routes);
    await screen.findByRole('link', { name: 'Мария Петрова' });
    expect(calls[0]?.query).toEqual({ state: 'suspended', days: '7', sort: 'newest', page: '1' });
    await person.click(screen.getByRole('button', { name: 'Последно тук' }));
    await arriveAt('/admin/users?state=suspended&days=7&sort=last_seen');
  });

  it('shows an error and retries', async () => {
    const calls = fakeBackend({});
    renderAt('/admin/users', routes);
    await person.click(await screen.findByRole('button', { name: 'Опитай пак' }));
    expect(calls.length).toBeGreaterThan(1);
  });
});
