import type { Identity } from '@pokriv/contracts/actor';

export interface VerifiedToken {
  identity: Identity;
  /** Seconds since 1970; a token refresh does not change it. */
  signedInAt: number;
  /** Seconds since 1970. */
  expires: number;
}

/**
 * Checks signature, project and times of an ID token; a port, so that tests can replace it. @throws AppError
 * UNAUTHENTICATED for an invalid token; UNAVAILABLE when it cannot be checked
 */
export type VerifyToken = (token: string) => Promise<VerifiedToken>;
