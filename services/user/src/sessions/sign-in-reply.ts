import { unauthenticated } from '@pokriv/contracts/errors';
import type { SignedIn } from '@pokriv/contracts/account/user';
import { isSessionOver } from '@pokriv/service-kit/session-over';

import { createProfile } from '../accounts/create-profile.ts';
import { getProfile } from '../accounts/get-profile.ts';
import { profileOf } from '../accounts/new-account.ts';
import { toUser } from '../accounts/to-user.ts';
import { messages } from '../messages.ts';
import type { ProviderSession } from '../identity-provider.ts';
import type { SessionDeps } from './session-deps.ts';

/**
 * The provider's tokens with the profile behind them; a missing one is made from the identity (spec §4).
 * A refresh token from before a sign-out everywhere is refused here too: not every provider does it itself.
 * @throws AppError UNAUTHENTICATED, ACCOUNT_SUSPENDED
 */
export async function signInReply(deps: SessionDeps, session: ProviderSession): Promise<SignedIn> {
  const { identity, signedInAt, token, refreshToken, expiresIn } = session;
  const known = await createProfile(deps, identity, profileOf(identity));
  // before the profile is read: a session that is over must not change anything
  if (!known.isSuspended && isSessionOver(known, signedInAt)) throw unauthenticated(messages.sessionEnded);
  const account = await getProfile(deps, identity);
  return { token, refreshToken, expiresIn, user: toUser(account) };
}
