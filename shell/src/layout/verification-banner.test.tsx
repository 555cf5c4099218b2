import { startSession } from '@pokriv/web-kit/identity';
import { MemoryRouter } from '@pokriv/web-kit/router-server';
import { clearAuth, logIn, type SessionUser } from '@pokriv/web-kit/session';
import { dismissToastAtom, toastsAtom } from '@pokriv/web-kit/toast';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';

import { SessionErrors } from '../session/session-errors.tsx';
import { VerificationBanner } from './verification-banner.tsx';

jest.mock('../../kit/src/identity/provider.ts', () => ({
  signOutIdentity: jest.fn(),
  currentIdentity: () => Promise.resolve(null),
  onIdentity: jest.fn(),
}));

const token = `a.${btoa(JSON.stringify({ sub: 'u1', exp: 4e9 }))}.c`;
const store = getDefaultStore();
const toasts = () => store.get(toastsAtom).map(({ text }) => text);

async function show(role: SessionUser['role'], reply: Response) {
  globalThis.fetch = () => Promise.resolve(reply);
  await startSession();
  logIn(
    { id: 'u1', role, isEmailVerified: false, createdAt: '2026-01-05T10:00:00.000Z' } as SessionUser,
    token,
  );
  render(
    <MemoryRouter>
      <SessionErrors />
      <VerificationBanner />
    </MemoryRouter>,
  );
}

beforeEach(() => {
  clearAuth();
  for (const { id } of store.get(toastsAtom)) store.set(dismissToastAtom, id);
});

describe('VerificationBanner', () => {
  it.each([
    ['landlord', 'Потвърдете имейла си, за да можете да публикувате обяви.'],
    ['tenant', 'Потвърдете имейла си: така знаем, че профилът е ваш.'],
  ] as const)('tells a %s their own reason', async (role, text) => {
    await show(role, Response.json({}));
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it.each(['Изпратихме ви имейл за потвърждение.', 'Изпратихме ви нов имейл за потвърждение!'])(
    'shows the server’s message: %s',
    async (message) => {
      await show('tenant', Response.json({ success: true, data: null, message }));
      await userEvent.click(await screen.findByRole('button', { name: 'Изпрати отново' }));
      await waitFor(() => expect(toasts()).toEqual([message]));
    },
  );

  it.each([
    ['RATE_LIMITED', 429],
    ['UNAVAILABLE', 503],
  ])('only logs that a mail could not be sent: %s (spec §8)', async (code, status) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await show('tenant', Response.json({ success: false, code }, { status }));
    await userEvent.click(await screen.findByRole('button', { name: 'Изпрати отново' }));
    await waitFor(() => expect(log).toHaveBeenCalled());
    expect(toasts()).toEqual([]);
  });
});
