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
 * Sets a new password for who knows the present one, ends every other session, confirms by mail and answers a fresh
 * session (spec §7).
 *
 * Sessions end first, so that whatever is killed between two steps, nobody stays in with a password that was given up:
 * - after the sessions ended: everybody is out, the old password still holds, no mail. The person signs in and repeats.
 * - after the provider took the new password: everybody is out, the new one holds, the confirmation is missing. Trying
 *   again with the old one is refused; the person signs in with the new one, or asks for a reset.
 * - after the last commit: all is done, the mail is in the outbox; only the reply with the fresh session is lost.
 * Who signs in with the old password between the first two steps is out again by the last one.
 * @throws AppError BAD_REQUEST that names the field; UNPROCESSABLE for an account without a password; RATE_LIMITED
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
