import type { Call, Reply } from './forward.ts';

const signUp = /\/accounts:signUp(\?|$)/u;

export interface SignUp {
  localId: string;
  /** Seconds; the `auth_time` of the sign-up's token. */
  validSince: string;
}

interface SignUpReply {
  localId?: string;
  idToken?: string;
}

/**
 * The emulator dates a sign-up's token before the account's `validSince`: when a second ends in between, it refuses
 * the token it has just issued.
 * @returns the account with the date of its token; undefined for other calls and for sign-ups without a token
 */
export function readSignUp({ path }: Call, { status, body }: Reply): SignUp | undefined {
  if (status >= 300 || !signUp.test(path)) return undefined;
  const { localId, idToken } = JSON.parse(body.toString()) as SignUpReply;
  if (!localId || !idToken) return undefined;
  const payload = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString();
  const { auth_time: authTime } = JSON.parse(payload) as { auth_time: number };
  return { localId, validSince: String(authTime) };
}
