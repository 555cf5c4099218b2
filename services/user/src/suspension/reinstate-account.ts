import type { Unit } from '@pokriv/service-kit/mongo';

import type { StoredAccount } from '../accounts/account.model.ts';
import type { AccountChange } from '../accounts/account.repository.ts';
import { changeAccount, type AccountDeps } from '../accounts/change-account.ts';

/** Ends a suspension; idempotent. Sessions stay ended: the person signs in again. @throws AppError NOT_FOUND */
export function reinstateAccount(deps: AccountDeps, id: string): Promise<StoredAccount> {
  return changeAccount(deps, id, reinstated);
}

export async function reinstated(
  { _id: userId, isSuspended, email, firstName }: StoredAccount,
  unit: Unit,
): Promise<AccountChange | undefined> {
  if (!isSuspended) return undefined;
  await unit.announce('account-reinstated', { email, firstName });
  await unit.announce('suspension-changed', { userId });
  return {
    isSuspended: false,
    suspendedUntil: null,
    suspensionReason: null,
    suspensionDecision: null,
    suspendedSince: null,
  };
}
