import type { Identity } from '@pokriv/contracts/actor';

/** What a verified ID token says. */
export interface VerifiedToken {
  identity: Identity;
  /** Seconds since 1970; renewing a token does not move it. */
  signedInAt: number;
  /** Seconds since 1970. */
  expires: number;
}

/**
 * Checks signature, project and time of an ID token; a port, so that tests bring their own.
 * @throws AppError UNAUTHENTICATED for a bad token; UNAVAILABLE when it cannot be checked now
 */
export type VerifyToken = (token: string) => Promise<VerifiedToken>;
