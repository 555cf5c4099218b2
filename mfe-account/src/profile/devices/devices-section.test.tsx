import { signOutEverywhereHere } from '@pokriv/web-kit/identity';
import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, aUser, fakeBackend, signedIn } from '../../backend.testing.ts';
import { arriveAt, renderPage } from '../../page.testing.tsx';
import { DevicesSection } from './devices-section.tsx';

jest.mock('@pokriv/web-kit/identity', () => ({
  ...jest.requireActual<object>('@pokriv/web-kit/identity'),
  signOutEverywhereHere: jest.fn(),
}));
const signOut = jest.mocked(signOutEverywhereHere);
const person = userEvent.setup();

beforeAll(fakeDialogs);
beforeEach(async () => {
  await signedIn(aUser());
  signOut.mockReset().mockResolvedValue(undefined);
});

async function leave() {
  renderPage(<DevicesSection />, '/profile');
  await person.click(screen.getByRole('button', { name: 'Изход от всички устройства' }));
  await person.click(screen.getByRole('button', { name: 'Изход отвсякъде' }));
}

describe('DevicesSection', () => {
  it('signs out all devices, including this one', async () => {
    const calls = fakeBackend({ 'POST /auth/logout': answer.done(null) });
    await leave();
    await arriveAt('/login');
    expect(screen.getByText('Излязохте от всички устройства.')).toBeInTheDocument();
    expect(calls).toEqual([{ call: 'POST /auth/logout', body: { everywhere: true } }]);
    expect(signOut).toHaveBeenCalledTimes(1);
  });

  it('stays signed in when the server fails', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    fakeBackend({});
    await leave();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(signOut).not.toHaveBeenCalled();
  });
});
