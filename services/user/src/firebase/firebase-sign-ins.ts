import type { Auth } from 'firebase-admin/auth';

import type { SignInRecord } from '../identity-provider.ts';

/** Firebase formats dates as UTC strings. */
const moment = (text: string | null | undefined): Date | null => (text ? new Date(text) : null);

/** @returns null for an unknown user */
export async function signInsOf(auth: Auth, uid: string): Promise<SignInRecord | null> {
  const user = await auth.getUser(uid).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found') return null;
    throw error;
  });
  if (!user) return null;
  return {
    providers: user.providerData.map(({ providerId, email, displayName, photoURL }) => ({
      id: providerId,
      email: email || null,
      name: displayName || null,
      picture: photoURL || null,
    })),
    createdAt: moment(user.metadata.creationTime),
    lastSignInAt: moment(user.metadata.lastSignInTime),
    lastRefreshAt: moment(user.metadata.lastRefreshTime),
  };
}
