import { log } from '@pokriv/service-kit/log';

import type { StoredAccount } from '../accounts/account.model.ts';
import { changeAccount, type AccountDeps } from '../accounts/change-account.ts';
import { presenceDay } from '../accounts/presence-day.ts';
import { staying } from './cancel-deletion.ts';

/**
 * Stores the first visit of a day (Sofia time) and cancels an erasure for inactivity; a failure never fails the call.
 * @returns the account afterwards
 */
export async function noteSeen(
  deps: AccountDeps,
  account: StoredAccount,
  now = new Date(),
): Promise<StoredAccount> {
  const { _id, erasedAt, erasureReason, lastSeenAt, isErasing } = account;
  const isWarned = Boolean(erasedAt) && erasureReason === 'inactive';
  const today = presenceDay(now);
  const isFresh = lastSeenAt && lastSeenAt >= today;
  if (isErasing || (isFresh && !isWarned)) return account;
  try {
    if (!isWarned) {
      await deps.accounts.noteSeen(_id, today);
      return account;
    }
    return await changeAccount(deps, _id, (current) =>
      current.erasedAt && current.erasureReason === 'inactive'
        ? { ...staying, lastSeenAt: today }
        : undefined,
    );
  } catch (error) {
    log.debug({ userId: _id, err: error }, 'account: lastSeenAt not stored');
    return account;
  }
}
