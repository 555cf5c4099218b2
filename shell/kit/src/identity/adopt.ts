import { AppError } from '@pokriv/contracts/errors';

import { call } from '../api.ts';
import { unauthenticatedError } from '../reply-error.ts';
import {
  awaitUser,
  clearAuth,
  currentUser,
  logIn,
  setToken,
  storedToken,
  updateUser,
  type SessionUser,
} from '../session.ts';
import { takeAvatar } from './google-avatar.ts';
import { IdentityError } from './identity-error.ts';
import { clearTracesOfOthers } from './clear-traces-of-others.ts';
import type { ProviderUser } from './provider.ts';
import { isStandIn } from './is-stand-in.ts';
import { localTenant, namesOf } from './stand-in.ts';
import { expiredToken, isNetworkFailure } from './network-failure.ts';

/** Initial values of a new user (spec §4, §9); the server's slot counter may lag. */
export const asNewcomer = (user: SessionUser): SessionUser => ({
  ...user,
  role: 'tenant',
  remainingListings: 1,
  isPremium: false,
});

/** Creates a missing profile from the identity (spec §4); on failure the session uses a local stand-in. */
async function createProfile(identity: ProviderUser): Promise<SessionUser> {
  const body = {
    ...namesOf(identity),
    role: 'tenant' as const,
    phone: identity.phoneNumber,
    avatar: identity.photoURL,
  };
  try {
    const { data } = await call('createProfile', { body, quiet: ['BAD_REQUEST'] });
    return asNewcomer(data);
  } catch (error) {
    console.error('sign-in: profile not created, a local user signs in', error);
    return localTenant(identity, 1);
  }
}

interface FoundProfile {
  user: SessionUser;
  isNew: boolean;
  isRead: boolean;
}

async function readOrCreateProfile(identity: ProviderUser): Promise<FoundProfile> {
  try {
    const { data } = await call('getProfile', { quiet: ['NOT_FOUND'] });
    return { user: data, isNew: false, isRead: true };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
  }
  return { user: await createProfile(identity), isNew: true, isRead: true };
}

/** @throws IdentityError for a blank token; the provider's errors */
async function tokenOf(identity: ProviderUser): Promise<string> {
  const token = await identity.getIdToken().catch((error: unknown) => {
    if (isNetworkFailure(error)) return expiredToken(identity.uid);
    throw error;
  });
  if (!token.trim()) throw new IdentityError('session/invalid-token');
  return token;
}

/**
 * For an unchanged role: updates only the token and the e-mail verification (spec §4). The verification comes from the
 * profile, because the token describes the provider's address, which may differ.
 */
function keepKnown(known: SessionUser, profile: SessionUser, token: string): SessionUser {
  setToken(token);
  const { isEmailVerified } = profile;
  if (known.isEmailVerified === isEmailVerified) return known;
  const user = { ...known, isEmailVerified };
  updateUser(user);
  return user;
}

/** Only a refusal by the server ends the session; after any other failure the stored user stays. */
const endsSession = (error: unknown): error is AppError =>
  error instanceof AppError && (error.code === 'UNAUTHENTICATED' || error.body.suspension !== undefined);

interface Adoption {
  standIn: SessionUser;
  takesPicture?: boolean;
}

/**
 * Stores the token of a signed-in identity, then reads the profile. With an unchanged role only the token is renewed,
 * otherwise the profile replaces the stored user or stand-in (spec §4). A stored user survives a failed read: tokens
 * renew every hour, and a lost connection must not turn a landlord into a tenant (docs/adr/0014).
 * @throws IdentityError for an empty token; AppError UNAUTHENTICATED or ACCOUNT_SUSPENDED
 */
export async function adoptIdentity(
  identity: ProviderUser,
  { standIn, takesPicture = false }: Adoption,
): Promise<SessionUser> {
  const token = await tokenOf(identity);
  await clearTracesOfOthers(identity.uid);
  const stored = currentUser();
  const known = stored?.id === identity.uid ? stored : undefined;
  // Without a stored user the role is unknown until the profile is read, and guards must wait for it.
  if (known) setToken(token);
  else awaitUser(token);
  const { user, isNew, isRead } = await readOrCreateProfile(identity).catch((error: unknown) => {
    if (!endsSession(error)) return { user: known ?? standIn, isNew: false, isRead: false };
    clearAuth();
    throw error;
  });
  // Meanwhile another tab may have ended the session, or the token may have been renewed.
  const present = storedToken();
  if (!present) throw unauthenticatedError();
  const stays = isRead && known !== undefined && !isStandIn(known) && known.role === user.role;
  if (stays) return keepKnown(currentUser() ?? known, user, present);
  logIn(user, present);
  if (isNew || takesPicture) void takeAvatar(identity.photoURL, user);
  return user;
}
