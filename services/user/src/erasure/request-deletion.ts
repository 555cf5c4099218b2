import type { Identity } from '@pokriv/contracts/actor';
import type { DeletionRequest } from '@pokriv/contracts/account/user';

import type { StoredAccount } from '../accounts/account.model.ts';
import { changeAccount } from '../accounts/change-account.ts';
import { confirmLeaving } from './confirm-leaving.ts';
import type { DeletionDeps } from './erasure-deps.ts';
import { messages } from './messages.ts';
import { isLeaving, keepAnAdmin, toLeave } from './to-leave.ts';

/**
 * Schedules the erasure, hides the account and mails how to cancel; idempotent, the first date holds.
 * @throws AppError NOT_FOUND without a profile; CONFLICT for the last admin; those of `confirmLeaving`; RATE_LIMITED
 */
export async function requestDeletion(
  deps: DeletionDeps,
  identity: Identity,
  { password }: DeletionRequest,
): Promise<StoredAccount> {
  const { accounts, limits } = deps;
  const { uid } = identity;
  await limits.deletion.take(uid);
  const known = await accounts.byId(uid);
  if (known && !known.isErasing && isLeaving(known)) return known;
  await confirmLeaving(deps, identity, password);
  return changeAccount(deps, uid, async (account, unit) => {
    if (isLeaving(account)) return undefined;
    await keepAnAdmin(deps, account, unit, messages.lastAdmin);
    return toLeave(deps, account, unit);
  });
}
