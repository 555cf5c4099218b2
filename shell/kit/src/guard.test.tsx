import type { Role } from '@pokriv/contracts/roles';
import { act, render, screen } from '@testing-library/react';

import { Guard, type GuardProps } from './guard.tsx';
import { useLocation } from './router.ts';
import { MemoryRouter } from './router-server.ts';
import { awaitUser, clearAuth, logIn, type SessionUser } from './session.ts';

const userOf = (role: Role) => ({ id: 'u1', role, createdAt: '2026-01-05T10:00:00.000Z' }) as SessionUser;

const landlords: Role[] = ['landlord', 'admin'];
const admins: Role[] = ['admin'];

/** Called whenever the guarded page is rendered. */
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
    <MemoryRouter initialEntries={['/secret?tab=2']}>
      <Page roles={roles} />
    </MemoryRouter>,
  );

const where = () => screen.getByTestId('where').textContent;

beforeEach(() => {
  clearAuth();
  look.mockClear();
});

/** Spec §6, by who comes. */
describe('a guarded page', () => {
  it.each<[string, GuardProps['roles']]>([
    ['for anybody signed in', undefined],
    ['for landlords', landlords],
    ['for admins', admins],
  ])('%s leads a visitor to the login, and back', (_what, roles) => {
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
  ])('to a %s where %p may see it: %p', (role, roles, isOpen) => {
    logIn(userOf(role), 'token');
    open(roles);
    if (isOpen) expect(screen.getByRole('heading')).toHaveTextContent('Тайна');
    else expect([where(), look.mock.calls]).toEqual(['/', []]);
  });

  it('shows a spinner while nobody knows who is there, and nothing of itself', () => {
    logIn(userOf('admin'), 'one');
    awaitUser('two');
    open(admins);
    expect(screen.getByText('Зареждане...')).toBeInTheDocument();
    expect(look).not.toHaveBeenCalled();
    act(() => logIn(userOf('admin'), 'two'));
    expect(screen.getByRole('heading')).toHaveTextContent('Тайна');
  });

  it('closes when the session ends', () => {
    logIn(userOf('tenant'), 'token');
    open();
    act(() => clearAuth());
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(where()).toBe('/login?redirect=%2Fsecret%3Ftab%3D2');
  });
});
