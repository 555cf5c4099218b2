import type { Identity } from '@pokriv/contracts/actor';

export interface VerifiedToken {
  identity: Identity;
  /** Seconds since 1970; unchanged by a token refresh. */
  signedInAt: number;
  /** Seconds since 1970. */
  expires: number;
}

/**
 * Checks signature, project and times of an ID token; a port, replaceable in tests. @throws AppError UNAUTHENTICATED
 * for an invalid token; UNAVAILABLE when the check fails
 */
export type VerifyToken = (token: string) => Promise<VerifiedToken>;
