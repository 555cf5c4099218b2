import { log } from '@pokriv/service-kit/log';

import type { StoredAccount } from '../accounts/account.model.ts';
import { changeAccount, type AccountDeps } from '../accounts/change-account.ts';
import { staying } from '../erasure/cancel-deletion.ts';

const DAY_MS = 86_400_000;

/**
 * Somebody is here: noted once a day at the most, and never a reason for a call to fail. It keeps the account of whoever
 * was told that it would be erased for want of use.
 * @returns the account as it is now
 */
export async function noteSeen(
  deps: AccountDeps,
  account: StoredAccount,
  now = new Date(),
): Promise<StoredAccount> {
  const { _id, erasedAt, erasureReason, lastSeenAt, isErasing } = account;
  const isWarned = Boolean(erasedAt) && erasureReason === 'inactive';
  const isFresh = lastSeenAt && now.getTime() - lastSeenAt.getTime() < DAY_MS;
  if (isErasing || (isFresh && !isWarned)) return account;
  try {
    if (!isWarned) {
      await deps.accounts.noteSeen(_id, now);
      return account;
    }
    return await changeAccount(deps, _id, (current) =>
      current.erasedAt && current.erasureReason === 'inactive' ? { ...staying, lastSeenAt: now } : undefined,
    );
  } catch (error) {
    log.debug({ err: error instanceof Error ? error.message : error }, 'presence not noted');
    return account;
  }
}
