import type { StoredAccount } from '../accounts/account.model.ts';
import { changeAccount, type AccountDeps } from '../accounts/change-account.ts';

export const staying = { erasedAt: null, erasureReason: null } as const;

/**
 * Cancels a deletion and restores the owner's content; idempotent.
 * @throws AppError NOT_FOUND without a profile, and once the erasure has begun
 */
export function cancelDeletion(deps: AccountDeps, userId: string): Promise<StoredAccount> {
  return changeAccount(deps, userId, async ({ erasedAt, email, firstName }, unit) => {
    if (!erasedAt) return undefined;
    await unit.announce('deletion-cancelled', { email, firstName });
    return staying;
  });
}
