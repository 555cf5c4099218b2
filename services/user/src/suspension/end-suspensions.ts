import { changeAccount, type AccountDeps } from '../accounts/change-account.ts';
import { reinstated } from './reinstate-account.ts';

const AT_ONCE = 100;

/**
 * Ends expired suspensions. Checks each account again in its own transaction: concurrent runs and extensions are
 * safe.
 * @returns the number of ended suspensions
 */
export async function endSuspensions(deps: AccountDeps, now = new Date()): Promise<number> {
  const isOver = (until: Date | null | undefined) => until instanceof Date && until <= now;
  let ended = 0;
  for (const id of await deps.accounts.suspendedUntil(now, AT_ONCE)) {
    let isEnded = false;
    await changeAccount(deps, id, async (account, unit) => {
      // set on every run, because a transaction may be retried
      isEnded = account.isSuspended && isOver(account.suspendedUntil);
      return isEnded ? reinstated(account, unit) : undefined;
    });
    if (isEnded) ended += 1;
  }
  return ended;
}
