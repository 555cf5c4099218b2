import { randomBytes } from 'node:crypto';

import { openSignedText, signText } from '@pokriv/service-kit/signed-text';
import { z } from 'zod';

const COOKIE = 'visitor';
const PURPOSE = 'visitor';
const LIFETIME_S = 31_536_000;

const Visitor = z.object({ id: z.string() });

/** The value of a cookie; undefined when the header lacks it. */
export const cookieOf = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

export interface VisitorCookies {
  /** The browser's id, or null without a cookie that was signed here. */
  read: (cookieHeader: string | undefined) => string | null;
  /** `Set-Cookie` for a browser that has no id yet. */
  issue: () => string;
}

/**
 * Tells browsers behind one address apart, so that limits by address may be loose without being void (decisions §3).
 * The id is random, signed, out of reach of scripts and linked to no account.
 */
export function visitorCookies(secret: string, { isSecure }: { isSecure: boolean }): VisitorCookies {
  const signing = { purpose: PURPOSE, secret };
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
