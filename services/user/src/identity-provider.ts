import type { Identity } from '@pokriv/contracts/actor';
import type { SessionClaims } from '@pokriv/service-kit/session-claims';

/** A person's identity as the provider knows it now. */
export interface ProviderIdentity {
  email: string;
  isEmailVerified: boolean;
  /** `password`, `google.com`; absent when not requested. */
  methods?: string[];
  /** Seconds; absent when unknown. */
  lastSignInAt?: number;
}

/** The provider's reply to a sign-in. */
export interface ProviderSession {
  token: string;
  refreshToken: string;
  /** Seconds. */
  expiresIn: number;
  /** Seconds: time of the sign-in; kept by refreshed tokens. */
  signedInAt: number;
  /** Claims of the token; not verified, because it comes from the provider directly. */
  identity: Identity;
}

/** The owner of a one-time code. */
export interface CodeOwner {
  uid: string;
  email: string;
}

/** Tokens of a session started for a signed-in person. */
export interface StartedSession extends Pick<ProviderSession, 'token' | 'refreshToken' | 'expiresIn'> {
  /** Lets the browser start the same session; valid for an hour. */
  customToken: string;
}

/** The provider's stored data of a person, for the data export. */
export interface SignInRecord {
  /** `password`, `google.com`. */
  providers: { id: string; email: string | null; name: string | null; picture: string | null }[];
  createdAt: Date | null;
  lastSignInAt: Date | null;
  lastRefreshAt: Date | null;
}

/**
 * The identity provider's interface. Every method throws AppError: the person's mistake in Bulgarian (spec §8), or
 * UNAVAILABLE without a timely reply.
 */
export interface IdentityProvider {
  signIn: (email: string, password: string) => Promise<ProviderSession>;
  signUp: (email: string, password: string, displayName: string) => Promise<ProviderSession>;
  refresh: (refreshToken: string) => Promise<ProviderSession>;
  /** Uses up a one-time code. @returns the owner of the verified e-mail */
  verifyEmail: (code: string) => Promise<CodeOwner>;
  /** Uses up a one-time code. @returns the owner of the new password */
  resetPassword: (code: string, password: string) => Promise<CodeOwner>;
  /** Reads a one-time code without using it up. */
  readResetCode: (code: string) => Promise<{ email: string }>;
  /** False for an account with Google only. */
  hasPassword: (uid: string) => Promise<boolean>;
  /** @returns null when the provider does not know the person */
  readIdentity: (uid: string) => Promise<ProviderIdentity | null>;
  setPassword: (uid: string, password: string) => Promise<void>;
  /** @returns null when the provider does not know the person */
  readSignIns: (uid: string) => Promise<SignInRecord | null>;
  /** Starts a session whose tokens, refreshed ones included, carry these claims. */
  startSession: (uid: string, claims: SessionClaims) => Promise<StartedSession>;
  /** Revokes all refresh tokens issued so far. */
  endSessions: (uid: string) => Promise<void>;
  /** Deletes the account at the provider. */
  remove: (uid: string) => Promise<void>;
}
