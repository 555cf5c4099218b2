import { openSignedText, signText, type SigningSecret } from '@pokriv/service-kit/signed-text';
import { z } from 'zod';

import { cookieOf } from '../identity/visitor-cookie.ts';

export const QUEUES_PATH = '/api/admin/queues';
const COOKIE = 'queues';
const LIFETIME_S = 900;

/** The board's visitor and session; the visit ends with that session. */
const QueuesVisitor = z.object({
  uid: z.string(),
  /** Seconds. */
  signedInAt: z.number(),
  /** Seconds; absent without a second factor. */
  secondFactorAt: z.number().optional(),
});
export type QueuesVisitor = z.infer<typeof QueuesVisitor>;

const Session = QueuesVisitor.extend({
  /** Seconds. */
  expires: z.number(),
});

/**
 * Cookie in place of a bearer token, which a navigation cannot carry: valid on the board's path for 15 minutes,
 * SameSite=Strict and HttpOnly.
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

/** Visitor of a valid cookie; undefined when absent, forged or expired. */
export function queuesVisitor(
  cookieHeader: string | undefined,
  signing: SigningSecret,
): QueuesVisitor | undefined {
  const text = cookieOf(cookieHeader, COOKIE) ?? '';
  const session = Session.safeParse(openSignedText(text, { purpose: COOKIE, ...signing })).data;
  if (!session || session.expires * 1000 < Date.now()) return undefined;
  const { expires: _expires, ...visitor } = session;
  return visitor;
}
