import type { Actor } from '@pokriv/contracts/actor';
import { forbidden } from '@pokriv/contracts/errors';

import type { StoredAccount } from '../accounts/account.model.ts';
import { changeAccount } from '../accounts/change-account.ts';
import { isLeaving, keepAnAdmin, toLeave } from '../erasure/to-leave.ts';
import { messages } from '../messages.ts';
import type { AdminUserDeps } from './admin-user-deps.ts';
import { announceUserAct } from './user-act.ts';

/**
 * Schedules the erasure of an account like its owner's request (decisions §12); idempotent, the first date holds.
 * @throws AppError FORBIDDEN for the caller's own account; CONFLICT for the last admin; NOT_FOUND
 */
export async function deleteUser(
  deps: AdminUserDeps,
  admin: Pick<Actor, 'id'>,
  id: string,
  reason?: string,
): Promise<StoredAccount> {
  if (admin.id === id) throw forbidden(messages.ownDeletion);
  return changeAccount(deps, id, async (account, unit) => {
    if (isLeaving(account)) return undefined;
    await keepAnAdmin(deps, account, unit, messages.onlyAdmin);
    const change = await toLeave(deps, account, unit);
    if (change) await announceUserAct(account, change, reason ?? null, unit);
    return change;
  });
}
