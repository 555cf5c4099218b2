import { createHmac, timingSafeEqual } from 'node:crypto';

import { cookieOf } from '../identity/visitor-cookie.ts';

export const QUEUES_PATH = '/api/admin/queues';
const COOKIE = 'queues';
const LIFETIME_S = 900;

const sign = (payload: string, secret: string) =>
  createHmac('sha256', `queues ${secret}`).update(payload).digest('base64url');

/** Whose board it is, and the session that it was opened with, in which it ends. */
export interface QueuesVisitor {
  uid: string;
  /** Seconds. */
  signedInAt: number;
  /** Seconds; absent where no second factor was given. */
  secondFactorAt?: number | undefined;
}

/**
 * A browser opens the board by navigation, which carries no bearer token: this cookie stands for it on that one path,
 * for a quarter of an hour, never with requests that another site starts, and out of reach of scripts.
 */
export function queuesCookie(visitor: QueuesVisitor, secret: string, isSecure: boolean): string {
  const { uid, signedInAt, secondFactorAt = '' } = visitor;
  const expires = Math.floor(Date.now() / 1000) + LIFETIME_S;
  const payload = `${Buffer.from(uid).toString('base64url')}.${signedInAt}.${secondFactorAt}.${expires}`;
  const attributes = [
    `Path=${QUEUES_PATH}`,
    `Max-Age=${LIFETIME_S}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure ? ['Secure'] : []),
  ];
  return [`${COOKIE}=${payload}.${sign(payload, secret)}`, ...attributes].join('; ');
}

/** Whose cookie this is; undefined when there is none, or it is altered or too old. */
export function queuesVisitor(cookieHeader: string | undefined, secret: string): QueuesVisitor | undefined {
  const value = cookieOf(cookieHeader, COOKIE);
  const [uid = '', signedInAt = '', secondFactorAt = '', expires = '', signature = ''] =
    value?.split('.') ?? [];
  const expected = Buffer.from(sign(`${uid}.${signedInAt}.${secondFactorAt}.${expires}`, secret));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  if (Number(expires) * 1000 < Date.now()) return undefined;
  return {
    uid: Buffer.from(uid, 'base64url').toString(),
    signedInAt: Number(signedInAt),
    ...(secondFactorAt && { secondFactorAt: Number(secondFactorAt) }),
  };
}
