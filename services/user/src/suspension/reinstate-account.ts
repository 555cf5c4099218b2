import type { StoredAccount } from '../accounts/account.model.ts';
import { changeAccount, type AccountDeps } from '../accounts/change-account.ts';

/**
 * Ends a suspension; one that has ended stays as it is. Sessions are not brought back: the person signs in.
 * @throws AppError NOT_FOUND
 */
export const reinstateAccount = (deps: AccountDeps, id: string): Promise<StoredAccount> =>
  changeAccount(deps, id, ({ isSuspended }) => (isSuspended ? reinstated : undefined));

export const reinstated = { isSuspended: false, suspendedUntil: null, suspensionReason: null } as const;
