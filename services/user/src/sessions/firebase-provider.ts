import { unavailable } from '@pokriv/contracts/errors';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';

import { signInsOf } from './firebase-sign-ins.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { identityToolkit, type ToolkitOptions } from './identity-toolkit.ts';
import { providerError } from './provider-error.ts';

const ANSWER_MS = 5000;
/** Codes of firebase-admin for a password that the project's own rules do not let through. */
const weakPassword = new Set([
  'auth/invalid-password',
  'auth/weak-password',
  'auth/password-does-not-meet-requirements',
]);

const failed = (error: unknown) =>
  error instanceof Error && 'code' in error && weakPassword.has(String(error.code))
    ? providerError('WEAK_PASSWORD')
    : unavailable(undefined, error);

/** Somebody who is gone already is removed. */
function ignoreUnknown(error: unknown): void {
  const isUnknown = error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
  if (!isUnknown) throw error;
}

/** firebase-admin has no time-out that can be set. */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the identity provider does not answer')), ANSWER_MS);
  });
  try {
    return await Promise.race([answer, tooLate]);
  } catch (error) {
    throw failed(error);
  } finally {
    clearTimeout(timer);
  }
}

/** Firebase Authentication, or its emulator when `FIREBASE_AUTH_EMULATOR_HOST` is set. */
export function firebaseProvider(options: ToolkitOptions & { projectId: string }): IdentityProvider {
  const auth = getAuth(initializeApp({ projectId: options.projectId }));
  const { signInByCustomToken, ...toolkit } = identityToolkit(options);
  return {
    ...toolkit,
    hasPassword: async (uid) => {
      const { providerData } = await inTime(auth.getUser(uid));
      return providerData.some(({ providerId }) => providerId === 'password');
    },
    setPassword: async (uid, password) => {
      await inTime(auth.updateUser(uid, { password }));
    },
    readSignIns: (uid) => inTime(signInsOf(auth, uid)),
    startSession: async (uid, claims) => {
      const customToken = await inTime(auth.createCustomToken(uid, claims));
      return { customToken, ...(await signInByCustomToken(customToken)) };
    },
    endSessions: (uid) => inTime(auth.revokeRefreshTokens(uid)),
    remove: (uid) => inTime(auth.deleteUser(uid).catch(ignoreUnknown)),
  };
}
