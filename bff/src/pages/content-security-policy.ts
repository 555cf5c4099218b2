import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Response } from 'express';

import type { CspDirectives } from '../http/security-headers.ts';
import { tileSource } from './tile-source.ts';

interface PolicyParts {
  /** Allows the identity provider's hosts; outside production the emulator shares this origin. */
  isProduction: boolean;
  authDomain: string;
  tiles?: string;
  /** Allows Google's reCAPTCHA, on the one page that asks for an SMS (ADR 87). */
  recaptcha?: boolean;
}

const PROVIDER_CALLS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
const PROVIDER_SCRIPT = 'https://apis.google.com';
const RECAPTCHA_SCRIPTS = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
const RECAPTCHA_FRAMES = ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'];

/** CSP nonce of a page, set before its headers. */
export const nonceOf = (response: Response): string => response.locals.nonce as string;

const nonceSource = (_request: IncomingMessage, response: ServerResponse): string =>
  `'nonce-${nonceOf(response as Response)}'`;

/** CSP of pages: own files, and inline code with this reply's nonce only. */
export function contentSecurityPolicy({
  isProduction,
  authDomain,
  tiles,
  recaptcha = false,
}: PolicyParts): CspDirectives {
  const inProduction = (...sources: string[]) => (isProduction ? sources : []);
  const ofRecaptcha = (sources: string[]) => (recaptcha ? inProduction(...sources) : []);
  return {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      nonceSource,
      ...inProduction(PROVIDER_SCRIPT),
      ...ofRecaptcha(RECAPTCHA_SCRIPTS),
    ],
    'style-src': ["'self'", nonceSource],
    'img-src': ["'self'", 'data:', 'blob:', ...(tiles ? [tileSource(tiles)] : [])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...inProduction(...PROVIDER_CALLS)],
    'frame-src': ["'self'", ...inProduction(`https://${authDomain}`), ...ofRecaptcha(RECAPTCHA_FRAMES)],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    ...(isProduction && { 'upgrade-insecure-requests': [] }),
  };
}
