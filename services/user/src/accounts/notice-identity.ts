import type { Identity } from '@pokriv/contracts/actor';
import { AppError } from '@pokriv/contracts/errors';
import { log } from '@pokriv/service-kit/log';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { ProviderIdentity } from '../identity-provider.ts';
import type { StoredAccount } from './account.model.ts';
import type { AccountChange } from './account.repository.ts';
import { changeAccount, type IdentityDeps } from './change-account.ts';
import { isFieldTaken } from './field-taken.ts';
import { withFreedAddress } from './free-address.ts';
import { normalizedEmail } from './normalized-email.ts';

const isSameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((item) => other.includes(item));

/** `seen` is undefined when the provider was not asked. */
const areOther = (seen: readonly string[] | undefined, known: readonly string[] | undefined): boolean =>
  seen !== undefined && !isSameSet(seen, known ?? []);

/** Whether a token says something that the account does not: only then the provider is asked. */
function isNews(account: StoredAccount, { email, isEmailVerified, methods }: Identity): boolean {
  if (normalizedEmail(email) !== account.email) return true;
  return (isEmailVerified && !account.isEmailVerified) || areOther(methods, account.signInMethods);
}

/**
 * What the account takes over from the provider. A verified address proves only itself: another address than the
 * account's is adopted once it is verified, and until then the account counts as unverified.
 */
export function changeByProvider(
  account: StoredAccount,
  { email, isEmailVerified, methods }: ProviderIdentity,
): AccountChange {
  const address = normalizedEmail(email);
  const isSame = address === account.email;
  const isVerified = isEmailVerified || (isSame && account.isEmailVerified);
  return {
    ...(!isSame && isEmailVerified && { email: address }),
    ...(isVerified !== account.isEmailVerified && { isEmailVerified: isVerified }),
    ...(areOther(methods, account.signInMethods) && { signInMethods: methods }),
  };
}

/** A way into the account was opened or closed. Learning the ways for the first time is no such change. */
const opensAccount = (account: StoredAccount, change: AccountChange): boolean =>
  change.email !== undefined ||
  change.isEmailVerified === true ||
  (change.signInMethods !== undefined && account.signInMethods !== undefined);

/** What ends sessions, seen from the account as it is. */
type EndSessions = (account: StoredAccount) => AccountChange;

/**
 * What an account takes over from the provider, with what it brings: a mail to the old address, and sessions end as
 * `endSessions` says. Undefined when there is nothing new.
 */
export async function takeOver(
  account: StoredAccount,
  { present, endSessions }: { present: ProviderIdentity; endSessions: EndSessions },
  unit: Unit,
): Promise<AccountChange | undefined> {
  const change = changeByProvider(account, present);
  if (Object.keys(change).length === 0) return undefined;
  const { email, firstName } = account;
  if (change.email) await unit.announce('email-changed', { email, firstName, newEmail: change.email });
  return { ...change, ...(opensAccount(account, change) && endSessions(account)) };
}

/** How far the provider's moment of a sign-in and that in its token may lie apart, in seconds. */
const SKEW_S = 5;

/**
 * Ends the sessions that began before the last sign-in at the provider, whichever session's call notices the change: a
 * stranger's older session cannot keep itself.
 */
function beforeLastSignIn(lastSignInAt: number | undefined, signedInAt: number | undefined): EndSessions {
  if (lastSignInAt === undefined) return () => ({});
  const isThisOne = signedInAt !== undefined && Math.abs(lastSignInAt - signedInAt) <= SKEW_S;
  const first = isThisOne ? Math.min(lastSignInAt, signedInAt) : lastSignInAt;
  return ({ tokensValidAfter }) => ({ tokensValidAfter: Math.max(tokensValidAfter, first) });
}

/**
 * Brings an account up to what the provider knows of its owner: address, verification, ways of signing in. A token is
 * only the occasion to look, because it may be an hour old.
 * @returns the account as it is now; unchanged while the provider does not answer, or when the address belongs to
 * another account
 */
export async function noticeIdentity(
  deps: IdentityDeps,
  account: StoredAccount,
  identity: Identity,
): Promise<StoredAccount> {
  if (!isNews(account, identity)) return account;
  try {
    const present = await deps.provider.readIdentity(identity.uid);
    if (!present) return account;
    const endSessions = beforeLastSignIn(present.lastSignInAt, identity.signedInAt);
    const adopt = () =>
      changeAccount(deps, identity.uid, (current, unit) => takeOver(current, { present, endSessions }, unit));
    return await withFreedAddress(deps, present.email, adopt).catch((error: unknown) => {
      if (!isFieldTaken(error, 'email')) throw error;
      return changeAccount(deps, identity.uid, ({ isEmailVerified }) =>
        isEmailVerified ? { isEmailVerified: false } : undefined,
      );
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'UNAVAILABLE') throw error;
    log.warn({ err: error.cause ?? error.message }, 'identity provider: account not compared');
    return account;
  }
}
