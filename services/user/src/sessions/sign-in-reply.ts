import { AppError, unauthenticated } from '@pokriv/contracts/errors';
import type { SignedIn } from '@pokriv/contracts/user';

import { createProfile } from '../accounts/create-profile.ts';
import { getProfile } from '../accounts/get-profile.ts';
import { profileOf } from '../accounts/new-account.ts';
import { toUser } from '../accounts/to-user.ts';
import { messages } from '../messages.ts';
import type { ProviderSession } from './identity-provider.ts';
import type { SessionDeps } from './session-deps.ts';

/**
 * The provider's tokens with the profile behind them; a missing one is made from the identity (spec §4).
 * A refresh token from before a sign-out everywhere is refused here too: not every provider does it itself.
 * @throws AppError UNAUTHENTICATED, ACCOUNT_SUSPENDED
 */
export async function signInReply(deps: SessionDeps, session: ProviderSession): Promise<SignedIn> {
  const { identity, signedInAt, token, refreshToken, expiresIn } = session;
  await createProfile(deps, identity, profileOf(identity));
  const account = await getProfile(deps, identity);
  if (account.isSuspended) throw new AppError({ code: 'ACCOUNT_SUSPENDED', message: messages.suspended });
  if (signedInAt < account.tokensValidAfter) throw unauthenticated(messages.sessionEnded);
  return { token, refreshToken, expiresIn, user: toUser(account) };
}
