import { AppError } from '@pokriv/contracts/errors';

import { call, forgetReads } from '../api.ts';
import { keepOnlyFor } from '../kept.ts';
import { awaitUser, clearAuth, currentUser, setAuth, type SessionUser } from '../session.ts';
import type { ProviderUser } from './provider.ts';
import { endedToken, isWithoutNetwork } from './without-network.ts';

/** Names as spec §4 takes them from the identity: first word, the part before @, or 'User'; then the rest. */
export function namesOf(identity: Pick<ProviderUser, 'displayName' | 'email'>): {
  firstName: string;
  lastName: string;
} {
  const [first, ...rest] = (identity.displayName ?? '').trim().split(/\s+/u);
  return { firstName: first || identity.email?.split('@')[0] || 'User', lastName: rest.join(' ') };
}

/** The local tenant that stands in while there is no profile to read (spec §4). */
export function localTenant(identity: ProviderUser, remainingListings: number): SessionUser {
  return {
    id: identity.uid,
    email: identity.email ?? '',
    ...namesOf(identity),
    phone: identity.phoneNumber,
    avatar: identity.photoURL,
    role: 'tenant',
    isEmailVerified: identity.emailVerified,
    isPremium: false,
    premiumExpiresAt: null,
    remainingListings,
  };
}

async function readOrCreateProfile(identity: ProviderUser): Promise<SessionUser> {
  try {
    return (await call('getProfile', { quiet: ['NOT_FOUND'] })).data;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
  }
  const profile = {
    ...namesOf(identity),
    role: 'tenant' as const,
    phone: identity.phoneNumber,
    avatar: identity.photoURL,
  };
  return call('createProfile', { body: profile, quiet: ['BAD_REQUEST'] }).then(
    ({ data }) => data,
    () => localTenant(identity, 1),
  );
}

/**
 * The identity provider says somebody is signed in: store the token, then the profile. The same role as stored: only the
 * token is renewed; else the store takes the profile (spec §4). Whoever is known here already stays so when the profile
 * cannot be read: a token is renewed every hour, and a landlord who writes must not be a tenant by a lost connection.
 * @param onFailure listings left for the local stand-in when the profile cannot be read: 0 in the listener, 1 after Google
 * @throws Error when the provider gives an empty token
 */
export async function adoptIdentity(identity: ProviderUser, onFailure: 0 | 1 = 0): Promise<SessionUser> {
  const token = await identity.getIdToken().catch((error: unknown) => {
    if (isWithoutNetwork(error)) return endedToken(identity.uid);
    throw error;
  });
  if (!token.trim()) throw new Error('Invalid token received from Firebase');
  await keepOnlyFor(identity.uid);
  const stored = currentUser();
  if (stored && stored.id !== identity.uid) await forgetReads();
  const known = stored?.id === identity.uid ? stored : undefined;
  // Until the profile is read nobody knows the role, and a guarded page must not decide by a guess.
  if (known) setAuth({ token });
  else awaitUser(token);
  const profile = await readOrCreateProfile(identity).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'UNAUTHENTICATED') {
      return known ?? localTenant(identity, onFailure);
    }
    clearAuth();
    throw error;
  });
  setAuth({ token, user: profile });
  return profile;
}
