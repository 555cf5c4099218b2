import type { User } from '@pokriv/contracts/user';
import { atom, getDefaultStore } from 'jotai';

import { HINT_KEY } from './session-boot.ts';
import { useHydratedAtom } from './use-hydrated-atom.ts';

export { useIsHydrated } from './use-hydrated-atom.ts';

/** Spec §4: the auth state lives in session storage under this key. */
const STORAGE_KEY = 'auth-storage';

export type SessionUser = Omit<User, 'isRoleChosen' | 'createdAt' | 'updatedAt'> &
  Partial<Pick<User, 'isRoleChosen' | 'createdAt' | 'updatedAt'>>;

interface AuthState {
  user: SessionUser | null;
  token: string | null;
  isAuthenticated: boolean;
}

export type Session =
  { status: 'loading' } | { status: 'visitor' } | { status: 'signed-in'; user: SessionUser };

const nobody: AuthState = { user: null, token: null, isAuthenticated: false };

/** Unreadable stored data is treated as absent (spec §4). */
function readStored(): AuthState {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as Partial<AuthState> | null;
    if (stored?.user?.id && stored.token)
      return { user: stored.user, token: stored.token, isAuthenticated: true };
  } catch {
    // falls through to nobody
  }
  return nobody;
}

function keep(state: AuthState): void {
  try {
    // Without its person a token is not kept: after a reload the provider gives it again.
    if (state.isAuthenticated) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(state));
    else sessionStorage.removeItem(STORAGE_KEY);
    if (state.token) localStorage.setItem(HINT_KEY, '1');
    else localStorage.removeItem(HINT_KEY);
  } catch {
    // A browser that forbids storage keeps the session for this page only.
  }
}

export function mayHaveSession(): boolean {
  try {
    return localStorage.getItem(HINT_KEY) !== null || sessionStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}

const authAtom = atom<AuthState>(readStored());
const isLoadingAtom = atom(mayHaveSession() && !readStored().isAuthenticated);

export const sessionAtom = atom<Session>((get) => {
  const { user, isAuthenticated } = get(authAtom);
  if (isAuthenticated && user) return { status: 'signed-in', user };
  return get(isLoadingAtom) ? { status: 'loading' } : { status: 'visitor' };
});

/** The signed-in user, or undefined for a visitor and while the session loads. */
export const userAtom = atom((get) => {
  const session = get(sessionAtom);
  return session.status === 'signed-in' ? session.user : undefined;
});

const visitor: Session = { status: 'visitor' };

/** The session, as components read it: on the server and while its page is taken over everybody is a visitor. */
export const useSession = (): Session => useHydratedAtom(sessionAtom, visitor);

/** The signed-in user, as components read it. */
export const useUser = (): SessionUser | undefined => useHydratedAtom(userAtom, undefined);

const store = getDefaultStore();

export const storedToken = (): string | undefined => store.get(authAtom).token ?? undefined;
export const currentUser = (): SessionUser | undefined => store.get(userAtom);

/** A token without a person leaves a session that is loading as it is: whoever it belongs to is still being read. */
export function setAuth(next: Partial<AuthState>): void {
  const merged = { ...store.get(authAtom), ...next };
  const state = { ...merged, isAuthenticated: Boolean(merged.user && merged.token) };
  keep(state);
  store.set(authAtom, state);
  if (state.isAuthenticated || !state.token) store.set(isLoadingAtom, false);
}

/** Somebody is signed in, and who it is has still to be read: nobody is shown meanwhile who was here before. */
export function awaitUser(token: string): void {
  if (currentUser()) store.set(isLoadingAtom, true);
  setAuth({ token, user: null });
}

/** Signs out on this device only: state and stored traces. */
export function clearAuth(): void {
  keep(nobody);
  store.set(authAtom, nobody);
  store.set(isLoadingAtom, false);
}

/** The session is known: whoever is stored, or nobody. */
export function sessionSettled(): void {
  store.set(isLoadingAtom, false);
}
