import { calls, type Call } from '@pokriv/contracts/calls';
import { notFound, rateLimited } from '@pokriv/contracts/errors';

import type { ServeFile } from './deployments/serve-file.ts';
import { isFileAddress } from './deployments/serve-file.ts';
import type { AskReadiness } from './health/ask-readiness.ts';
import { serveHealth } from './health/serve-health.ts';
import type { Exchange } from './http/exchange.ts';
import type { VisitorCookies } from './identity/visitor-cookie.ts';
import type { Client } from './limits/browse-budget.ts';
import type { DoorLimits } from './limits/door-limits.ts';
import type { ServeOwnPage } from './own-pages.ts';
import type { ServePage } from './pages/serve-page.ts';
import type { Forward } from './proxy/forward.ts';
import { outgoingHeaders } from './proxy/outgoing-headers.ts';
import type { ServeCall } from './proxy/serve-call.ts';
import { isCrawlerAddress, type ServeCrawlerFile } from './seo/crawlers/serve-crawler-file.ts';

const API = '/api';
const ownPages = /^\/api\/(?:openapi\.json$|docs(?:\/|$)|admin\/queues(?:\/|$))/u;
/** Signed by their sender, and many come from one address: only the refused ones are counted. */
const signedCalls = new Set(
  Object.values<Call>(calls)
    .filter(({ isRaw }) => isRaw)
    .map(({ method, path }) => `${method.toUpperCase()} ${API}${path}`),
);
const providerCalls = /^\/(?:identitytoolkit|securetoken)\.googleapis\.com\//u;

export interface DoorParts {
  serveCall: ServeCall;
  serveOwnPage: ServeOwnPage;
  serveFile: ServeFile;
  /** `robots.txt` and sitemaps. */
  serveCrawlerFile: ServeCrawlerFile;
  servePage: ServePage;
  askReadiness: AskReadiness;
  limits: DoorLimits;
  visitors: VisitorCookies;
  /** Pictures of listings; they need no caller. */
  forwardMedia: Forward;
  /** Pictures of people, which are the user service's. */
  forwardAvatars: Forward;
  /** The identity provider's emulator, so that the browser needs one origin only; absent in production. */
  forwardToEmulator?: Forward;
}

/** Which part answers an address. */
export type OpenDoor = (exchange: Exchange) => Promise<void> | undefined | void;

export function createDoor(parts: DoorParts): OpenDoor {
  const { limits, visitors } = parts;
  const clientOf = ({ ip, request }: Exchange): Client => ({
    ip,
    visitor: visitors.read(request.headers.cookie),
  });

  /** @throws AppError RATE_LIMITED */
  const takeCall = ({ path, ip, request }: Exchange): void => {
    if (!signedCalls.has(`${request.method} ${path}`)) {
      limits.general.take(ip);
      return;
    }
    const wait = limits.webhookRefusals.waitOf(ip);
    if (wait > 0) throw rateLimited(wait);
  };

  const serveApi: OpenDoor = (exchange) => {
    const { path } = exchange;
    if (path === '/api/health') return serveHealth(exchange, parts.askReadiness);
    takeCall(exchange);
    if (ownPages.test(path)) return parts.serveOwnPage(exchange);
    return parts.serveCall(exchange, path.slice(API.length));
  };

  const passOn = (exchange: Exchange, forward: Forward): void =>
    forward({
      exchange,
      url: exchange.request.url ?? '/',
      headers: outgoingHeaders(exchange.request.headers, {}),
    });

  return (exchange) => {
    const { path, request } = exchange;
    if (path.startsWith('/api/') || path === API) return serveApi(exchange);
    if (parts.forwardToEmulator && providerCalls.test(path)) return passOn(exchange, parts.forwardToEmulator);
    if (request.method !== 'GET' && request.method !== 'HEAD') throw notFound();
    if (path.startsWith('/media/')) {
      limits.media.take(clientOf(exchange));
      return passOn(exchange, path.startsWith('/media/avatars/') ? parts.forwardAvatars : parts.forwardMedia);
    }
    if (isCrawlerAddress(path)) {
      limits.sitemaps.take(exchange.ip);
      return parts.serveCrawlerFile(exchange);
    }
    const client = clientOf(exchange);
    if (isFileAddress(path)) {
      limits.files.take(client);
      return parts.serveFile(exchange);
    }
    limits.pages.take(client);
    return parts.servePage(exchange, client);
  };
}
