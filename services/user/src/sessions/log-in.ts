import type { Login, SignedIn } from '@pokriv/contracts/account/user';
import type { Caller } from '@pokriv/service-kit/actor';

import type { SessionDeps } from './session-deps.ts';
import { signInReply } from './sign-in-reply.ts';
import { tryLogin } from './try-password.ts';

/**
 * Signs in with e-mail and password.
 * @throws AppError RATE_LIMITED; UNAUTHENTICATED in the words of spec §8; ACCOUNT_SUSPENDED
 */
export async function logIn(deps: SessionDeps, login: Login, caller: Caller): Promise<SignedIn> {
  return signInReply(deps, await tryLogin(deps, login, caller));
}
