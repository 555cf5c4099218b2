import { call } from '@pokriv/web-kit/api';
import { aSubscription, fakePush, removeFakePush } from '@pokriv/web-kit/fake-push.testing';
import { startSession } from '@pokriv/web-kit/identity';
import { useLocation } from '@pokriv/web-kit/router';
import { MemoryRouter } from '@pokriv/web-kit/router-server';
import { clearAuth, currentUser, logIn, type SessionUser } from '@pokriv/web-kit/session';
import { dismissToastAtom, toastsAtom } from '@pokriv/web-kit/toast';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';

import { SessionErrors } from './session-errors.tsx';
import { useLogOut } from './use-log-out.ts';

const signOutIdentity = jest.fn(() => Promise.resolve());
jest.mock('../../kit/src/identity/provider.ts', () => ({
  signOutIdentity,
  currentIdentity: () => Promise.resolve(null),
  onIdentity: jest.fn(),
}));

const user = { id: 'u1', role: 'tenant', createdAt: '2026-01-05T10:00:00.000Z' } as SessionUser;
const token = `a.${btoa(JSON.stringify({ sub: 'u1', exp: 4e9 }))}.c`;
const store = getDefaultStore();
const toasts = () => store.get(toastsAtom).map(({ text }) => text);

function LogOut() {
  const logOut = useLogOut();
  return (
    <>
      <button type="button" onClick={logOut}>
        Изход
      </button>
      <output>{useLocation().pathname}</output>
    </>
  );
}

async function leave(answer: (address: string) => Promise<Response>) {
  const asked: string[] = [];
  globalThis.fetch = (address, options) => {
    const { authorization } = (options?.headers ?? {}) as Record<string, string>;
    asked.push(`${options?.method} ${String(address)} ${authorization}`);
    return answer(String(address));
  };
  await startSession();
  logIn(user, token);
  render(
    <MemoryRouter>
      <LogOut />
      <SessionErrors />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Изход' }));
  return asked;
}

beforeEach(() => {
  clearAuth();
  signOutIdentity.mockReset().mockResolvedValue(undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const { id } of store.get(toastsAtom)) store.set(dismissToastAtom, id);
});

describe('useLogOut', () => {
  it('ends the session at the server, then here', async () => {
    const asked = await leave(() => Promise.resolve(Response.json({ success: true, data: null })));
    await waitFor(() => expect(toasts()).toEqual(['Излязохте успешно.']));
    expect(asked).toEqual([`POST /api/auth/logout Bearer ${token}`]);
    expect([currentUser(), signOutIdentity.mock.calls.length]).toEqual([undefined, 1]);
  });

  it('is no expiry for a call that the server refuses meanwhile', async () => {
    const refused: Promise<unknown>[] = [];
    await leave((address) => {
      if (!address.endsWith('/logout')) return Promise.resolve(new Response('{}', { status: 401 }));
      refused.push(call('toggleFavorite', { params: { id: 'l1' } }).catch((error: unknown) => error));
      return Promise.all(refused).then(() => Response.json({ success: true, data: null }));
    });
    await waitFor(() => expect(toasts()).toEqual(['Излязохте успешно.']));
    expect(refused).toHaveLength(1);
    expect(screen.getByRole('status').textContent).toBe('/');
  });

  it('drops this browser at the server before the session ends, and unsubscribes it', async () => {
    const push = fakePush({ permission: 'granted' });
    push.subscription = aSubscription(push);
    try {
      const asked = await leave(() => Promise.resolve(Response.json({ success: true, data: null })));
      await waitFor(() => expect(toasts()).toEqual(['Излязохте успешно.']));
      expect(asked).toEqual([
        `POST /api/push/endpoint/drop Bearer ${token}`,
        `POST /api/auth/logout Bearer ${token}`,
      ]);
      expect([push.subscription, currentUser()]).toEqual([null, undefined]);
    } finally {
      removeFakePush();
    }
  });

  it('ends the session at the server although the drop of the browser hangs', async () => {
    const push = fakePush({ permission: 'granted' });
    push.subscription = aSubscription(push);
    try {
      const asked = await leave((address) =>
        address.endsWith('/drop')
          ? new Promise<Response>(() => undefined)
          : Promise.resolve(Response.json({ success: true, data: null })),
      );
      await waitFor(() => expect(toasts()).toEqual(['Излязохте успешно.']), { timeout: 4000 });
      expect(asked.at(-1)).toBe(`POST /api/auth/logout Bearer ${token}`);
    } finally {
      removeFakePush();
    }
  });

  it.each([
    [
      'refuses',
      () => Promise.resolve(Response.json({ success: false, code: 'UNAUTHENTICATED' }, { status: 401 })),
    ],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['does not answer', () => new Promise<Response>(() => undefined)],
  ])('ends the session here although the server %s', async (_what, answer) => {
    await leave(answer);
    await waitFor(() => expect(toasts()).toEqual(['Излязохте успешно.']), { timeout: 4000 });
    expect(currentUser()).toBeUndefined();
  });

  it('reports a failure of the identity provider, and ends the session here all the same', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    signOutIdentity.mockRejectedValue(new Error('auth/internal-error'));
    await leave(() => Promise.resolve(Response.json({ success: true, data: null })));
    await waitFor(() => expect(toasts()).toEqual(['Грешка при излизане']));
    expect(currentUser()).toBeUndefined();
  });
});
