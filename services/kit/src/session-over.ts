import type { Actor } from '@pokriv/contracts/actor';

type SessionEnds = Pick<Actor, 'tokensValidAfter' | 'rememberedSignIn' | 'endedSignIns'>;

/**
 * Whether the session has ended, by its own sign-out or with all others.
 * @param signedInAt seconds; unchanged by refreshed tokens, so it identifies the session
 */
export function isSessionOver(
  { tokensValidAfter, rememberedSignIn, endedSignIns = [] }: SessionEnds,
  signedInAt: number,
): boolean {
  if (endedSignIns.includes(signedInAt)) return true;
  return signedInAt < tokensValidAfter && signedInAt !== rememberedSignIn;
}
