import { GoogleAuthProvider, reauthenticateWithCredential } from 'firebase/auth';

import { boot } from '../boot.ts';
import { googleCredentialFromChooser } from './google-chooser.ts';
import { currentIdentity } from './provider.ts';

/**
 * Re-authentication with Google's popup or the local chooser.
 * @returns a token with a fresh `auth_time`
 */
export async function reauthenticateByGoogle(): Promise<string> {
  const identity = await currentIdentity();
  if (!identity) throw new Error('re-authentication needs a session');
  if (boot().authEmulator) {
    const credential = GoogleAuthProvider.credential(await googleCredentialFromChooser());
    const { user } = await reauthenticateWithCredential(identity, credential);
    return user.getIdToken(true);
  }
  const { browserPopupRedirectResolver, reauthenticateWithPopup } = await import('firebase/auth');
  const google = new GoogleAuthProvider();
  google.setCustomParameters({ prompt: 'select_account' });
  const { user } = await reauthenticateWithPopup(identity, google, browserPopupRedirectResolver);
  return user.getIdToken(true);
}
