import { z } from 'zod';

/**
 * What the user service writes into the token of a session in which the second factor was given. Only the identity
 * provider's administrator can write claims, so a claim in a verified token is ours.
 */
const SessionClaims = z.object({
  /** Seconds: when the code was given. */
  secondFactorAt: z.number().int().optional(),
  /** Seconds: the sign-in with a password (or Google) before it. */
  sessionSince: z.number().int().optional(),
});
export type SessionClaims = Required<z.infer<typeof SessionClaims>>;

/**
 * When a session began and when its second factor was given, of the claims of its token. The provider dates a session that
 * was begun with a custom token by that moment; it goes on being the session of the sign-in before, and ends with it. So
 * a custom token that was kept and used later begins nothing that an end of sessions has not ended.
 * @param authTime seconds, the token's own
 */
export function readSessionClaims(
  claims: unknown,
  authTime: number,
): { signedInAt: number; secondFactorAt?: number } {
  const { secondFactorAt, sessionSince = authTime } = SessionClaims.catch({}).parse(claims);
  return {
    signedInAt: Math.min(authTime, sessionSince),
    ...(secondFactorAt !== undefined && { secondFactorAt }),
  };
}
