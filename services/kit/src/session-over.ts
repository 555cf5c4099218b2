import type { Actor } from '@pokriv/contracts/actor';

type SessionEnds = Pick<Actor, 'tokensValidAfter' | 'keptSignIn' | 'endedSignIns'>;

/**
 * Whether the session that began at this sign-in has ended: alone by a sign-out, or with all others.
 * @param signedInAt seconds; a renewed token keeps it, so it names the session
 */
export function isSessionOver(
  { tokensValidAfter, keptSignIn, endedSignIns = [] }: SessionEnds,
  signedInAt: number,
): boolean {
  if (endedSignIns.includes(signedInAt)) return true;
  return signedInAt < tokensValidAfter && signedInAt !== keptSignIn;
}
