import type { Identity } from '@pokriv/contracts/actor';
import type { SessionClaims } from '@pokriv/service-kit/session-claims';

export interface ProviderIdentity {
  email: string;
  isEmailVerified: boolean;
  /** `password`, `google.com`; absent when not requested. */
  methods?: string[];
  /** Seconds; absent when unknown. */
  lastSignInAt?: number;
}

export interface ProviderSession {
  token: string;
  refreshToken: string;
  /** Seconds. */
  expiresIn: number;
  /** Sign-in time in seconds; kept by refreshed tokens. */
  signedInAt: number;
  /** Claims of the token; unverified, because it comes from the provider directly. */
  identity: Identity;
}

export interface CodeOwner {
  uid: string;
  email: string;
}

export interface StartedSession extends Pick<ProviderSession, 'token' | 'refreshToken' | 'expiresIn'> {
  /** Lets the browser start the same session; valid for an hour. */
  customToken: string;
}

export interface SignInRecord {
  providers: { id: string; email: string | null; name: string | null; picture: string | null }[];
  createdAt: Date | null;
  lastSignInAt: Date | null;
  lastRefreshAt: Date | null;
}

/**
 * Identity provider. Every method throws AppError: a user error in Bulgarian (spec §8), or UNAVAILABLE without a
 * timely reply.
 */
export interface IdentityProvider {
  signIn: (email: string, password: string) => Promise<ProviderSession>;
  signUp: (email: string, password: string, displayName: string) => Promise<ProviderSession>;
  refresh: (refreshToken: string) => Promise<ProviderSession>;
  verifyEmail: (code: string) => Promise<CodeOwner>;
  resetPassword: (code: string, password: string) => Promise<CodeOwner>;
  readResetCode: (code: string) => Promise<{ email: string }>;
  /** False for an account with Google only. */
  hasPassword: (uid: string) => Promise<boolean>;
  /** @returns null for an unknown person */
  readIdentity: (uid: string) => Promise<ProviderIdentity | null>;
  setPassword: (uid: string, password: string) => Promise<void>;
  readSignIns: (uid: string) => Promise<SignInRecord | null>;
  /** Starts a session whose tokens, refreshed ones included, carry these claims. */
  startSession: (uid: string, claims: SessionClaims) => Promise<StartedSession>;
  endSessions: (uid: string) => Promise<void>;
  remove: (uid: string) => Promise<void>;
  /**
   * Sends an SMS with a code.
   * @returns the provider's id of this code
   */
  sendPhoneCode: (phone: string, recaptchaToken: string) => Promise<string>;
  /**
   * Consumes a code. Leaves the number with the provider until `forgetPhone`, never with an account.
   * @returns the proven number, normalized
   */
  provePhone: (session: string, code: string) => Promise<string>;
  /** Deletes a number at the provider, from any user there; idempotent. */
  forgetPhone: (phone: string) => Promise<void>;
  /** Takes the phone of a person as a way to sign in; idempotent. */
  unlinkPhone: (uid: string) => Promise<void>;
}
