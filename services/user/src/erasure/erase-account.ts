import { forgetEvents } from '@pokriv/service-kit/forget-events';

import type { ErasureDeps } from './erasure-deps.ts';

/**
 * Last step of an erasure, in one transaction: deletes the account and its records, anonymizes the erasure record,
 * announces the farewell. Pending mails are withdrawn first; the farewell's address is deleted with its event once
 * sent.
 */
export async function eraseAccount(deps: ErasureDeps, userId: string): Promise<void> {
  const { accounts, connection, erasures, inTransaction, now, redis, roleRequests } = deps;
  const account = await accounts.byId(userId);
  if (!account) return;
  const { email, firstName } = account;
  await forgetEvents(connection, redis, { userId, email });
  await deps.forgetActor(userId);
  await inTransaction(async (unit) => {
    if (!(await erasures.finish(userId, now(), unit))) return;
    await roleRequests.forget(userId, unit);
    await deps.forgetSecondFactor(userId, unit);
    await deps.forgetFilters(userId, unit);
    await accounts.remove(userId, unit);
    await unit.announce('account-erased', { email, firstName });
  });
}
