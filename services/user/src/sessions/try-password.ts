import { createHash } from 'node:crypto';

import { AppError } from '@pokriv/contracts/errors';
import { networkOf } from '@pokriv/service-kit/network';
import type { Caller } from '@pokriv/service-kit/actor';

import type { ProviderSession } from '../identity-provider.ts';
import type { SessionDeps } from './session-deps.ts';

export type PasswordDeps = Pick<SessionDeps, 'provider' | 'limits' | 'devices' | 'pace'>;

/** Hash of an e-mail for rate limit keys: Redis stores no personal data. */
export const limitKey = (email: string) =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url').slice(0, 22);

interface Attempt {
  email: string;
  password: string;
  budget: string;
  isPaced: boolean;
}

const isGuess = (error: unknown): boolean => error instanceof AppError && error.code === 'UNAUTHENTICATED';

/**
 * Tries a password at the identity provider. Takes a point of the budget first, so that parallel guesses count;
 * success resets the budget, an outage returns the point (decisions §2).
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
 * Tries a password at sign-in. Failures count per account and network, so that attackers lock out only their own
 * network; a browser known to the account has its own budget.
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
 * Tries the password of a signed-in person; only their own failures count.
 * @throws AppError RATE_LIMITED; UNAUTHENTICATED
 */
export async function tryOwnPassword(
  deps: PasswordDeps,
  { uid, email }: { uid: string; email: string },
  password: string,
): Promise<ProviderSession> {
  return tryPassword(deps, { email, password, budget: `person ${uid}`, isPaced: false });
}
