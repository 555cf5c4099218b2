import type { Identity } from '@pokriv/contracts/actor';

import { changeAccount } from '../accounts/change-account.ts';
import { endedSession, endedSessions, untilNewTokensAreValid } from './end-sessions.ts';
import type { SessionDeps } from './session-deps.ts';

/** Ends one session; the person's other sessions continue. */
export async function logOutHere(deps: SessionDeps, { uid, signedInAt }: Identity): Promise<void> {
  if (signedInAt === undefined || !(await deps.accounts.byId(uid))) return;
  await changeAccount(deps, uid, (account) => endedSession(account, signedInAt));
  await untilNewTokensAreValid(signedInAt + 1);
}

/** Ends every session of a person, at the provider first, so that a failed call can be retried with the same token. */
export async function logOutEverywhere(deps: SessionDeps, uid: string): Promise<void> {
  await deps.provider.endSessions(uid);
  if (!(await deps.accounts.byId(uid))) return;
  const { tokensValidAfter } = await changeAccount(deps, uid, () => endedSessions());
  await untilNewTokensAreValid(tokensValidAfter);
}
