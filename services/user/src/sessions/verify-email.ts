import type { Identity } from '@pokriv/contracts/actor';

import { changeAccount } from '../accounts/change-account.ts';
import { isFieldTaken } from '../accounts/field-taken.ts';
import { withFreedAddress } from '../accounts/free-address.ts';
import { normalizedEmail } from '../accounts/normalized-email.ts';
import { takeOver } from '../accounts/notice-identity.ts';
import { endedOtherSessions } from './end-sessions.ts';
import type { SessionDeps } from './session-deps.ts';

/**
 * Consumes the one-time code of a mail. Opened by the signed-in owner, it ends all sessions but that one; opened
 * elsewhere it ends none, because a person may register on a computer and confirm on a phone.
 * @param signedIn the identity that opened the link, if signed in
 * @throws AppError BAD_REQUEST when the code is invalid, of another kind, or has expired
 */
export async function verifyEmail(deps: SessionDeps, code: string, signedIn: Identity | null): Promise<void> {
  const { uid, email } = await deps.provider.verifyEmail(code);
  const account = await deps.accounts.byId(uid);
  if (!account || account.isErasing) return;
  const session = signedIn?.uid === uid ? signedIn.signedInAt : undefined;
  const endSessions = () => (session === undefined ? {} : endedOtherSessions(session));
  const present = { email, isEmailVerified: true };
  const verify = () =>
    changeAccount(deps, uid, (current, unit) => takeOver(current, { present, endSessions }, unit));
  await withFreedAddress(deps, email, verify).catch((error: unknown) => {
    if (!isFieldTaken(error, 'email')) throw error;
  });
}

type Sent = 'first' | 'again';

/**
 * Sends a verification mail.
 * @returns whether it is the first to this address; undefined when there is nothing to verify
 */
export async function requestVerification(deps: SessionDeps, identity: Identity): Promise<Sent | undefined> {
  const account = await deps.accounts.byId(identity.uid);
  const isSameAddress = account?.email === normalizedEmail(identity.email);
  if (isSameAddress ? account.isEmailVerified : identity.isEmailVerified) return undefined;
  await deps.limits['verification-email'].take(identity.uid);
  const firstName = account?.firstName ?? '';
  await deps.inTransaction((unit) =>
    unit.announce('verification-requested', { email: identity.email, firstName }),
  );
  // creating an account already sends a mail to its own address
  return isSameAddress ? 'again' : 'first';
}
