import { randomBytes } from 'node:crypto';

import { openSignedText, signText, type SigningSecret } from '@pokriv/service-kit/signed-text';
import { z } from 'zod';

const COOKIE = 'visitor';
const PURPOSE = 'visitor';
const LIFETIME_S = 31_536_000;

const Visitor = z.object({ id: z.string() });

export const cookieOf = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

export interface VisitorCookies {
  /** Browser id; null without a valid signed cookie. */
  read: (cookieHeader: string | undefined) => string | null;
  issue: () => string;
}

/**
 * Signed cookie with a random browser id, HttpOnly and linked to no account. Distinguishes browsers behind one
 * address for rate limits (decisions §3).
 */
export function visitorCookies(secrets: SigningSecret, { isSecure }: { isSecure: boolean }): VisitorCookies {
  const signing = { purpose: PURPOSE, ...secrets };
  const attributes = [
    'Path=/',
    `Max-Age=${LIFETIME_S}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ];
  return {
    read: (header) => {
      const value = cookieOf(header, COOKIE);
      if (value === undefined) return null;
      const visitor = Visitor.safeParse(openSignedText(value, signing));
      return visitor.success ? visitor.data.id : null;
    },
    issue: () => {
      const id = randomBytes(16).toString('base64url');
      return [`${COOKIE}=${signText({ id }, signing)}`, ...attributes].join('; ');
    },
  };
}
