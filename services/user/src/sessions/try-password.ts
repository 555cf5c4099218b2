import { AppError } from '@pokriv/contracts/errors';

import type { ProviderSession } from './identity-provider.ts';
import { limitKey } from './limit-key.ts';
import type { SessionDeps } from './session-deps.ts';

/**
 * Tries a password at the identity provider. Each attempt takes a point of the account's limit before the password is
 * tried, so that parallel guesses are counted too; success forgets them, an outage gives its point back (decisions §2).
 * Every place that asks for a password goes through here, so that none of them helps to guess it.
 * @throws AppError RATE_LIMITED; UNAUTHENTICATED in the words of spec §8
 */
export async function tryPassword(
  { provider, limits }: Pick<SessionDeps, 'provider' | 'limits'>,
  email: string,
  password: string,
): Promise<ProviderSession> {
  const limit = limits['login-account'];
  const key = limitKey(email);
  await limit.take(key);
  const session = await provider.signIn(email, password).catch(async (error: unknown) => {
    const isGuess = error instanceof AppError && error.code === 'UNAUTHENTICATED';
    if (!isGuess) await limit.giveBack(key);
    throw error;
  });
  await limit.forget(key);
  return session;
}
