import { unavailable } from '@pokriv/contracts/errors';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';

import type { IdentityProvider } from './identity-provider.ts';
import { identityToolkit, type ToolkitOptions } from './identity-toolkit.ts';

const ANSWER_MS = 5000;

/** firebase-admin has no time-out that can be set. */
async function inTime(answer: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(unavailable()), ANSWER_MS);
  });
  try {
    await Promise.race([answer, tooLate]);
  } catch (error) {
    throw unavailable(undefined, error);
  } finally {
    clearTimeout(timer);
  }
}

/** Firebase Authentication, or its emulator when `FIREBASE_AUTH_EMULATOR_HOST` is set. */
export function firebaseProvider(options: ToolkitOptions & { projectId: string }): IdentityProvider {
  const auth = getAuth(initializeApp({ projectId: options.projectId }));
  return {
    ...identityToolkit(options),
    endSessions: (uid) => inTime(auth.revokeRefreshTokens(uid)),
    remove: (uid) => inTime(auth.deleteUser(uid)),
  };
}
