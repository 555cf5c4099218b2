import type { IncomingMessage, ServerResponse } from 'node:http';

import helmet, { type HelmetOptions } from 'helmet';

type CspSource = string | ((request: IncomingMessage, response: ServerResponse) => string);
export type CspDirectives = Record<string, readonly CspSource[]>;
type Middleware = ReturnType<typeof helmet>;

const YEAR_S = 31_536_000;

/** `nosniff` and referrer policy only; each kind of reply adds its own headers. */
const bare = {
  contentSecurityPolicy: false,
  crossOriginEmbedderPolicy: false,
  crossOriginOpenerPolicy: false,
  crossOriginResourcePolicy: false,
  originAgentCluster: false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  strictTransportSecurity: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xPoweredBy: false,
  xXssProtection: false,
} as const satisfies HelmetOptions;

const policyOf = (directives: CspDirectives): HelmetOptions['contentSecurityPolicy'] => ({
  useDefaults: false,
  directives: directives as Record<string, CspSource[]>,
});

/** HSTS on every reply: a browser may reach the API or a picture before any page (RFC 6797). */
export const strictTransport: Middleware = helmet.strictTransportSecurity({ maxAge: YEAR_S });

/** Headers of JSON replies: nothing may run or be framed. No referrer, because mail links carry tokens. */
export const apiHeaders: Middleware = helmet({
  ...bare,
  referrerPolicy: { policy: 'no-referrer' },
  contentSecurityPolicy: policyOf({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] }),
  crossOriginResourcePolicy: { policy: 'same-origin' },
});

export const fileHeaders: Middleware = helmet(bare);

const PERMISSIONS = 'camera=(), microphone=(), geolocation=(self), payment=(self), usb=()';

/** Headers of pages; the Google popup needs `same-origin-allow-popups`. */
export function pageHeaders(directives: CspDirectives): Middleware {
  const headers = helmet({
    ...bare,
    contentSecurityPolicy: policyOf(directives),
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    xFrameOptions: { action: 'sameorigin' },
  });
  return (request, response, next) => {
    response.setHeader('Permissions-Policy', PERMISSIONS);
    headers(request, response, next);
  };
}

/** Applies a middleware synchronously. @throws Error of the middleware */
export function setHeaders(middleware: Middleware, request: IncomingMessage, response: ServerResponse): void {
  middleware(request, response, (error) => {
    if (error) throw error;
  });
}

/** Headers of a middleware as a `writeHead` row, for cached replies. */
export function headerRow(middleware: Middleware): string[] {
  const row: string[] = [];
  const recorder = {
    setHeader: (name: string, value: string) => row.push(name, value),
    removeHeader: () => undefined,
  };
  setHeaders(middleware, {} as IncomingMessage, recorder as unknown as ServerResponse);
  return row;
}
