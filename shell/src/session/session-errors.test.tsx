import { call } from '@pokriv/web-kit/api';
import { startSession } from '@pokriv/web-kit/identity';
import { useLocation } from '@pokriv/web-kit/router';
import { MemoryRouter } from '@pokriv/web-kit/router-server';
import { clearAuth, currentUser, logIn, type SessionUser } from '@pokriv/web-kit/session';
import { dismissToastAtom, toastsAtom } from '@pokriv/web-kit/toast';
import { act, render, screen, waitFor } from '@testing-library/react';
import { getDefaultStore } from 'jotai';

import { SessionErrors } from './session-errors.tsx';

const signOutIdentity = jest.fn(() => Promise.resolve());
jest.mock('../../kit/src/identity/provider.ts', () => ({
  signOutIdentity,
  currentIdentity: () => Promise.resolve(null),
  onIdentity: jest.fn(),
}));

const EXPIRED = 'Сесията ви изтече. Моля, влезте отново.';
const user = { id: 'u1', role: 'tenant', createdAt: '2026-01-05T10:00:00.000Z' } as SessionUser;
const tokenOf = (name: string) => `${name}.${btoa(JSON.stringify({ sub: 'u1', exp: 4e9 }))}.c`;

function Where() {
  const { pathname, search, state } = useLocation();
  return (
    <>
      <output>{pathname + search}</output>
      <pre data-testid="state">{JSON.stringify(state)}</pre>
    </>
  );
}

const where = () => screen.getByRole('status').textContent;
const store = getDefaultStore();
const toasts = () => store.get(toastsAtom).map(({ text }) => text);

async function openAt(address: string, status = 401, body = {}) {
  for (const { id } of store.get(toastsAtom)) store.set(dismissToastAtom, id);
  globalThis.fetch = () => Promise.resolve(new Response(JSON.stringify(body), { status }));
  await startSession();
  render(
    <MemoryRouter initialEntries={[address]}>
      <SessionErrors />
      <Where />
    </MemoryRouter>,
  );
}

const press = (times: number) =>
  act(async () => {
    await Promise.allSettled(
      Array.from({ length: times }, () => call('toggleFavorite', { params: { id: 'l1' } })),
    );
  });

beforeEach(() => clearAuth());

describe('a 401', () => {
  it('ends the session once, with one message, however many calls meet it', async () => {
    logIn(user, tokenOf('one'));
    await openAt('/properties?location=sofia');
    await press(12);
    expect(toasts()).toEqual([EXPIRED]);
    await waitFor(() => expect(where()).toBe('/login?redirect=%2Fproperties%3Flocation%3Dsofia'));
    expect(currentUser()).toBeUndefined();
    await waitFor(() => expect(signOutIdentity).toHaveBeenCalledTimes(1));
  });

  it.each(['/login?redirect=%2Fprofile', '/register'])('says and moves nothing on %s', async (address) => {
    logIn(user, tokenOf('two'));
    await openAt(address);
    await press(1);
    expect([toasts(), where()]).toEqual([[], address]);
    expect(currentUser()).toBeUndefined();
  });

  it('leads a visitor to the login without a word', async () => {
    await openAt('/properties');
    await press(1);
    expect(toasts()).toEqual([]);
    await waitFor(() => expect(where()).toBe('/login?redirect=%2Fproperties'));
  });
});

describe('a suspension', () => {
  const suspension = { until: '2026-11-29T10:00:00.000Z', reason: 'Фалшиви обяви' };
  const refusal = {
    success: false,
    code: 'ACCOUNT_SUSPENDED',
    message: 'Профилът ви е ограничен',
    suspension,
  };

  it.each(['/properties', '/login'])(
    'ends the session on %s and leads to the page that tells it, without a toast',
    async (address) => {
      logIn(user, tokenOf('suspended'));
      await openAt(address, 403, refusal);
      await press(3);
      await waitFor(() => expect(where()).toBe('/suspended'));
      expect(JSON.parse(screen.getByTestId('state').textContent)).toEqual({ suspension });
      expect(toasts()).toEqual([]);
      expect(currentUser()).toBeUndefined();
    },
  );
});

it('any other failure is a message, and the person stays', async () => {
  logIn(user, tokenOf('three'));
  await openAt('/properties', 403);
  await press(1);
  expect([toasts(), where()]).toEqual([['Нямате права за това действие.'], '/properties']);
  expect(currentUser()).toBeDefined();
});
