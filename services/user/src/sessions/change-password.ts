import type { Identity } from '@pokriv/contracts/actor';
import { AppError, badRequest } from '@pokriv/contracts/errors';
import type { PasswordChange, SignedIn } from '@pokriv/contracts/account/user';

import { changeAccount } from '../accounts/change-account.ts';
import { messages } from '../messages.ts';
import { confirmPassword } from './confirm-password.ts';
import { endedSessions, untilNewTokensAreValid } from './end-sessions.ts';
import type { SessionDeps } from './session-deps.ts';
import { signInReply } from './sign-in-reply.ts';

/**
 * Changes the password after checking the current one, ends all other sessions, sends a confirmation and returns a
 * new session (spec §7). Sessions end before the provider call, so that a crash never leaves a session of the old
 * password; a repeat or a reset recovers. The last step ends sessions begun with the old password meanwhile.
 * @throws AppError BAD_REQUEST with the field; UNPROCESSABLE for an account without a password; RATE_LIMITED
 */
export async function changePassword(
  deps: SessionDeps,
  identity: Identity,
  { currentPassword, newPassword }: PasswordChange,
): Promise<SignedIn> {
  const { uid, email } = identity;
  if (newPassword === currentPassword) throw refused(messages.samePassword);
  await deps.limits['password-change'].take(uid);
  await confirmPassword(deps, identity, { password: currentPassword, param: 'currentPassword' });

  await changeAccount(deps, uid, () => endedSessions());
  await deps.provider.setPassword(uid, newPassword).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'BAD_REQUEST' ? refused(error.body.message) : error;
  });
  await deps.provider.endSessions(uid);
  const { tokensValidAfter } = await changeAccount(deps, uid, async (account, unit) => {
    await unit.announce('password-changed', { email: account.email, firstName: account.firstName });
    return endedSessions();
  });

  await untilNewTokensAreValid(tokensValidAfter);
  return signInReply(deps, await deps.provider.signIn(email, newPassword));
}

const refused = (msg: string) => badRequest(msg, [{ param: 'newPassword', msg }]);
