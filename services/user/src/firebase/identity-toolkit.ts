import type { Identity } from '@pokriv/contracts/actor';
import { unauthenticated, unavailable } from '@pokriv/contracts/errors';
import { internationalPhone, normalizePhone } from '@pokriv/contracts/phone';
import { mayOpenSession, readSessionClaims } from '@pokriv/service-kit/session-claims';
import { z } from 'zod';

import type { IdentityProvider, ProviderSession, StartedSession } from '../identity-provider.ts';
import { messages } from '../messages.ts';
import { providerError, type ProviderFlow } from './provider-error.ts';

export interface ToolkitOptions {
  apiKey: string;
  /** `host:port` of the emulator, which serves the same paths. */
  emulatorHost?: string;
}

const ANSWER_MS = 5000;

const SignedIn = z.object({ idToken: z.string(), refreshToken: z.string(), expiresIn: z.coerce.number() });
const Refreshed = z.object({
  id_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.coerce.number(),
});
const Code = z.object({ email: z.string(), requestType: z.string() });
const Applied = z.object({ email: z.string() });
const SentCode = z.object({ sessionInfo: z.string() });
const ProvenPhone = z.object({ phoneNumber: z.string() });
const Failure = z.object({ error: z.object({ message: z.string() }) });
const Claims = z.object({
  auth_time: z.number(),
  user_id: z.string(),
  email: z.string(),
  email_verified: z.boolean().default(false),
  name: z.string().optional(),
  picture: z.string().optional(),
});

/** @throws AppError UNAUTHENTICATED for a sign-in by phone */
export function readClaims(token: string): { identity: Identity; signedInAt: number } {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  const written: unknown = JSON.parse(payload);
  if (!mayOpenSession(written)) throw unauthenticated(messages.sessionEnded);
  const claims = Claims.parse(written);
  const { signedInAt } = readSessionClaims(written, claims.auth_time);
  const identity = {
    uid: claims.user_id,
    email: claims.email,
    isEmailVerified: claims.email_verified,
    name: claims.name ?? null,
    picture: claims.picture ?? null,
    signedInAt,
  };
  return { identity, signedInAt };
}

interface Question<Reply extends z.ZodType> {
  body: unknown;
  Reply: Reply;
  flow?: ProviderFlow;
}

/** Bulgarian texts of SMS. @throws AppError of `provider-error.ts`; UNAVAILABLE after 5 s or for an unknown reply */
async function ask<Reply extends z.ZodType>(
  url: string,
  { body, Reply, flow }: Question<Reply>,
): Promise<z.output<Reply>> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-firebase-locale': 'bg' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(ANSWER_MS),
  })
    .then(async (reply): Promise<unknown> => reply.json())
    .catch((error: unknown) => {
      throw unavailable(undefined, error);
    });
  const failure = Failure.safeParse(answer);
  if (failure.success) throw providerError(failure.data.error.message, flow);
  const reply = Reply.safeParse(answer);
  if (!reply.success) throw unavailable(undefined, reply.error);
  return reply.data;
}

/** E.164. */
export const dialled = (phone: string): string => `+${internationalPhone(phone)}`;

export type CodeKind = 'VERIFY_EMAIL' | 'PASSWORD_RESET';

export interface IdentityToolkit extends Pick<
  IdentityProvider,
  'signIn' | 'signUp' | 'refresh' | 'sendPhoneCode' | 'provePhone'
> {
  /** Reads a one-time code without consuming it. @throws AppError BAD_REQUEST for a code of another kind */
  readCode: (code: string, kind: CodeKind) => Promise<{ email: string }>;
  applyVerification: (code: string) => Promise<void>;
  applyPassword: (code: string, password: string) => Promise<void>;
  signInByCustomToken: (token: string) => Promise<Omit<StartedSession, 'customToken'>>;
}

/** The provider's calls without administrator rights: the Identity Toolkit REST API. */
export function identityToolkit({ apiKey, emulatorHost }: ToolkitOptions): IdentityToolkit {
  const at = (host: string) => (emulatorHost ? `http://${emulatorHost}/${host}` : `https://${host}`);
  const key = encodeURIComponent(apiKey);
  const toolkit = (method: string) =>
    `${at('identitytoolkit.googleapis.com')}/v1/accounts:${method}?key=${key}`;
  const tokens = `${at('securetoken.googleapis.com')}/v1/token?key=${key}`;

  const startSession = async (
    method: 'signInWithPassword' | 'signUp',
    credentials: object,
  ): Promise<ProviderSession> => {
    const body = { ...credentials, returnSecureToken: true };
    const flow = method === 'signUp' ? 'sign-up' : 'sign-in';
    const { idToken, refreshToken, expiresIn } = await ask(toolkit(method), { body, Reply: SignedIn, flow });
    return { token: idToken, refreshToken, expiresIn, ...readClaims(idToken) };
  };

  return {
    signIn: (email, password) => startSession('signInWithPassword', { email, password }),
    signUp: async (email, password, displayName) => {
      const session = await startSession('signUp', { email, password, displayName });
      return { ...session, identity: { ...session.identity, methods: ['password'] } };
    },
    signInByCustomToken: async (token) => {
      const body = { token, returnSecureToken: true };
      const { idToken, ...session } = await ask(toolkit('signInWithCustomToken'), { body, Reply: SignedIn });
      return { token: idToken, ...session };
    },
    refresh: async (refreshToken) => {
      const body = { grant_type: 'refresh_token', refresh_token: refreshToken };
      const {
        id_token: token,
        refresh_token: next,
        expires_in: expiresIn,
      } = await ask(tokens, { body, Reply: Refreshed });
      return { token, refreshToken: next, expiresIn, ...readClaims(token) };
    },
    readCode: async (oobCode, kind) => {
      // without a new password the call only checks the code, of whatever kind
      const { email, requestType } = await ask(toolkit('resetPassword'), {
        ...{ body: { oobCode }, Reply: Code, flow: 'code' },
      });
      if (requestType !== kind) throw providerError('INVALID_OOB_CODE');
      return { email };
    },
    applyVerification: async (oobCode) => {
      await ask(toolkit('update'), { body: { oobCode }, Reply: Applied, flow: 'code' });
    },
    sendPhoneCode: async (phone, recaptchaToken) => {
      const body = { phoneNumber: dialled(phone), recaptchaToken };
      const flow = 'phone';
      return (await ask(toolkit('sendVerificationCode'), { body, Reply: SentCode, flow })).sessionInfo;
    },
    provePhone: async (sessionInfo, code) => {
      const body = { sessionInfo, code };
      const flow = 'phone';
      const { phoneNumber } = await ask(toolkit('signInWithPhoneNumber'), { body, Reply: ProvenPhone, flow });
      return normalizePhone(phoneNumber);
    },
    applyPassword: async (oobCode, newPassword) => {
      await ask(toolkit('resetPassword'), { body: { oobCode, newPassword }, Reply: Applied, flow: 'code' });
    },
  };
}
