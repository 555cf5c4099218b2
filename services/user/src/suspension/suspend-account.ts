import { conflict } from '@pokriv/contracts/errors';

import type { StoredAccount } from '../accounts/account.model.ts';
import { changeAccount } from '../accounts/change-account.ts';
import { messages } from '../messages.ts';
import { endedSessions } from '../sessions/end-sessions.ts';
import type { SuspensionDeps } from './suspension-deps.ts';

export interface Suspension {
  /** null: until an admin ends it. */
  until: Date | null;
  reason: string;
}

/**
 * Keeps somebody out: every call that needs a profile is refused within a second, every session ends, and copies of the
 * account elsewhere learn that nothing of theirs is public. The account comes first, because it alone already keeps them
 * out; killed before the provider was told, its refresh tokens give ID tokens that open nothing, and suspending again
 * ends them too.
 * @throws AppError CONFLICT for an admin; NOT_FOUND
 */
export async function suspendAccount(
  deps: SuspensionDeps,
  id: string,
  { until, reason }: Suspension,
): Promise<StoredAccount> {
  const account = await changeAccount(deps, id, ({ role }) => {
    if (role === 'admin') throw conflict(messages.adminNotSuspended);
    return { isSuspended: true, suspendedUntil: until, suspensionReason: reason, ...endedSessions() };
  });
  await deps.provider.endSessions(id);
  return account;
}
