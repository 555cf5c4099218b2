import { createHash } from 'node:crypto';

import { AppError } from '@pokriv/contracts/errors';
import { networkOf } from '@pokriv/service-kit/network';
import type { Caller } from '@pokriv/service-kit/actor';

import type { ProviderSession } from '../identity-provider.ts';
import type { SessionDeps } from './session-deps.ts';

export type PasswordDeps = Pick<SessionDeps, 'provider' | 'limits' | 'devices' | 'pace'>;

/** An e-mail as the key of a limit: Redis keeps no personal data. */
export const limitKey = (email: string) =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url').slice(0, 22);

interface Attempt {
  email: string;
  password: string;
  /** Key of the limit that these wrong guesses count against. */
  budget: string;
  /** Whether the account's attempts from all unknown places slow it. */
  isPaced: boolean;
}

const isGuess = (error: unknown): boolean => error instanceof AppError && error.code === 'UNAUTHENTICATED';

/**
 * Tries a password at the identity provider. Each attempt takes a point of its budget before the password is tried, so
 * that parallel guesses are counted too; success forgets them, an outage gives its point back (decisions §2).
 */
async function tryPassword(deps: PasswordDeps, attempt: Attempt): Promise<ProviderSession> {
  const { email, password, budget, isPaced } = attempt;
  const limit = deps.limits['login-account'];
  const account = limitKey(email);
  await limit.take(budget);
  try {
    if (isPaced) await deps.pace.begin(account);
    const session = await deps.provider.signIn(email, password);
    await limit.forget(budget);
    if (isPaced) await deps.pace.forgive(account);
    return session;
  } catch (error) {
    if (!isGuess(error)) {
      await limit.giveBack(budget);
      if (isPaced) await deps.pace.forgive(account);
    }
    throw error;
  }
}

/**
 * Tries a password at sign-in. Failures count by account and network, so that a stranger locks out only their own
 * network; a browser that has signed in to this account before counts apart from it.
 * @throws AppError RATE_LIMITED; UNAUTHENTICATED in the words of spec §8
 */
export async function tryLogin(
  deps: PasswordDeps,
  { email, password }: { email: string; password: string },
  { ip, visitor }: Pick<Caller, 'ip' | 'visitor'>,
): Promise<ProviderSession> {
  const account = limitKey(email);
  const isKnown = await deps.devices.has(email, visitor);
  const budget = isKnown ? `device ${account} ${visitor}` : `network ${account} ${networkOf(ip)}`;
  return tryPassword(deps, { email, password, budget, isPaced: !isKnown });
}

/**
 * Tries the password of a person who is signed in; only their own failures count.
 * @throws AppError RATE_LIMITED; UNAUTHENTICATED
 */
export async function tryOwnPassword(
  deps: PasswordDeps,
  { uid, email }: { uid: string; email: string },
  password: string,
): Promise<ProviderSession> {
  return tryPassword(deps, { email, password, budget: `person ${uid}`, isPaced: false });
}
