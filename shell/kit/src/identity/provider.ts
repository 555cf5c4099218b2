import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  setPersistence,
  signInWithCredential,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
  type Auth,
  type User,
} from 'firebase/auth';

import { boot } from '../boot.ts';
import { googleCredentialFromChooser } from './google-chooser.ts';

/**
 * Identity provider (Firebase Auth), lazy: saves visitors 29 KB. The local stack uses the emulator through our own
 * origin.
 */
export type { User as ProviderUser } from 'firebase/auth';

function open(): Auth {
  const { firebase, authEmulator } = boot();
  const auth = initializeAuth(initializeApp(firebase), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
  });
  auth.languageCode = 'bg';
  if (authEmulator) connectAuthEmulator(auth, location.origin, { disableWarnings: true });
  return auth;
}

let opened: Auth | undefined;
const auth = (): Auth => (opened ??= open());

export const onIdentity = (listener: (user: User | null) => void): (() => void) =>
  onIdTokenChanged(auth(), listener);

export const currentIdentity = async (): Promise<User | null> => {
  await auth().authStateReady();
  return auth().currentUser;
};

/** Persistence of the next sign-in: until sign-out, or until this tab closes. */
export const keepSignIn = (isRemembered: boolean): Promise<void> => {
  const lasting = 'indexedDB' in globalThis ? indexedDBLocalPersistence : browserLocalPersistence;
  return setPersistence(auth(), isRemembered ? lasting : browserSessionPersistence);
};

export const signInByEmail = async (email: string, password: string): Promise<User> =>
  (await signInWithEmailAndPassword(auth(), email, password)).user;

export const signInByCustomToken = async (token: string): Promise<User> =>
  (await signInWithCustomToken(auth(), token)).user;

export async function registerByEmail(email: string, password: string, displayName: string): Promise<User> {
  const { user } = await createUserWithEmailAndPassword(auth(), email, password);
  await updateProfile(user, { displayName });
  return user;
}

export async function signInByGoogle(): Promise<User> {
  if (boot().authEmulator) {
    const idToken = await googleCredentialFromChooser();
    return (await signInWithCredential(auth(), GoogleAuthProvider.credential(idToken))).user;
  }
  const { browserPopupRedirectResolver, signInWithPopup } = await import('firebase/auth');
  const google = new GoogleAuthProvider();
  google.setCustomParameters({ prompt: 'select_account' });
  return (await signInWithPopup(auth(), google, browserPopupRedirectResolver)).user;
}

export const signOutIdentity = (): Promise<void> => signOut(auth());
