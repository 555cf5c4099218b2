import { notFound } from '@pokriv/contracts/errors';
import { announceAct } from '@pokriv/service-kit/acts';

import { changeAccount } from '../accounts/change-account.ts';
import { messages } from '../messages.ts';
import { endedSessions } from '../sessions/end-sessions.ts';
import type { AdminUserDeps } from './admin-user-deps.ts';
import { userTarget } from './user-act.ts';

/**
 * Ends every session of a person, at the provider first, so that a failed call can be retried. Signing in again stays
 * possible; only a suspension prevents it.
 * @throws AppError NOT_FOUND; UNAVAILABLE when the provider does not answer
 */
export async function endUserSessions(deps: AdminUserDeps, id: string): Promise<void> {
  if (!(await deps.accounts.byId(id))) throw notFound(messages.profileMissing);
  await deps.provider.endSessions(id);
  await changeAccount(deps, id, async (account, unit) => {
    await announceAct({ target: userTarget(account) }, unit);
    return endedSessions();
  });
}
