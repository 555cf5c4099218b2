import { AppError } from '@pokriv/contracts/errors';
import type { Login, SignedIn } from '@pokriv/contracts/user';

import type { ProviderSession } from './identity-provider.ts';
import { limitKey } from './limit-key.ts';
import type { SessionDeps } from './session-deps.ts';
import { signInReply } from './sign-in-reply.ts';

/**
 * Signs in with e-mail and password. Each attempt takes a point of the account's limit before the password is tried, so
 * that parallel guesses are counted too; success forgets them, an outage gives its point back (decisions §2).
 * @throws AppError RATE_LIMITED; UNAUTHENTICATED in the words of spec §8; ACCOUNT_SUSPENDED
 */
export async function logIn(deps: SessionDeps, { email, password }: Login): Promise<SignedIn> {
  const key = limitKey(email);
  await deps.limits.login.take(key);
  const session = await tryPassword(deps, email, password);
  await deps.limits.login.forget(key);
  return signInReply(deps, session);
}

async function tryPassword(deps: SessionDeps, email: string, password: string): Promise<ProviderSession> {
  try {
    return await deps.provider.signIn(email, password);
  } catch (error) {
    const isGuess = error instanceof AppError && error.code === 'UNAUTHENTICATED';
    if (!isGuess) await deps.limits.login.giveBack(limitKey(email));
    throw error;
  }
}
