import { atom, getDefaultStore } from 'jotai';

import { HINT_KEY, STORAGE_KEY } from './session-boot.ts';
import { tellTabs } from './session-channel.ts';
import { isSessionOnly } from './session-only.ts';
import type { SessionUser } from './session-user.ts';
import { useHydratedAtom } from './use-hydrated-atom.ts';

export type { SessionUser } from './session-user.ts';
export { useIsHydrated } from './use-hydrated-atom.ts';

interface AuthState {
  user: SessionUser | null;
  token: string | null;
  isAuthenticated: boolean;
}

export type Session =
  { status: 'loading' } | { status: 'visitor' } | { status: 'signed-in'; user: SessionUser };

const nobody: AuthState = { user: null, token: null, isAuthenticated: false };

/**
 * Unreadable stored data is treated as absent (spec §4). So is a person without a profile: who stood in for a landlord
 * would be led out of their pages after a reload, before anybody has asked again.
 */
function readStored(): AuthState {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as Partial<AuthState> | null;
    if (stored?.user?.id && stored.user.createdAt && stored.token)
      return { user: stored.user, token: stored.token, isAuthenticated: true };
  } catch {
    // falls through to nobody
  }
  return nobody;
}

function keep(state: AuthState): void {
  try {
    // Without its person a token is not kept: after a reload the provider gives it again.
    if (flagOf(state)) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(state));
    else sessionStorage.removeItem(STORAGE_KEY);
    if (state.token && !isSessionOnly()) localStorage.setItem(HINT_KEY, '1');
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
function enter(state: AuthState): void {
  keep(state);
  store.set(authAtom, state);
  if ((state.user && state.token) || !state.token) store.set(isLoadingAtom, false);
}

const flagOf = ({ user, token }: Pick<AuthState, 'user' | 'token'>) => Boolean(user && token);

/** Login (spec §4): person and token, authenticated. */
export const logIn = (user: SessionUser, token: string): void =>
  enter({ user, token, isAuthenticated: true });

/** A new token marks the session as authenticated (spec §4); who it is may still have to be read. */
export const setToken = (token: string): void =>
  enter({ ...store.get(authAtom), token, isAuthenticated: true });

function enterUser(user: SessionUser): void {
  const { token } = store.get(authAtom);
  enter({ user, token, isAuthenticated: flagOf({ user, token }) });
}

/** New data of the person, for every tab; authenticated only with a token (spec §4). */
export function updateUser(user: SessionUser): void {
  enterUser(user);
  tellTabs({ type: 'changed', user });
}

/** Another tab has changed the person's data. */
export function followUser(user: SessionUser): void {
  if (currentUser()?.id === user.id) enterUser(user);
}

/** Whatever is given of person and token. */
export function setAuth({ user, token }: { user?: SessionUser; token?: string }): void {
  if (user && token) logIn(user, token);
  else if (user) updateUser(user);
  else if (token) setToken(token);
}

/** Somebody is signed in, and who it is has still to be read: nobody is shown meanwhile who was here before. */
export function awaitUser(token: string): void {
  if (currentUser()) store.set(isLoadingAtom, true);
  enter({ user: null, token, isAuthenticated: true });
}

/** Signs out on this device only: state and stored traces. */
export function clearAuth(): void {
  enter(nobody);
}

/** The session is known: whoever is stored, or nobody. */
export function sessionSettled(): void {
  store.set(isLoadingAtom, false);
}

/** Hears of every change of person and token. @returns how to stop */
export const onSession = (listener: () => void): (() => void) => store.sub(authAtom, listener);

/** Resolves once it is known who is here. */
export function whenSettled(): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (store.get(sessionAtom).status === 'loading' && !store.get(authAtom).token) return;
      stop();
      resolve();
    };
    const stop = store.sub(sessionAtom, check);
    check();
  });
}
