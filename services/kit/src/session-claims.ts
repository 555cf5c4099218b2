import { z } from 'zod';

/**
 * Claims added by the user service to the token of a session with a second factor. Only the identity provider's
 * administrator can write claims, so those of a verified token are trusted.
 */
const SessionClaims = z.object({
  /** Time of the code, in seconds. */
  secondFactorAt: z.number().int().optional(),
  /** Original sign-in of the session with password or Google, in seconds. */
  sessionSince: z.number().int().optional(),
});
export type SessionClaims = Required<z.infer<typeof SessionClaims>>;

const SignIn = z.object({
  email: z.string().optional().catch(undefined),
  firebase: z.object({ sign_in_provider: z.string() }).optional().catch(undefined),
});

/**
 * Whether a verified token may open a session. A phone proves a number, never a person, and no account here is
 * without an e-mail (ADR 87).
 * @param email current e-mail at the provider, if it was read
 */
export function mayOpenSession(claims: unknown, email?: string): boolean {
  const { email: written, firebase } = SignIn.catch({}).parse(claims);
  return firebase?.sign_in_provider !== 'phone' && Boolean(email || written);
}

/**
 * Start of a session and time of its second factor. The provider dates a session begun with a custom token by that
 * moment; the claim keeps the original sign-in, so that a hoarded custom token cannot outlive an end of sessions.
 * @param authTime seconds, from the token
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
