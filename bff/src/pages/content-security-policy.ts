import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Response } from 'express';

import type { CspDirectives } from '../http/security-headers.ts';
import { tileSource } from './tile-source.ts';

interface PolicyParts {
  /** Allows the identity provider's hosts; outside production the emulator shares this origin. */
  isProduction: boolean;
  authDomain: string;
  tiles?: string;
}

const PROVIDER_CALLS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
const PROVIDER_SCRIPT = 'https://apis.google.com';

/** CSP nonce of a page, set before its headers. */
export const nonceOf = (response: Response): string => response.locals.nonce as string;

const nonceSource = (_request: IncomingMessage, response: ServerResponse): string =>
  `'nonce-${nonceOf(response as Response)}'`;

/** CSP of pages: own files, and inline code with this reply's nonce only. */
export function contentSecurityPolicy({ isProduction, authDomain, tiles }: PolicyParts): CspDirectives {
  const inProduction = (...sources: string[]) => (isProduction ? sources : []);
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", nonceSource, ...inProduction(PROVIDER_SCRIPT)],
    'style-src': ["'self'", nonceSource],
    'img-src': ["'self'", 'data:', 'blob:', ...(tiles ? [tileSource(tiles)] : [])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...inProduction(...PROVIDER_CALLS)],
    'frame-src': ["'self'", ...inProduction(`https://${authDomain}`)],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    ...(isProduction && { 'upgrade-insecure-requests': [] }),
  };
}
