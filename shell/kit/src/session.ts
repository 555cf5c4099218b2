import { atom, getDefaultStore } from 'jotai';

import { HINT_KEY, STORAGE_KEY } from './session-boot.ts';
import { notifyTabs } from './session-channel.ts';
import { isSessionOnly } from './session-only.ts';
import type { SessionUser } from './session-user.ts';
import { useHydratedAtom } from './use-hydrated-atom.ts';

export type { SessionUser } from './session-user.ts';
export { useHydrated, useIsHydrated } from './use-hydrated.ts';

interface AuthState {
  user: SessionUser | null;
  token: string | null;
  isAuthenticated: boolean;
}

export type Session =
  { status: 'loading' } | { status: 'visitor' } | { status: 'signed-in'; user: SessionUser };

const signedOut: AuthState = { user: null, token: null, isAuthenticated: false };

/**
 * Unreadable storage counts as empty (spec §4). So does a stand-in: after a reload it would redirect a landlord from
 * their pages before the profile is read.
 */
function readStored(): AuthState {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as Partial<AuthState> | null;
    if (stored?.user?.id && stored.user.createdAt && stored.token)
      return { user: stored.user, token: stored.token, isAuthenticated: true };
  } catch {
    // Falls through to no session.
  }
  return signedOut;
}

function persist(state: AuthState): void {
  try {
    // A token without its user is not stored: after a reload the provider returns it again.
    if (isComplete(state)) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(state));
    else sessionStorage.removeItem(STORAGE_KEY);
    if (state.token && !isSessionOnly()) localStorage.setItem(HINT_KEY, '1');
    else localStorage.removeItem(HINT_KEY);
  } catch {
    // Storage is unavailable: the session lasts for this page only.
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

/** The same objects each time: components that read the session do not render again when hydration ends. */
const loading: Session = { status: 'loading' };
const visitor: Session = { status: 'visitor' };

export const sessionAtom = atom<Session>((get) => {
  const { user, isAuthenticated } = get(authAtom);
  if (isAuthenticated && user) return { status: 'signed-in', user };
  return get(isLoadingAtom) ? loading : visitor;
});

/** Undefined for a visitor and while the session loads. */
export const userAtom = atom((get) => {
  const session = get(sessionAtom);
  return session.status === 'signed-in' ? session.user : undefined;
});

/** On the server and during hydration the session is a visitor's. */
export const useSession = (): Session => useHydratedAtom(sessionAtom, visitor);

export const useUser = (): SessionUser | undefined => useHydratedAtom(userAtom, undefined);

const store = getDefaultStore();

export const storedToken = (): string | undefined => store.get(authAtom).token ?? undefined;
/** For handlers: a press just after hydration comes before the render that knows the session. */
export const currentSession = (): Session => store.get(sessionAtom);
export const currentUser = (): SessionUser | undefined => store.get(userAtom);

/** With a token but no user the session is loading until the profile is read. */
function setState(state: AuthState): void {
  persist(state);
  store.set(authAtom, state);
  if ((state.user && state.token) || !state.token) store.set(isLoadingAtom, false);
}

const isComplete = ({ user, token }: Pick<AuthState, 'user' | 'token'>) => Boolean(user && token);

/** Login (spec §4): user and token, authenticated. */
export const logIn = (user: SessionUser, token: string): void =>
  setState({ user, token, isAuthenticated: true });

/** Renews the token and authenticates (spec §4), even before the user is known. */
export const setToken = (token: string): void =>
  setState({ ...store.get(authAtom), token, isAuthenticated: true });

function setUser(user: SessionUser): void {
  const { token } = store.get(authAtom);
  setState({ user, token, isAuthenticated: isComplete({ user, token }) });
}

/** Stores changed user data, in every tab; authenticated only with a token (spec §4). */
export function updateUser(user: SessionUser): void {
  setUser(user);
  notifyTabs({ type: 'changed', user });
}

export function followUser(user: SessionUser): void {
  if (currentUser()?.id === user.id) setUser(user);
}

export function setAuth({ user, token }: { user?: SessionUser; token?: string }): void {
  if (user && token) logIn(user, token);
  else if (user) updateUser(user);
  else if (token) setToken(token);
}

/** Signed in with a pending profile: hides the previous user meanwhile. */
export function awaitUser(token: string): void {
  if (currentUser()) store.set(isLoadingAtom, true);
  setState({ user: null, token, isAuthenticated: true });
}

/** On this device only. */
export function clearAuth(): void {
  setState(signedOut);
}

export function markSessionKnown(): void {
  store.set(isLoadingAtom, false);
}

export const onSession = (listener: () => void): (() => void) => store.sub(authAtom, listener);

export function whenSessionKnown(): Promise<void> {
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
