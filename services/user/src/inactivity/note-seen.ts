import { log } from '@pokriv/service-kit/log';

import type { StoredAccount } from '../accounts/account.model.ts';
import { changeAccount, type AccountDeps } from '../accounts/change-account.ts';
import { staying } from '../erasure/cancel-deletion.ts';

const sofiaDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Sofia' });
const dayOf = (moment: Date): string => sofiaDay.format(moment);

/**
 * Notes that a person is here, once a calendar day of Sofia; never makes a call fail. Keeps the account of a person who was
 * told that it would be erased for inactivity.
 * @returns the account as it is now
 */
export async function noteSeen(
  deps: AccountDeps,
  account: StoredAccount,
  now = new Date(),
): Promise<StoredAccount> {
  const { _id, erasedAt, erasureReason, lastSeenAt, isErasing } = account;
  const isWarned = Boolean(erasedAt) && erasureReason === 'inactive';
  const isFresh = lastSeenAt && dayOf(now) === dayOf(lastSeenAt);
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
