import type { Identity } from '@pokriv/contracts/actor';

/** A sign-in as the identity provider answers it. */
export interface ProviderSession {
  token: string;
  refreshToken: string;
  /** Seconds. */
  expiresIn: number;
  /** Seconds: when the password was given; a refreshed token keeps it. */
  signedInAt: number;
  /** What the token says; it came from the provider itself, so it is not verified again. */
  identity: Identity;
}

/**
 * What this service asks of the identity provider. Every method throws AppError: the person's mistake in Bulgarian
 * (spec §8), or UNAVAILABLE when the provider does not answer in time.
 */
export interface IdentityProvider {
  signIn: (email: string, password: string) => Promise<ProviderSession>;
  signUp: (email: string, password: string, displayName: string) => Promise<ProviderSession>;
  refresh: (refreshToken: string) => Promise<ProviderSession>;
  /** Uses up a one-time code; returns whose e-mail is verified now. */
  verifyEmail: (code: string) => Promise<{ email: string }>;
  /** Uses up a one-time code; returns whose password was set. */
  resetPassword: (code: string, password: string) => Promise<{ email: string }>;
  /** No refresh token issued so far works any more. */
  endSessions: (uid: string) => Promise<void>;
  /** Takes a sign-up back. */
  remove: (uid: string) => Promise<void>;
}
