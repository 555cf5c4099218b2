import type { Identity } from '@pokriv/contracts/actor';
import { AppError, badRequest, unprocessable } from '@pokriv/contracts/errors';

import { messages } from '../messages.ts';
import type { SessionDeps } from './session-deps.ts';
import { tryPassword } from './try-password.ts';

interface Given {
  password: string;
  /** The field of the call that held it. */
  param: string;
}

/**
 * Makes sure that it is the owner of an account who asks, by their password; a guess counts as one at sign-in.
 * @throws AppError BAD_REQUEST that names `param` when the password is wrong; UNPROCESSABLE for an account without one
 * (Google only); RATE_LIMITED
 */
export async function confirmPassword(
  deps: Pick<SessionDeps, 'provider' | 'limits'>,
  { uid, email }: Identity,
  { password, param }: Given,
): Promise<void> {
  const refused = (msg: string) => badRequest(msg, [{ param, msg }]);
  if (!(await deps.provider.hasPassword(uid)))
    throw unprocessable([{ param, msg: messages.noPassword }], messages.noPassword);
  await tryPassword(deps, email, password).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'UNAUTHENTICATED'
      ? refused(messages.wrongCurrentPassword)
      : error;
  });
}
