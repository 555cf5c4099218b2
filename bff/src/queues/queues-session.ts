import { openSignedText, signText } from '@pokriv/service-kit/signed-text';
import { z } from 'zod';

import { cookieOf } from '../identity/visitor-cookie.ts';

export const QUEUES_PATH = '/api/admin/queues';
const COOKIE = 'queues';
const LIFETIME_S = 900;

/** Who opened the board, and the session in which it was opened, with which it ends. */
const QueuesVisitor = z.object({
  uid: z.string(),
  /** Seconds. */
  signedInAt: z.number(),
  /** Seconds; absent where no second factor was given. */
  secondFactorAt: z.number().optional(),
});
export type QueuesVisitor = z.infer<typeof QueuesVisitor>;

const Session = QueuesVisitor.extend({
  /** Seconds. */
  expires: z.number(),
});

/**
 * A browser opens the board by navigation, which carries no bearer token: this cookie stands for it on that one path,
 * for a quarter of an hour, never with requests that another site starts, and out of reach of scripts.
 */
export function queuesCookie(visitor: QueuesVisitor, secret: string, isSecure: boolean): string {
  const session: z.infer<typeof Session> = {
    ...visitor,
    expires: Math.floor(Date.now() / 1000) + LIFETIME_S,
  };
  const attributes = [
    `Path=${QUEUES_PATH}`,
    `Max-Age=${LIFETIME_S}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure ? ['Secure'] : []),
  ];
  return [`${COOKIE}=${signText(session, { purpose: COOKIE, secret })}`, ...attributes].join('; ');
}

/** Whose cookie this is; undefined when there is none, or it is altered or too old. */
export function queuesVisitor(cookieHeader: string | undefined, secret: string): QueuesVisitor | undefined {
  const text = cookieOf(cookieHeader, COOKIE) ?? '';
  const session = Session.safeParse(openSignedText(text, { purpose: COOKIE, secret })).data;
  if (!session || session.expires * 1000 < Date.now()) return undefined;
  const { expires: _expires, ...visitor } = session;
  return visitor;
}
