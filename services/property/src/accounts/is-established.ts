import type { Actor } from '@pokriv/contracts/actor';

const DAY_MS = 86_400_000;

/**
 * Whether an account may have a share of its own: with a verified e-mail and older than a day. What a newer one does counts
 * as its browser's and its network's, because accounts cost an attacker nothing.
 */
export const isEstablished = (
  { isEmailVerified, memberSince }: Pick<Actor, 'isEmailVerified' | 'memberSince'>,
  now: Date,
): boolean => isEmailVerified && now.getTime() - Date.parse(memberSince) > DAY_MS;
