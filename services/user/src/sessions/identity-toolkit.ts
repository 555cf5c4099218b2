import type { Identity } from '@pokriv/contracts/actor';
import { unavailable } from '@pokriv/contracts/errors';
import { readSessionClaims } from '@pokriv/service-kit/session-claims';
import { z } from 'zod';

import type { IdentityProvider, ProviderSession, StartedSession } from './identity-provider.ts';
import { providerError } from './provider-error.ts';

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
const Person = z.object({ email: z.string() });
const Failure = z.object({ error: z.object({ message: z.string() }) });
const Claims = z.object({
  auth_time: z.number(),
  user_id: z.string(),
  email: z.string(),
  email_verified: z.boolean().default(false),
  name: z.string().optional(),
  picture: z.string().optional(),
});

/** What an ID token says. */
export function readClaims(token: string): { identity: Identity; signedInAt: number } {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  const written: unknown = JSON.parse(payload);
  const claims = Claims.parse(written);
  const { signedInAt } = readSessionClaims(written, claims.auth_time);
  const identity = {
    uid: claims.user_id,
    email: claims.email,
    isEmailVerified: claims.email_verified,
    name: claims.name ?? null,
    picture: claims.picture ?? null,
  };
  return { identity, signedInAt };
}

/** @throws AppError of `provider-error.ts`; UNAVAILABLE after 5 s or when the answer is not understood */
async function ask<Reply extends z.ZodType>(
  url: string,
  body: unknown,
  Reply: Reply,
): Promise<z.output<Reply>> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(ANSWER_MS),
  })
    .then(async (reply): Promise<unknown> => reply.json())
    .catch((error: unknown) => {
      throw unavailable(undefined, error);
    });
  const failure = Failure.safeParse(answer);
  if (failure.success) throw providerError(failure.data.error.message);
  const reply = Reply.safeParse(answer);
  if (!reply.success) throw unavailable(undefined, reply.error);
  return reply.data;
}

type AdminMethod = 'hasPassword' | 'setPassword' | 'readSignIns' | 'startSession' | 'endSessions' | 'remove';

export interface IdentityToolkit extends Omit<IdentityProvider, AdminMethod> {
  /** Begins the session that a custom token stands for. */
  signInByCustomToken: (token: string) => Promise<Omit<StartedSession, 'customToken'>>;
}

/** The part of the provider that needs no administrator: the Identity Toolkit's REST API. */
export function identityToolkit({ apiKey, emulatorHost }: ToolkitOptions): IdentityToolkit {
  const at = (host: string) => (emulatorHost ? `http://${emulatorHost}/${host}` : `https://${host}`);
  const key = encodeURIComponent(apiKey);
  const toolkit = (method: string) =>
    `${at('identitytoolkit.googleapis.com')}/v1/accounts:${method}?key=${key}`;
  const tokens = `${at('securetoken.googleapis.com')}/v1/token?key=${key}`;

  const startSession = async (method: string, body: object): Promise<ProviderSession> => {
    const { idToken, refreshToken, expiresIn } = await ask(
      toolkit(method),
      { ...body, returnSecureToken: true },
      SignedIn,
    );
    return { token: idToken, refreshToken, expiresIn, ...readClaims(idToken) };
  };

  return {
    signIn: (email, password) => startSession('signInWithPassword', { email, password }),
    signInByCustomToken: async (token) => {
      const body = { token, returnSecureToken: true };
      const { idToken, ...session } = await ask(toolkit('signInWithCustomToken'), body, SignedIn);
      return { token: idToken, ...session };
    },
    signUp: (email, password, displayName) => startSession('signUp', { email, password, displayName }),
    refresh: async (refreshToken) => {
      const body = { grant_type: 'refresh_token', refresh_token: refreshToken };
      const {
        id_token: token,
        refresh_token: next,
        expires_in: expiresIn,
      } = await ask(tokens, body, Refreshed);
      return { token, refreshToken: next, expiresIn, ...readClaims(token) };
    },
    verifyEmail: (oobCode) => ask(toolkit('update'), { oobCode }, Person),
    // without a new password the provider only looks at the code
    readResetCode: (oobCode) => ask(toolkit('resetPassword'), { oobCode }, Person),
    resetPassword: (oobCode, newPassword) => ask(toolkit('resetPassword'), { oobCode, newPassword }, Person),
  };
}
