import type { Identity } from '@pokriv/contracts/actor';
import { AppError, badRequest, unprocessable } from '@pokriv/contracts/errors';

import { messages } from '../messages.ts';
import { tryOwnPassword, type PasswordDeps } from './try-password.ts';

/** True when `confirmPassword` refused the password of this field. */
export const isWrongPassword = (error: unknown, param: string): boolean =>
  error instanceof AppError &&
  (error.body.errors?.some((one) => one.param === param && one.msg === messages.wrongCurrentPassword) ??
    false);

interface Given {
  password: string;
  param: string;
}

/**
 * Confirms the account's owner by password; wrong guesses count against that person only.
 * @throws AppError BAD_REQUEST with `param` when the password is wrong; UNPROCESSABLE for an account without one
 * (Google only); RATE_LIMITED
 */
export async function confirmPassword(
  deps: PasswordDeps,
  { uid, email }: Identity,
  { password, param }: Given,
): Promise<void> {
  const refused = (msg: string) => badRequest(msg, [{ param, msg }]);
  if (!(await deps.provider.hasPassword(uid)))
    throw unprocessable([{ param, msg: messages.noPassword }], messages.noPassword);
  await tryOwnPassword(deps, { uid, email }, password).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'UNAUTHENTICATED'
      ? refused(messages.wrongCurrentPassword)
      : error;
  });
}
