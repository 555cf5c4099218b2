import { unauthenticated, unavailable } from '@pokriv/contracts/errors';
import { log } from '@pokriv/service-kit/log';
import { readSessionClaims } from '@pokriv/service-kit/session-claims';
import type { Auth, DecodedIdToken, UserRecord } from 'firebase-admin/auth';

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
/** A signature says enough to go on: the person's record is not waited for any longer, */
const RECORD_MS = 1500;
/** and after a failure not asked for at all for a while. */
const RECORD_REST_MS = 15_000;

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

/** The present record outweighs the token, which may be an hour old. */
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

/** As firebase-admin's own `checkRevoked`, which does not hand out the record that it reads. */
function isRevoked({ auth_time }: DecodedIdToken, { disabled, tokensValidAfterTime }: UserRecord): boolean {
  return (
    disabled || (tokensValidAfterTime !== undefined && auth_time * 1000 < Date.parse(tokensValidAfterTime))
  );
}

/**
 * Tokens of the identity provider, or of its emulator where `FIREBASE_AUTH_EMULATOR_HOST` says so. A token that the
 * provider revoked, or whose owner is disabled or gone, is refused. While the provider does not answer, the signature
 * alone decides: sessions that end here end by our own record all the same.
 */
export function createFirebaseVerifier(projectId: string): VerifyToken {
  let auth: Promise<Auth> | undefined;
  let restsUntil = 0;

  /** @returns undefined when the provider cannot be asked now */
  const readUser = async (uid: string): Promise<UserRecord | undefined> => {
    if (!auth || Date.now() < restsUntil) return undefined;
    try {
      return await inTime((await auth).getUser(uid), RECORD_MS, late);
    } catch (error) {
      if (isBadToken(error)) throw unauthenticated(messages.badToken);
      restsUntil = Date.now() + RECORD_REST_MS;
      log.warn({ err: error }, 'identity provider: revocation not checked');
      return undefined;
    }
  };

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
    const user = await readUser(decoded.uid);
    if (user && isRevoked(decoded, user)) throw unauthenticated(messages.badToken);
    return verifiedToken(decoded, user);
  };
}
