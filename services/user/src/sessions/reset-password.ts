import { changeAccount } from '../accounts/change-account.ts';
import { endedSessions, untilNewTokensAreValid } from './end-sessions.ts';
import type { SessionDeps } from './session-deps.ts';

/** Mails a reset link; the response is the same for an unknown e-mail (decisions §9). */
export async function requestPasswordReset(deps: SessionDeps, email: string): Promise<void> {
  const account = await deps.accounts.byEmail(email);
  const firstName = account?.firstName ?? '';
  await deps.inTransaction((unit) => unit.announce('password-reset-requested', { email, firstName }));
}

/**
 * Sets a password with a one-time code, ends other sessions and sends a confirmation (decisions §9).
 * @throws AppError BAD_REQUEST when the code is invalid or has expired
 */
export async function resetPassword(deps: SessionDeps, code: string, password: string): Promise<void> {
  const { uid } = await deps.provider.resetPassword(code, password);
  const account = await deps.accounts.byId(uid);
  if (!account || account.isErasing) return;
  const { tokensValidAfter } = await changeAccount(deps, uid, async ({ email, firstName }, unit) => {
    await unit.announce('password-changed', { email, firstName });
    return endedSessions();
  });
  await untilNewTokensAreValid(tokensValidAfter);
}
