import { setAuth } from '../session.ts';

const provider = () => import(/* webpackChunkName: "identity" */ './provider.ts');

/** Whether a person signs in here with a password; who came with Google alone has none. */
export async function hasPassword(): Promise<boolean> {
  const identity = await (await provider()).currentIdentity();
  return identity?.providerData.some(({ providerId }) => providerId === 'password') ?? true;
}

/**
 * Signs this browser in again after its own password was changed, which ends every session: without it the provider
 * could not renew the token in an hour. Nobody typed anything, so the throttle of the login does not count.
 */
export async function renewSession(email: string, password: string): Promise<void> {
  const identity = await (await provider()).signInByEmail(email, password);
  setAuth({ token: await identity.getIdToken() });
}

/** Goes on as the same person in a session in which the second factor was given. */
export async function continueWithFactor(customToken: string): Promise<void> {
  const identity = await (await provider()).signInByCustomToken(customToken);
  setAuth({ token: await identity.getIdToken() });
}

/**
 * A fresh sign-in of the same person with Google, before what cannot be undone.
 * @throws the provider's errors; `auth/user-mismatch` when another account was chosen
 */
export async function confirmWithGoogle(): Promise<void> {
  const { reauthenticateByGoogle } = await import('./reauthenticate-by-google.ts');
  setAuth({ token: await reauthenticateByGoogle() });
}
