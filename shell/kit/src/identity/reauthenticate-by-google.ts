import { GoogleAuthProvider, reauthenticateWithCredential } from 'firebase/auth';

import { boot } from '../boot.ts';
import { googleCredentialFromChooser } from './google-chooser.ts';
import { currentIdentity } from './provider.ts';

/**
 * The signed-in person chooses their Google account once more, in Google's popup or in the chooser of the local stack.
 * @returns a token whose sign-in is fresh
 */
export async function reauthenticateByGoogle(): Promise<string> {
  const identity = await currentIdentity();
  if (!identity) throw new Error('nobody is signed in');
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
