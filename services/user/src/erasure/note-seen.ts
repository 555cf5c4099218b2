import { log } from '@pokriv/service-kit/log';

import type { StoredAccount } from '../accounts/account.model.ts';
import { changeAccount, type AccountDeps } from '../accounts/change-account.ts';
import { presenceDay } from '../accounts/presence-day.ts';
import { staying } from './cancel-deletion.ts';

/**
 * Notes the first call of a person on a day in Sofia; a failure to do so never fails the call. An account that was to be
 * erased for want of use is kept.
 * @returns the account as it is now
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
    log.debug({ err: error instanceof Error ? error.message : error }, 'presence not noted');
    return account;
  }
}
