import { changeAccount } from '../accounts/change-account.ts';
import { endedSessions, untilNewTokensAreValid } from './end-sessions.ts';
import type { SessionDeps } from './session-deps.ts';

/**
 * Ends every session of a person: at the provider first, so that a call that failed half-way can be repeated with the
 * same token.
 */
export async function logOut(deps: SessionDeps, uid: string): Promise<void> {
  await deps.provider.endSessions(uid);
  if (!(await deps.accounts.byId(uid))) return;
  const { tokensValidAfter } = await changeAccount(deps, uid, () => endedSessions());
  await untilNewTokensAreValid(tokensValidAfter);
}
