import type { StoredAccount } from '../accounts/account.model.ts';

const SECOND_MS = 1000;
const ENDED_MAX = 20;

type SessionEnds = Pick<StoredAccount, 'tokensValidAfter' | 'rememberedSignIn' | 'endedSignIns'>;

/** ID tokens count whole seconds. */
const nextSecond = (now: number): number => Math.floor(now / SECOND_MS) + 1;

export function endedSessions(now = Date.now()): Required<SessionEnds> {
  return { tokensValidAfter: nextSecond(now), rememberedSignIn: null, endedSignIns: [] };
}

/**
 * Ends every session but one. The provider is not called, because the kept refresh token must stay valid; only this
 * service's check refuses the others.
 * @param rememberedSignIn seconds
 */
export function endedOtherSessions(rememberedSignIn: number, now = Date.now()): Required<SessionEnds> {
  return { ...endedSessions(now), rememberedSignIn };
}

/**
 * Ends one session. The provider cannot, so its sign-in time is stored; beyond `ENDED_MAX` the oldest is dropped and
 * every session up to it ends.
 */
export function endedSession(account: SessionEnds, signedInAt: number): Partial<SessionEnds> {
  const { tokensValidAfter, endedSignIns = [] } = account;
  const all = [...new Set([...endedSignIns, signedInAt])].sort((one, other) => one - other);
  const forgotten = all.slice(0, -ENDED_MAX).at(-1);
  return {
    endedSignIns: all.slice(-ENDED_MAX),
    tokensValidAfter: Math.max(tokensValidAfter, forgotten === undefined ? 0 : forgotten + 1),
  };
}

/** Waits less than a second, until a new sign-in is later than `tokensValidAfter`. */
export async function untilNewTokensAreValid(tokensValidAfter: number): Promise<void> {
  const left = () => tokensValidAfter * SECOND_MS - Date.now();
  // a timer may fire early
  while (left() > 0) await new Promise((resolve) => setTimeout(resolve, left()));
}
