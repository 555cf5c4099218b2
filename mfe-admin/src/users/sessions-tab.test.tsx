import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, fakeBackend, signedInAsAdmin } from '../backend.testing.ts';
import { fakeDialogs } from '../dialog.testing.ts';
import { renderAt } from '../page.testing.tsx';
import { UserPage } from './user-page.tsx';
import { aUser } from '../user.testing.ts';

const person = userEvent.setup();
const END = 'DELETE /admin/users/u1/sessions';
const open = (shown = aUser('u1', { lastSeenAt: '2026-01-05T10:00:00.000Z' }), ended = answer.one(null)) => {
  const calls = fakeBackend({ [`GET /admin/users/${shown.id}`]: answer.one(shown), [END]: ended });
  renderAt(`/admin/users/${shown.id}?tab=sessions`, [{ path: '/admin/users/:id', element: <UserPage /> }]);
  return () => calls.map(({ call }) => call).filter((call) => call === END);
};
const panel = async () => within(await screen.findByRole('region', { name: 'Влизане и устройства' }));

beforeAll(fakeDialogs);
beforeEach(signedInAsAdmin);

describe('SessionsTab', () => {
  it('shows the day of the last activity', async () => {
    open(aUser('u1', { lastSeenAt: new Date().toISOString() }));
    const told = await panel();
    expect(told.getByText('Може да влиза')).toBeInTheDocument();
    expect(told.getByText('днес')).toBeInTheDocument();
  });

  it.each([
    [true, 'Включена'],
    [false, 'Изключена'],
  ])('tells whether an administrator has a second factor: %s', async (hasSecondFactor, told) => {
    open(aUser('u1', { role: 'admin', hasSecondFactor }));
    expect((await panel()).getByText('Двуфакторна защита').nextSibling).toHaveTextContent(told);
  });

  it('tells no second factor of others, who cannot have one', async () => {
    open(aUser('u1', { role: 'landlord' }));
    expect((await panel()).queryByText('Двуфакторна защита')).toBeNull();
  });

  it('signs the user out everywhere after confirmation', async () => {
    const ended = open();
    await person.click((await panel()).getByRole('button', { name: 'Изход от всички устройства' }));
    expect(ended()).toEqual([]);
    const dialog = within(screen.getByRole('alertdialog', { name: 'Да излезе ли от всички устройства?' }));
    await person.click(dialog.getByRole('button', { name: 'Изход от всички устройства' }));
    expect(await screen.findByText('Потребителят излезе от всички устройства.')).toBeInTheDocument();
    expect(ended()).toEqual([END]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('shows no success when signing out fails', async () => {
    const ended = open(aUser('u1'), answer.refused(503, 'UNAVAILABLE', 'Услугата е недостъпна.'));
    await person.click((await panel()).getByRole('button', { name: 'Изход от всички устройства' }));
    const dialog = within(screen.getByRole('alertdialog'));
    await person.click(dialog.getByRole('button', { name: 'Изход от всички устройства' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(ended()).toHaveLength(1);
    expect(screen.queryByText('Потребителят излезе от всички устройства.')).toBeNull();
  });

  it('signs the administrator out on other devices only', async () => {
    open(aUser('admin', { role: 'admin' }));
    expect((await panel()).queryByRole('button')).toBeNull();
  });
});
