import type { Login, SignedIn } from '@pokriv/contracts/user';

import type { SessionDeps } from './session-deps.ts';
import { signInReply } from './sign-in-reply.ts';
import { tryPassword } from './try-password.ts';

/**
 * Signs in with e-mail and password.
 * @throws AppError RATE_LIMITED; UNAUTHENTICATED in the words of spec §8; ACCOUNT_SUSPENDED
 */
export const logIn = async (deps: SessionDeps, { email, password }: Login): Promise<SignedIn> =>
  signInReply(deps, await tryPassword(deps, email, password));
