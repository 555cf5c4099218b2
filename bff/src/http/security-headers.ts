import type { IncomingMessage, ServerResponse } from 'node:http';

import helmet, { type HelmetOptions } from 'helmet';

type CspSource = string | ((request: IncomingMessage, response: ServerResponse) => string);
/** Sources by directive, in the order in which they are written. */
export type CspDirectives = Record<string, readonly CspSource[]>;
type Middleware = ReturnType<typeof helmet>;

const YEAR_S = 31_536_000;

/** Nothing but `nosniff`: each kind of reply adds what it needs. */
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

/** Binds browsers to https, by every reply: a browser may meet the API or a picture before any page (RFC 6797). */
export const strictTransport: Middleware = helmet.strictTransportSecurity({ maxAge: YEAR_S });

/** JSON is never a page: nothing may run or be framed from it, and an address of a mail, which is a key, goes nowhere. */
export const apiHeaders: Middleware = helmet({
  ...bare,
  referrerPolicy: { policy: 'no-referrer' },
  contentSecurityPolicy: policyOf({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] }),
  crossOriginResourcePolicy: { policy: 'same-origin' },
});

/** For scripts, styles and pictures. */
export const fileHeaders: Middleware = helmet(bare);

const PERMISSIONS = 'camera=(), microphone=(), geolocation=(self), payment=(self), usb=()';

/** For pages; the Google popup needs the opener (`same-origin-allow-popups`). */
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

/** Sets the headers of a middleware at once. @throws Error of the middleware */
export function setHeaders(middleware: Middleware, request: IncomingMessage, response: ServerResponse): void {
  middleware(request, response, (error) => {
    if (error) throw error;
  });
}

/** The headers of a middleware as `writeHead` takes them, for replies that are kept as bytes. */
export function headerRow(middleware: Middleware): string[] {
  const row: string[] = [];
  const recorder = {
    setHeader: (name: string, value: string) => row.push(name, value),
    removeHeader: () => undefined,
  };
  setHeaders(middleware, {} as IncomingMessage, recorder as unknown as ServerResponse);
  return row;
}
