import type { Role } from '@pokriv/contracts/roles';
import { act, render, screen, waitFor } from '@testing-library/react';
import { getDefaultStore } from 'jotai';

import type { SecondFactorState } from '@pokriv/contracts/account/second-factor';
import { SWRConfig } from 'swr';

import * as pages from '@pokriv/contracts/pages';

import { Guard, pageRoute, type GuardProps } from './guard.tsx';
import { startSession } from './identity.ts';
import { useLocation, useRoutes } from './router.ts';
import { MemoryRouter } from './router-server.ts';
import { toastsAtom, dismissToastAtom } from './toast.ts';
import { awaitUser, clearAuth, logIn, type SessionUser } from './session.ts';

const userOf = (role: Role) => ({ id: 'u1', role, createdAt: '2026-01-05T10:00:00.000Z' }) as SessionUser;

/** Expires in 2096, so no renewal starts. */
const TOKEN = `a.${btoa(JSON.stringify({ sub: 'u1', exp: 4e9 }))}.c`;
const landlords: Role[] = ['landlord', 'admin'];
const admins: Role[] = ['admin'];

let factor: Partial<SecondFactorState> | undefined;
const plain = { isOffered: true, isRequired: false, isSetUp: false, isGiven: false };
const answerFactor = () => {
  globalThis.fetch = jest.fn(() =>
    Promise.resolve(
      factor
        ? new Response(JSON.stringify({ success: true, data: { ...plain, ...factor } }))
        : new Response('{}', { status: 503 }),
    ),
  );
};

const look = jest.fn();

function Secret() {
  look();
  return <h1>Тайна</h1>;
}

function Page({ roles }: Pick<GuardProps, 'roles'>) {
  const { pathname, search } = useLocation();
  if (pathname !== '/secret') return <output data-testid="where">{pathname + search}</output>;
  return (
    <Guard roles={roles}>
      <Secret />
    </Guard>
  );
}

const open = (roles?: GuardProps['roles']) =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter initialEntries={['/secret?tab=2']}>
        <Page roles={roles} />
      </MemoryRouter>
    </SWRConfig>,
  );

const where = () => screen.getByTestId('where').textContent;

beforeEach(async () => {
  clearAuth();
  await startSession();
  factor = {};
  answerFactor();
  look.mockClear();
  const { get, set } = getDefaultStore();
  for (const { id } of get(toastsAtom)) set(dismissToastAtom, id);
});

/** Spec §6. */
describe('Guard', () => {
  it.each<[string, GuardProps['roles']]>([
    ['signed-in users', undefined],
    ['landlords', landlords],
    ['admins', admins],
  ])('of %s redirects a visitor to the login, with a way back', (_what, roles) => {
    open(roles);
    expect(where()).toBe('/login?redirect=%2Fsecret%3Ftab%3D2');
    expect(look).not.toHaveBeenCalled();
  });

  it.each<[Role, GuardProps['roles'], boolean]>([
    ['tenant', undefined, true],
    ['landlord', undefined, true],
    ['admin', undefined, true],
    ['tenant', landlords, false],
    ['landlord', landlords, true],
    ['admin', landlords, true],
    ['tenant', admins, false],
    ['landlord', admins, false],
    ['admin', admins, true],
  ])('for a %s and the roles %p is open: %p', async (role, roles, isOpen) => {
    logIn(userOf(role), TOKEN);
    open(roles);
    if (isOpen) expect(await screen.findByRole('heading')).toHaveTextContent('Тайна');
    else expect([where(), look.mock.calls]).toEqual(['/', []]);
  });

  it.each<[Role, Role[], string, string | undefined]>([
    ['tenant', landlords, 'Тази страница е за наемодатели.', 'Стани наемодател'],
    ['landlord', admins, 'Тази страница е за администратори.', undefined],
  ])('tells a %s why a page for %p is closed', (role, roles, text, label) => {
    logIn(userOf(role), TOKEN);
    open(roles);
    const [toast] = getDefaultStore().get(toastsAtom);
    expect([toast?.text, toast?.action?.label]).toEqual([text, label]);
    act(() => toast?.action?.onPress());
    expect(where()).toBe(label ? '/become-landlord' : '/');
  });

  it('shows a spinner and no content while the session is loading', async () => {
    logIn(userOf('admin'), TOKEN);
    awaitUser(TOKEN);
    open(admins);
    expect(screen.getByText('Зареждане...')).toBeInTheDocument();
    expect(look).not.toHaveBeenCalled();
    act(() => logIn(userOf('admin'), TOKEN));
    expect(await screen.findByRole('heading')).toHaveTextContent('Тайна');
  });

  it('closes when the session ends', () => {
    logIn(userOf('tenant'), 'token');
    open();
    act(() => clearAuth());
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(where()).toBe('/login?redirect=%2Fsecret%3Ftab%3D2');
  });
});

