import { unavailable } from '@pokriv/contracts/errors';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';

import { signInsOf } from './firebase-sign-ins.ts';
import type { CodeOwner, IdentityProvider } from '../identity-provider.ts';
import { dialled, identityToolkit, type CodeKind, type ToolkitOptions } from './identity-toolkit.ts';
import { providerError } from './provider-error.ts';

const ANSWER_MS = 5000;
const SECOND_MS = 1000;
const weakPassword = new Set([
  'auth/invalid-password',
  'auth/weak-password',
  'auth/password-does-not-meet-requirements',
]);

const failed = (error: unknown) =>
  error instanceof Error && 'code' in error && weakPassword.has(String(error.code))
    ? providerError('WEAK_PASSWORD')
    : unavailable(undefined, error);

const isUnknown = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';

function noneIfUnknown(error: unknown): null {
  if (!isUnknown(error)) throw error;
  return null;
}

/** Timeout wrapper: firebase-admin has no configurable timeout. */
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
  const { signIn, signUp, refresh, sendPhoneCode, provePhone, signInByCustomToken, ...codes } =
    identityToolkit(options);
  const readIdentity: IdentityProvider['readIdentity'] = async (uid) => {
    const user = await inTime(auth.getUser(uid).catch(noneIfUnknown));
    const lastSignInAt = Date.parse(user?.metadata.lastSignInTime ?? '');
    return (
      user && {
        email: user.email ?? '',
        isEmailVerified: user.emailVerified,
        methods: user.providerData.map(({ providerId }) => providerId),
        ...(lastSignInAt && { lastSignInAt: Math.floor(lastSignInAt / SECOND_MS) }),
      }
    );
  };
  const withoutPhone = (uid: string) => auth.updateUser(uid, { phoneNumber: null }).catch(noneIfUnknown);
  /** Reads the owner before consuming the code: an outage in between must not cost a code. */
  const ownerOf = async (code: string, kind: CodeKind): Promise<CodeOwner> => {
    const { email } = await codes.readCode(code, kind);
    const owner = await inTime(auth.getUserByEmail(email).catch(noneIfUnknown));
    if (!owner) throw providerError('USER_NOT_FOUND', 'code');
    return { uid: owner.uid, email };
  };
  return {
    ...{ signIn, signUp, refresh, readIdentity, sendPhoneCode, provePhone },
    verifyEmail: async (code) => {
      const owner = await ownerOf(code, 'VERIFY_EMAIL');
      await codes.applyVerification(code);
      return owner;
    },
    resetPassword: async (code, password) => {
      const owner = await ownerOf(code, 'PASSWORD_RESET');
      await codes.applyPassword(code, password);
      return owner;
    },
    readResetCode: (code) => codes.readCode(code, 'PASSWORD_RESET'),
    hasPassword: async (uid) => (await readIdentity(uid))?.methods?.includes('password') ?? false,
    setPassword: async (uid, password) => {
      await inTime(auth.updateUser(uid, { password }));
    },
    readSignIns: (uid) => inTime(signInsOf(auth, uid)),
    startSession: async (uid, claims) => {
      const customToken = await inTime(auth.createCustomToken(uid, claims));
      return { customToken, ...(await signInByCustomToken(customToken)) };
    },
    endSessions: (uid) => inTime(auth.revokeRefreshTokens(uid)),
    remove: async (uid) => {
      await inTime(auth.deleteUser(uid).catch(noneIfUnknown));
    },
    forgetPhone: async (phone) => {
      const user = await inTime(auth.getUserByPhoneNumber(dialled(phone)).catch(noneIfUnknown));
      if (!user) return;
      const { uid, email, providerData } = user;
      const isProofOnly = !email && providerData.every(({ providerId }) => providerId === 'phone');
      if (isProofOnly) await inTime(auth.deleteUser(uid).catch(noneIfUnknown));
      else await inTime(withoutPhone(uid));
    },
    unlinkPhone: async (uid) => {
      await inTime(withoutPhone(uid));
    },
  };
}
