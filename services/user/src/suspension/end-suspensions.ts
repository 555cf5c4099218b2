import { forEachDue } from '@pokriv/service-kit/for-each-due';

import { changeAccount, type AccountDeps } from '../accounts/change-account.ts';
import { reinstated } from './reinstate-account.ts';

/**
 * Ends expired suspensions. Checks each account again in its own transaction: concurrent runs and extensions are
 * safe.
 * @returns the number of ended suspensions
 */
export function endSuspensions(deps: AccountDeps, now = new Date()): Promise<number> {
  const isOver = (until: Date | null | undefined) => until instanceof Date && until <= now;
  return forEachDue({
    name: 'end-suspensions',
    due: (limit, seen) => deps.accounts.suspendedUntil(now, { limit, except: seen }),
    take: async (id) => {
      let isEnded = false;
      await changeAccount(deps, id, async (account, unit) => {
        // set on every run, because a transaction may be retried
        isEnded = account.isSuspended && isOver(account.suspendedUntil);
        return isEnded ? reinstated(account, unit) : undefined;
      });
      return isEnded;
    },
  });
}