describe('pageRoute', () => {
  function Pages() {
    const { pathname, search } = useLocation();
    const page = useRoutes([
      ...Object.values(pages).map((one) => pageRoute(one, <Secret />)),
      { path: '*', element: null },
    ]);
    return (
      <>
        {page}
        <output data-testid="where">{pathname + search}</output>
      </>
    );
  }
  const openPage = (path: string) =>
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <MemoryRouter initialEntries={[path]}>
          <Pages />
        </MemoryRouter>
      </SWRConfig>,
    );

  it.each([
    '/profile',
    '/favorites?page=2',
    '/subscription',
    '/select-role',
    '/become-landlord',
    '/create-property',
    '/my-properties',
    '/admin',
    '/admin/users',
  ])('sends a visitor of %s to the login', (path) => {
    openPage(path);
    expect(where()).toBe(`/login?redirect=${encodeURIComponent(path)}`);
  });

  it.each(['/admin', '/admin/users', '/create-property', '/my-properties'])(
    'sends a tenant of %s home',
    (path) => {
      logIn(userOf('tenant'), TOKEN);
      openPage(path);
      expect(where()).toBe('/');
    },
  );

  it.each(['/profile', '/favorites', '/my-properties', '/create-property'])(
    'opens %s to a landlord',
    (path) => {
      logIn(userOf('landlord'), TOKEN);
      openPage(path);
      expect(where()).toBe(path);
      expect(screen.getByRole('heading')).toHaveTextContent('Тайна');
    },
  );
});

describe('Guard of administrators', () => {
  const asked = '/second-factor?redirect=%2Fsecret%3Ftab%3D2';

  it.each([
    ['is not set up and not required', {}, undefined],
    ['was given', { isSetUp: true, isGiven: true }, undefined],
    ['is off for the whole site', { isOffered: false, isSetUp: true }, undefined],
    ['is set up and was not given', { isSetUp: true }, asked],
    ['is required and not set up', { isRequired: true }, asked],
  ])('asks only for a missing required factor: it %s', async (_what, state, leadsTo) => {
    factor = state;
    logIn(userOf('admin'), TOKEN);
    open(landlords);
    expect(screen.getByText('Зареждане...')).toBeInTheDocument();
    if (!leadsTo) expect(await screen.findByRole('heading')).toHaveTextContent('Тайна');
    else {
      await waitFor(() => expect(where()).toBe(leadsTo));
      expect(look).not.toHaveBeenCalled();
    }
  });

  it('opens when the second-factor state cannot be read: the server enforces it', async () => {
    factor = undefined;
    logIn(userOf('admin'), TOKEN);
    open(admins);
    expect(await screen.findByRole('heading')).toHaveTextContent('Тайна');
  });

  it('asks for no second factor on pages of every user or of landlords', () => {
    logIn(userOf('landlord'), TOKEN);
    const { unmount } = open(landlords);
    expect(screen.getByRole('heading')).toBeInTheDocument();
    unmount();
    logIn(userOf('admin'), TOKEN);
    open();
    expect(screen.getByRole('heading')).toBeInTheDocument();
    expect(globalThis.fetch).not.toHaveBeenCalled();
  });
});
