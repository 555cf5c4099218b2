import { calls, type Call } from '@pokriv/contracts/calls';
import { notFound } from '@pokriv/contracts/errors';

import type { ServeFile } from './deployments/serve-file.ts';
import { isFileAddress } from './deployments/serve-file.ts';
import type { AskReadiness } from './health/ask-readiness.ts';
import { serveHealth } from './health/serve-health.ts';
import type { Exchange } from './http/exchange.ts';
import type { AddressCount } from './limits/count-by-address.ts';
import type { ServeOwnPage } from './own-pages.ts';
import type { ServePage } from './pages/serve-page.ts';
import type { Forward } from './proxy/forward.ts';
import { outgoingHeaders } from './proxy/outgoing-headers.ts';
import type { ServeCall } from './proxy/serve-call.ts';
import { isCrawlerAddress, type ServeCrawlerFile } from './seo/crawlers/serve-crawler-file.ts';

const API = '/api';
const ownPages = /^\/api\/(?:openapi\.json$|docs(?:\/|$)|admin\/queues(?:\/|$))/u;
/** Signed by who sends them, and many come from one address: they are not counted by it. */
const signedCalls = new Set(
  Object.values<Call>(calls)
    .filter(({ isRaw }) => isRaw)
    .map(({ path }) => API + path),
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
  addresses: AddressCount;
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
  const serveApi: OpenDoor = (exchange) => {
    const { path, ip } = exchange;
    if (path === '/api/health') return serveHealth(exchange, parts.askReadiness);
    if (!signedCalls.has(path)) parts.addresses.take(ip);
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
    if (path.startsWith('/media/avatars/')) return passOn(exchange, parts.forwardAvatars);
    if (path.startsWith('/media/')) return passOn(exchange, parts.forwardMedia);
    if (isCrawlerAddress(path)) return parts.serveCrawlerFile(exchange);
    return isFileAddress(path) ? parts.serveFile(exchange) : parts.servePage(exchange);
  };
}
