import type { AccountDeps } from './change-account.ts';

/** How a person signs in, as the identity provider knows it at this moment. */
export interface ProviderIdentity {
  email: string;
  isEmailVerified: boolean;
  /** `password`, `google.com`; absent when they were not asked for. */
  methods?: string[];
  /** Seconds; absent when it is not known. */
  lastSignInAt?: number;
}

export interface IdentityDeps extends AccountDeps {
  provider: {
    /** @returns null when the provider does not know them */
    readIdentity: (uid: string) => Promise<ProviderIdentity | null>;
  };
}
