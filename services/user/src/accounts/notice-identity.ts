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

/** True when the token differs from the account; the provider is asked only then. */
function isNews(account: StoredAccount, { email, isEmailVerified, methods }: Identity): boolean {
  if (normalizedEmail(email) !== account.email) return true;
  return (isEmailVerified && !account.isEmailVerified) || areOther(methods, account.signInMethods);
}

/**
 * Account change that syncs the provider's state. A different address is adopted once verified; until then the
 * account is unverified.
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

/** True when a sign-in method or the e-mail changed. The first read of the methods does not count. */
const opensAccount = (account: StoredAccount, change: AccountChange): boolean =>
  change.email !== undefined ||
  change.isEmailVerified === true ||
  (change.signInMethods !== undefined && account.signInMethods !== undefined);

type EndSessions = (account: StoredAccount) => AccountChange;

/**
 * Change from the provider with its consequences: a mail to the old address, and ended sessions. Undefined without a
 * change.
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

/** Tolerance between the provider's sign-in time and the token's, in seconds. */
const SKEW_S = 5;

/**
 * Ends sessions begun before the last sign-in at the provider, whichever session notices the change: an attacker's
 * older session ends.
 */
function beforeLastSignIn(lastSignInAt: number | undefined, signedInAt: number | undefined): EndSessions {
  if (lastSignInAt === undefined) return () => ({});
  const isThisOne = signedInAt !== undefined && Math.abs(lastSignInAt - signedInAt) <= SKEW_S;
  const first = isThisOne ? Math.min(lastSignInAt, signedInAt) : lastSignInAt;
  return ({ tokensValidAfter }) => ({ tokensValidAfter: Math.max(tokensValidAfter, first) });
}

/**
 * The provider's record, which then loses a linked phone: only a call past this site links one, and who signs in with
 * it there can set a password (ADR 87).
 */
async function readAndUnlink(
  { provider }: Pick<IdentityDeps, 'provider'>,
  uid: string,
): Promise<ProviderIdentity | null> {
  const present = await provider.readIdentity(uid);
  if (present?.methods?.includes('phone')) {
    await provider.unlinkPhone(uid);
    log.warn({ userId: uid }, 'identity provider: phone as a way to sign in, unlinked');
  }
  return present;
}

/**
 * Syncs an account from the provider: e-mail, verification, sign-in methods. A token only triggers the check, because
 * it may be an hour old.
 * @returns the account afterwards; unchanged while the provider is unavailable, or when the e-mail belongs to another
 * account
 */
export async function noticeIdentity(
  deps: IdentityDeps,
  account: StoredAccount,
  identity: Identity,
): Promise<StoredAccount> {
  if (!isNews(account, identity)) return account;
  try {
    const present = await readAndUnlink(deps, identity.uid);
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
    log.warn({ userId: account._id, err: error }, 'identity provider: account not compared, kept unchanged');
    return account;
  }
}
