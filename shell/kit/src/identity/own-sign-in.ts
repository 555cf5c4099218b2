import { setAuth } from '../session.ts';

const provider = () => import(/* webpackChunkName: "identity" */ './provider.ts');

/** False for a Google-only account. */
export async function hasPassword(): Promise<boolean> {
  const identity = await (await provider()).currentIdentity();
  return identity?.providerData.some(({ providerId }) => providerId === 'password') ?? true;
}

/**
 * Signs in again after a password change, which revokes every session: otherwise the provider could not renew the
 * token. Bypasses the login throttle, because the user did not type the password again.
 */
export async function renewSession(email: string, password: string): Promise<void> {
  const identity = await (await provider()).signInByEmail(email, password);
  setAuth({ token: await identity.getIdToken() });
}

export async function continueWithFactor(customToken: string): Promise<void> {
  const identity = await (await provider()).signInByCustomToken(customToken);
  setAuth({ token: await identity.getIdToken() });
}

/**
 * Re-authentication with Google before an irreversible action.
 * @throws the provider's errors; `auth/user-mismatch` for another account
 */
export async function confirmWithGoogle(): Promise<void> {
  const { reauthenticateByGoogle } = await import('./reauthenticate-by-google.ts');
  setAuth({ token: await reauthenticateByGoogle() });
}
