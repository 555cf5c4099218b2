import type { Identity } from '@pokriv/contracts/actor';
import { badRequest } from '@pokriv/contracts/errors';

import { confirmPassword } from '../sessions/confirm-password.ts';
import type { DeletionDeps } from './erasure-deps.ts';
import { messages } from './messages.ts';

const FRESH_MS = 5 * 60_000;

/**
 * Confirms an account's deletion by its owner: by password, rate limited as at sign-in, or by a recent sign-in (the
 * only way without a password).
 * @throws AppError BAD_REQUEST with `password`; UNPROCESSABLE for an account without one; RATE_LIMITED
 */
export async function confirmLeaving(
  deps: DeletionDeps,
  identity: Identity,
  password: string | undefined,
): Promise<void> {
  if (password !== undefined) return confirmPassword(deps, identity, { password, param: 'password' });
  const signedInAt = (identity.signedInAt ?? 0) * 1000;
  if (deps.now().getTime() - signedInAt <= FRESH_MS) return;
  const hasPassword = await deps.provider.hasPassword(identity.uid);
  const msg = hasPassword ? messages.passwordNeeded : messages.signInAgain;
  throw badRequest(msg, [{ param: 'password', msg }]);
}
