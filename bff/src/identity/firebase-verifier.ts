import { unauthenticated, unavailable } from '@pokriv/contracts/errors';
import { log } from '@pokriv/service-kit/log';
import { mayOpenSession, readSessionClaims } from '@pokriv/service-kit/session-claims';
import type { Auth, DecodedIdToken, UserRecord } from 'firebase-admin/auth';

import { withTimeout } from '../with-timeout.ts';
import { messages } from '../messages.ts';
import type { VerifiedToken, VerifyToken } from './verify-token.ts';

export const FIREBASE_APP = 'bff';
const SKEW_S = 300;
/** The library's own timeout for the provider's keys is far longer. */
const ANSWER_MS = 4000;
const late = () => new Error('the identity provider does not answer');
/** Timeout of the revocation check; without it the signature alone decides. */
const RECORD_MS = 1500;
const RECORD_REST_MS = 15_000;

/** Loads the library with the first token, to keep start-up fast. */
async function authOf(projectId: string): Promise<Auth> {
  const [{ getApps, initializeApp }, { getAuth }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/auth'),
  ]);
  const app =
    getApps().find(({ name }) => name === FIREBASE_APP) ?? initializeApp({ projectId }, FIREBASE_APP);
  return getAuth(app);
}

/** Codes of an invalid token; any other means that the check failed. */
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

/** The provider's current record wins over the token, which may be an hour old. */
function verifiedToken(decoded: DecodedIdToken, user: UserRecord | undefined): VerifiedToken {
  const { signedInAt, ...session } = readSessionClaims(decoded, decoded.auth_time);
  return {
    identity: {
      uid: decoded.uid,
      email: user?.email ?? decoded.email ?? '',
      isEmailVerified: user?.emailVerified ?? decoded.email_verified ?? false,
      name: typeof decoded.name === 'string' ? decoded.name : null,
      picture: decoded.picture ?? null,
      ...(user && { methods: user.providerData.map(({ providerId }) => providerId) }),
      ...session,
    },
    signedInAt,
    expires: decoded.exp,
  };
}

/** Like firebase-admin's `checkRevoked`, which does not return the record it reads. */
function isRevoked({ auth_time }: DecodedIdToken, { disabled, tokensValidAfterTime }: UserRecord): boolean {
  return (
    disabled || (tokensValidAfterTime !== undefined && auth_time * 1000 < Date.parse(tokensValidAfterTime))
  );
}

/**
 * Verifies ID tokens of the identity provider, or of its emulator with `FIREBASE_AUTH_EMULATOR_HOST`. Refuses revoked
 * tokens and those of disabled or deleted accounts. While the provider does not answer, the signature alone decides:
 * the product's own session records still apply. Refuses sign-ins by phone and tokens without an e-mail.
 */
export function createFirebaseVerifier(projectId: string): VerifyToken {
  let auth: Promise<Auth> | undefined;
  let restsUntil = 0;

  /** @returns undefined when the provider is unreachable */
  const readUser = async (uid: string): Promise<UserRecord | undefined> => {
    if (!auth || Date.now() < restsUntil) return undefined;
    try {
      return await withTimeout((await auth).getUser(uid), RECORD_MS, late);
    } catch (error) {
      if (isBadToken(error)) throw unauthenticated(messages.badToken);
      restsUntil = Date.now() + RECORD_REST_MS;
      log.warn({ err: error }, 'identity provider: revocation not checked');
      return undefined;
    }
  };

  return async (token) => {
    auth ??= authOf(projectId);
    const decoded = await withTimeout((await auth).verifyIdToken(token), ANSWER_MS, late).catch(
      (error: unknown) => {
        throw isBadToken(error)
          ? unauthenticated(messages.badToken)
          : unavailable(messages.unavailable, error);
      },
    );
    // unchecked by the library; a token from the future would outlive a sign-out
    const latest = Date.now() / 1000 + SKEW_S;
    if (decoded.iat > latest || decoded.auth_time > latest) throw unauthenticated(messages.badToken);
    const user = await readUser(decoded.uid);
    if (!mayOpenSession(decoded, user?.email)) throw unauthenticated(messages.badToken);
    if (user && isRevoked(decoded, user)) throw unauthenticated(messages.badToken);
    return verifiedToken(decoded, user);
  };
}
