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
 * The provider's tokens with the profile, created from the identity if missing (spec §4). Refuses refresh tokens from
 * before a sign-out everywhere, because not every provider does.
 * @throws AppError UNAUTHENTICATED, ACCOUNT_SUSPENDED
 */
export async function signInReply(deps: SessionDeps, session: ProviderSession): Promise<SignedIn> {
  const { identity, signedInAt, token, refreshToken, expiresIn } = session;
  const known = await createProfile(deps, identity, profileOf(identity));
  // checked before the profile is read: an ended session must not change anything
  if (!known.isSuspended && isSessionOver(known, signedInAt)) throw unauthenticated(messages.sessionEnded);
  const account = await getProfile(deps, identity);
  return { token, refreshToken, expiresIn, user: toUser(account) };
}
