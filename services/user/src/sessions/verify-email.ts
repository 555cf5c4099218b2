import type { Identity } from '@pokriv/contracts/actor';

import { changeAccount } from '../accounts/change-account.ts';
import type { SessionDeps } from './session-deps.ts';

/**
 * Uses the one-time code of a mail.
 * @throws AppError BAD_REQUEST when the code is invalid or has expired
 */
export async function verifyEmail(deps: SessionDeps, code: string): Promise<void> {
  const { email } = await deps.provider.verifyEmail(code);
  const account = await deps.accounts.byEmail(email);
  if (!account) return;
  await changeAccount(deps, account._id, ({ isEmailVerified }) =>
    isEmailVerified ? undefined : { isEmailVerified: true },
  );
}

/** Sends the verification mail again; returns false when there is nothing to verify. */
export async function requestVerification(deps: SessionDeps, identity: Identity): Promise<boolean> {
  const account = await deps.accounts.byId(identity.uid);
  if (account?.isEmailVerified ?? identity.isEmailVerified) return false;
  await deps.limits['verification-email'].take(identity.uid);
  const firstName = account?.firstName ?? '';
  await deps.inTransaction((unit) =>
    unit.announce('verification-requested', { email: identity.email, firstName }),
  );
  return true;
}
