import { call } from '@pokriv/web-kit/api';
import { startSession } from '@pokriv/web-kit/identity';
import { useLocation } from '@pokriv/web-kit/router';
import { MemoryRouter } from '@pokriv/web-kit/router-server';
import { clearAuth, currentUser, logIn, type SessionUser } from '@pokriv/web-kit/session';
import { dismissToastAtom, toastsAtom } from '@pokriv/web-kit/toast';
import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';

import { SessionErrors } from './session-errors.tsx';

const signOutIdentity = jest.fn(() => Promise.resolve());
const signInByCustomToken = jest.fn(() => Promise.resolve({ getIdToken: () => Promise.resolve('new') }));
jest.mock('../../kit/src/identity/provider.ts', () => ({
  signOutIdentity,
  signInByCustomToken,
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

beforeAll(fakeDialogs);
beforeEach(() => clearAuth());

describe('a 401', () => {
  it('ends the session once, with one toast, however many calls fail', async () => {
    logIn(user, tokenOf('one'));
    await openAt('/properties?location=sofia');
    await press(12);
    expect(toasts()).toEqual([EXPIRED]);
    await waitFor(() => expect(where()).toBe('/login?redirect=%2Fproperties%3Flocation%3Dsofia'));
    expect(currentUser()).toBeUndefined();
    await waitFor(() => expect(signOutIdentity).toHaveBeenCalledTimes(1));
  });

  it.each(['/login?redirect=%2Fprofile', '/register'])('has no effect on %s', async (address) => {
    logIn(user, tokenOf('two'));
    await openAt(address);
    await press(1);
    expect([toasts(), where()]).toEqual([[], address]);
    expect(currentUser()).toBeUndefined();
  });

  it('redirects a visitor to the login without a toast', async () => {
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
    'on %s ends the session and redirects to its page, without a toast',
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

it('a failure other than of the session shows a toast and keeps the session', async () => {
  logIn(user, tokenOf('three'));
  await openAt('/properties', 403);
  await press(1);
  expect([toasts(), where()]).toEqual([['Нямате права за това действие.'], '/properties']);
  expect(currentUser()).toBeDefined();
});

describe('a missing second factor', () => {
  const admin = { ...user, role: 'admin' } as SessionUser;
  const refusal = (secondFactor: string) =>
    new Response(JSON.stringify({ code: 'SECOND_FACTOR_REQUIRED', message: 'm', secondFactor }), {
      status: 403,
    });
  const done = (data: object) => new Response(JSON.stringify({ success: true, data }));
  const dialog = () => screen.findByRole('dialog', { name: 'Двуфакторна защита' });
  const decide = () => call('approveProperty', { params: { id: 'l1' }, body: {} });
  const read = () => call('listUsers');
  const refused = (...calls: readonly (() => Promise<unknown>)[]) =>
    act(async () => void (await Promise.allSettled(calls.map((make) => make()))));

  async function openAsAdmin(step: string) {
    logIn(admin, tokenOf('admin'));
    await openAt('/admin/users?page=2');
    const answers: Record<string, () => Response> = {
      '/api/auth/second-factor/verify': () => done({ customToken: 'custom' }),
    };
    globalThis.fetch = jest.fn((address) =>
      Promise.resolve((answers[String(address)] ?? (() => refusal(step)))()),
    );
  }

  it('asks over the page, once however many calls fail', async () => {
    await openAsAdmin('code');
    await refused(decide, read, decide);
    expect(within(await dialog()).getByLabelText(/^Кодът от приложението/u)).toHaveFocus();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect([toasts(), where()]).toEqual([[], '/admin/users?page=2']);
  });

  it('continues the session with the given code', async () => {
    await openAsAdmin('code');
    await refused(decide);
    const person = userEvent.setup();
    await person.type(within(await dialog()).getByLabelText(/^Кодът от приложението/u), '123 456');
    await person.click(screen.getByRole('button', { name: 'Продължи' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(signInByCustomToken).toHaveBeenCalledWith('custom');
    expect(toasts()).toEqual(['Кодът е приет. Натиснете бутона отново.']);
    expect(where()).toBe('/admin/users?page=2');
  });

  it('links to the setup with a way back', async () => {
    await openAsAdmin('setup');
    await refused(decide);
    expect(within(await dialog()).getByRole('link', { name: 'Настрой' })).toHaveAttribute(
      'href',
      '/second-factor?redirect=%2Fadmin%2Fusers%3Fpage%3D2',
    );
  });

  it('after a dismissal is asked for by the next action, not by reads', async () => {
    await openAsAdmin('code');
    await refused(read);
    await userEvent.setup().click(within(await dialog()).getByRole('button', { name: 'Не сега' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await refused(read);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await refused(decide);
    expect(await dialog()).toBeInTheDocument();
  });
});
