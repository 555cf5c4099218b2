import type { Identity } from '@pokriv/contracts/actor';
import type { SessionClaims } from '@pokriv/service-kit/session-claims';

/** How a person signs in, as the identity provider knows it at this moment. */
export interface ProviderIdentity {
  email: string;
  isEmailVerified: boolean;
  /** `password`, `google.com`; absent when they were not asked for. */
  methods?: string[];
  /** Seconds; absent when it is not known. */
  lastSignInAt?: number;
}

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

/** Whom a one-time code was made for. */
export interface CodeOwner {
  uid: string;
  email: string;
}

/** Tokens of a session that was begun for a person who is signed in. */
export interface StartedSession extends Pick<ProviderSession, 'token' | 'refreshToken' | 'expiresIn'> {
  /** With it a browser begins the same session itself; good for an hour. */
  customToken: string;
}

/** What the provider keeps of somebody's signing in; for the export of their data. */
export interface SignInRecord {
  /** `password`, `google.com`. */
  providers: { id: string; email: string | null; name: string | null; picture: string | null }[];
  createdAt: Date | null;
  lastSignInAt: Date | null;
  lastRefreshAt: Date | null;
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
  verifyEmail: (code: string) => Promise<CodeOwner>;
  /** Uses up a one-time code; returns whose password was set. */
  resetPassword: (code: string, password: string) => Promise<CodeOwner>;
  /** Whose one-time code this is; leaves it usable. */
  readResetCode: (code: string) => Promise<{ email: string }>;
  /** Whether the account can be entered by a password, or only by Google. */
  hasPassword: (uid: string) => Promise<boolean>;
  /** @returns null when the provider does not know them */
  readIdentity: (uid: string) => Promise<ProviderIdentity | null>;
  setPassword: (uid: string, password: string) => Promise<void>;
  /** @returns null when the provider does not know them */
  readSignIns: (uid: string) => Promise<SignInRecord | null>;
  /** Begins a session whose tokens carry these claims, renewed ones too. */
  startSession: (uid: string, claims: SessionClaims) => Promise<StartedSession>;
  /** No refresh token issued so far works any more. */
  endSessions: (uid: string) => Promise<void>;
  /** Takes a sign-up back. */
  remove: (uid: string) => Promise<void>;
}
