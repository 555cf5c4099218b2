import type { Registration } from '@pokriv/contracts/user';

import { call, forgetReads } from './api.ts';
import { CHOICE_KEY } from './cookie-choice.ts';
import { adoptIdentity } from './identity/adopt.ts';
import { isWithoutNetwork } from './identity/without-network.ts';
import { forgetKept } from './kept.ts';
import {
  clearAuth,
  mayHaveSession,
  sessionSettled,
  setAuth,
  storedToken,
  type SessionUser,
} from './session.ts';
import { THEME_KEY } from './theme-boot.ts';
import { setTokenSource } from './token.ts';

export { identityFailureText } from './identity/failure-texts.ts';
export { CHOOSER_CHANNEL, CHOOSER_PATH, type ChosenAccount } from './identity/google-chooser.ts';

/** Spec §5: client throttles. */
const LOGIN_GAP_MS = 5000;
const FIREBASE_DATABASE = 'firebaseLocalStorageDb';
/** A token that is about to end is renewed before it is used. */
const RENEW_BEFORE_MS = 60_000;

const provider = () => import(/* webpackChunkName: "identity" */ './identity/provider.ts');

let lastLogin = -LOGIN_GAP_MS;
/** While a person signs in or up here, the listener leaves the session to that flow. */
let flowsUnderWay = 0;

async function asOneFlow<Result>(flow: () => Promise<Result>): Promise<Result> {
  flowsUnderWay += 1;
  try {
    return await flow();
  } finally {
    flowsUnderWay -= 1;
  }
}

const endsAt = (token: string): number => {
  try {
    const [, claims = ''] = token.split('.');
    const { exp } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { exp: number };
    return exp * 1000;
  } catch {
    return 0;
  }
};

async function freshToken(): Promise<string | undefined> {
  const stored = storedToken();
  if (!stored) return undefined;
  if (endsAt(stored) - RENEW_BEFORE_MS > Date.now()) return stored;
  try {
    const identity = await (await provider()).currentIdentity();
    const token = await identity?.getIdToken();
    if (token) setAuth({ token });
    return token;
  } catch (error) {
    // What is kept for offline reading is found by the old one just as well.
    if (isWithoutNetwork(error)) return stored;
    throw error;
  }
}

let isStarted = false;

/** Called once by the page's host: visitors never load the identity provider. */
export async function startSession(): Promise<void> {
  setTokenSource(freshToken);
  if (!mayHaveSession()) return sessionSettled();
  await watchIdentity();
}

async function watchIdentity(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  const { onIdentity } = await provider();
  onIdentity((identity) => {
    if (flowsUnderWay > 0) return;
    if (!identity) {
      void endLocally();
      return;
    }
    adoptIdentity(identity).catch(() => endLocally());
  });
}

async function endLocally(): Promise<void> {
  clearAuth();
  await Promise.all([forgetReads(), forgetKept()]);
}

/**
 * E-mail and password.
 * @throws Error 'Login attempts too frequent…' within 5 s of the last try; the provider's own errors
 */
export function signInWithEmail(email: string, password: string): Promise<SessionUser> {
  const now = Date.now();
  if (now - lastLogin < LOGIN_GAP_MS) {
    return Promise.reject(new Error('Login attempts too frequent. Please wait a moment.'));
  }
  lastLogin = now;
  return asOneFlow(async () => {
    const identity = await (await provider()).signInByEmail(email.trim(), password);
    const user = await adoptIdentity(identity);
    await watchIdentity();
    return user;
  });
}

/** Google popup with the account chooser; the first time a tenant profile is made. */
export function signInWithGoogle(): Promise<SessionUser> {
  return asOneFlow(async () => {
    const identity = await (await provider()).signInByGoogle();
    const user = await adoptIdentity(identity, 1);
    await watchIdentity();
    return user;
  });
}

/** Creates the account, its token and its profile; a profile that fails is left for later (spec §4). */
export function registerWithEmail({
  firstName,
  lastName,
  email,
  phone,
  password,
}: Registration): Promise<SessionUser> {
  return asOneFlow(async () => {
    const { registerByEmail } = await provider();
    const identity = await registerByEmail(email, password, `${firstName} ${lastName}`);
    const token = await identity.getIdToken(true);
    if (!token.trim()) throw new Error('Invalid token received from Firebase');
    setAuth({ token, user: null });
    await call('createProfile', {
      body: { firstName, lastName, role: 'tenant', ...(phone && { phone }) },
      quiet: ['BAD_REQUEST', 'CONFLICT'],
    }).catch((error: unknown) => console.error('profile was not created', error));
    const user = await adoptIdentity(identity);
    await watchIdentity();
    return user;
  });
}

/** Ends the session here: provider, state, storages, its database, cookies (spec §4). */
export async function signOutEverywhereHere(): Promise<void> {
  await asOneFlow(async () => {
    await (await provider()).signOutIdentity();
    await endLocally();
    const chosen = [THEME_KEY, CHOICE_KEY].map((key) => [key, localStorage.getItem(key)] as const);
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of chosen) if (value) localStorage.setItem(key, value);
    indexedDB.deleteDatabase(FIREBASE_DATABASE);
    for (const cookie of document.cookie.split(';')) {
      document.cookie = `${cookie.split('=')[0]?.trim()}=;expires=${new Date(0).toUTCString()};path=/`;
    }
  });
}

/** The session is over by the server's word (401): nothing to ask the provider for any more. */
export async function dropSession(): Promise<void> {
  await endLocally();
  if (isStarted) await (await provider()).signOutIdentity();
}
