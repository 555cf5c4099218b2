import { unauthenticated, unavailable } from '@pokriv/contracts/errors';
import { readSessionClaims } from '@pokriv/service-kit/session-claims';
import type { Auth, DecodedIdToken } from 'firebase-admin/auth';

import { inTime } from '../in-time.ts';
import { messages } from '../messages.ts';
import type { VerifiedToken, VerifyToken } from './verify-token.ts';

/** The name of this process's app within firebase-admin. */
export const FIREBASE_APP = 'bff';
/** How far a clock may be behind the provider's. */
const SKEW_S = 300;
/** The library waits for the provider's keys (or its emulator) far longer than a person does. */
const ANSWER_MS = 4000;
const late = () => new Error('the identity provider does not answer');

/** Loaded with the first token: the door opens without waiting for the library. */
async function authOf(projectId: string): Promise<Auth> {
  const [{ getApps, initializeApp }, { getAuth }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/auth'),
  ]);
  const app =
    getApps().find(({ name }) => name === FIREBASE_APP) ?? initializeApp({ projectId }, FIREBASE_APP);
  return getAuth(app);
}

/** Codes that condemn the token itself; anything else means that it could not be checked. */
const badToken = new Set([
  'auth/argument-error',
  'auth/invalid-argument',
  'auth/invalid-id-token',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

const isBadToken = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && badToken.has(error.code);

function verifiedToken(decoded: DecodedIdToken): VerifiedToken {
  const { signedInAt, ...session } = readSessionClaims(decoded, decoded.auth_time);
  return {
    identity: {
      uid: decoded.uid,
      email: decoded.email ?? '',
      isEmailVerified: decoded.email_verified ?? false,
      name: typeof decoded.name === 'string' ? decoded.name : null,
      picture: decoded.picture ?? null,
      ...session,
    },
    signedInAt,
    expires: decoded.exp,
  };
}

/** Tokens of the identity provider, or of its emulator where `FIREBASE_AUTH_EMULATOR_HOST` says so. */
export function createFirebaseVerifier(projectId: string): VerifyToken {
  let auth: Promise<Auth> | undefined;
  return async (token) => {
    auth ??= authOf(projectId);
    const decoded = await inTime((await auth).verifyIdToken(token), ANSWER_MS, late).catch(
      (error: unknown) => {
        throw isBadToken(error)
          ? unauthenticated(messages.badToken)
          : unavailable(messages.unavailable, error);
      },
    );
    // the library does not look at them; a token of the future could outlive every end of sessions
    const latest = Date.now() / 1000 + SKEW_S;
    if (decoded.iat > latest || decoded.auth_time > latest) throw unauthenticated(messages.badToken);
    return verifiedToken(decoded);
  };
}
