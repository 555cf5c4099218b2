import { AppError } from '@pokriv/contracts/errors';

import { call } from '../api.ts';
import { nobodyError } from '../reply-error.ts';
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
import { makeRoomFor } from './last-person.ts';
import type { ProviderUser } from './provider.ts';
import { isStandIn, localTenant, namesOf } from './stand-in.ts';
import { endedToken, isWithoutNetwork } from './without-network.ts';

/** What a new person starts with (spec §4, §9), whatever the server says of a slot that is a moment old. */
export const asNewcomer = (user: SessionUser): SessionUser => ({
  ...user,
  role: 'tenant',
  remainingListings: 1,
  isPremium: false,
});

/** The identity has no profile yet: one is made of what it says (spec §4). When that fails, the person is in all the same. */
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
    console.error('the profile was not created', error);
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

/**
 * The token of an identity.
 * @throws IdentityError when it is blank; the provider's errors
 */
async function tokenOf(identity: ProviderUser): Promise<string> {
  const token = await identity.getIdToken().catch((error: unknown) => {
    if (isWithoutNetwork(error)) return endedToken(identity.uid);
    throw error;
  });
  if (!token.trim()) throw new IdentityError('session/invalid-token');
  return token;
}

/**
 * The same role as stored: only the token is renewed (spec §4), and with it whether the e-mail is verified. The profile
 * says so: a token speaks of the provider's address, which may be another one.
 */
function keepKnown(known: SessionUser, profile: SessionUser, token: string): SessionUser {
  setToken(token);
  const { isEmailVerified } = profile;
  if (known.isEmailVerified === isEmailVerified) return known;
  const user = { ...known, isEmailVerified };
  updateUser(user);
  return user;
}

/** The server's word that this person is not to be in: they stay as they were known after any other failure. */
const endsSession = (error: unknown): error is AppError =>
  error instanceof AppError && (error.code === 'UNAUTHENTICATED' || error.body.suspension !== undefined);

interface Adoption {
  /** Who the person is when their profile cannot be read. */
  standIn: SessionUser;
  /** The identity's picture is taken over if it is another one than the profile's (after Google). */
  takesPicture?: boolean;
}

/**
 * The identity provider says somebody is signed in: the token is stored, then the profile is read. The same role as
 * stored: only the token is renewed; else the store takes the profile (spec §4), as it does in the place of a stand-in.
 * Whoever is known here already stays so when the profile cannot be read: a token is renewed every hour, and a landlord
 * who writes must not be a tenant by a lost connection (docs/adr/0014).
 * @throws IdentityError when the provider gives an empty token; AppError UNAUTHENTICATED or ACCOUNT_SUSPENDED
 */
export async function adoptIdentity(
  identity: ProviderUser,
  { standIn, takesPicture = false }: Adoption,
): Promise<SessionUser> {
  const token = await tokenOf(identity);
  await makeRoomFor(identity.uid);
  const stored = currentUser();
  const known = stored?.id === identity.uid ? stored : undefined;
  // Until the profile is read nobody knows the role, and a guarded page must not decide by a guess.
  if (known) setToken(token);
  else awaitUser(token);
  const { user, isNew, isRead } = await readOrCreateProfile(identity).catch((error: unknown) => {
    if (!endsSession(error)) return { user: known ?? standIn, isNew: false, isRead: false };
    clearAuth();
    throw error;
  });
  // The session may have ended in another tab meanwhile, and the token may have been renewed.
  const present = storedToken();
  if (!present) throw nobodyError();
  const stays = isRead && known !== undefined && !isStandIn(known) && known.role === user.role;
  if (stays) return keepKnown(currentUser() ?? known, user, present);
  logIn(user, present);
  if (isNew || takesPicture) void takeAvatar(identity.photoURL, user);
  return user;
}
