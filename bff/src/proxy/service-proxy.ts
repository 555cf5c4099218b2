import { Agent, ServerResponse, type ClientRequest, type IncomingMessage } from 'node:http';

import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { createProxyMiddleware, type Plugin } from 'http-proxy-middleware';

import { ANSWER_MS, UPLOAD_MS } from './timing.ts';
import { upstreamError, upstreamTimeout } from './upstream-error.ts';
import { watchUpload } from './watch-upload.ts';

/** Kept open while idle; the number in use has no bound, since a call that waits for a connection has no time-out. */
const FREE_SOCKETS = 256;

/** Of one connection only (RFC 9110, 7.6.1); the caller's has its own. */
const ofConnection = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'transfer-encoding',
  'upgrade',
  'trailer',
  'te',
];

/** What the proxy is told of a request by the route that it belongs to. */
export interface Proxied {
  /** A file in either direction: may be slow, but must not hang. */
  isUpload?: boolean;
  /** Called with the status before the caller gets the first byte. */
  onReply?: (status: number) => void;
}

/** How a request is doing; kept with its response, since weak maps of requests cost the garbage collector more than Express. */
interface Passage extends Proxied {
  /** Absent once a failure was told. */
  next?: NextFunction;
  hasTimedOut?: boolean;
}

const passageOf = (response: Response): Passage => (response.locals.passage ??= {}) as Passage;

/** Tells the proxy what it has to know of this request. */
export function setProxied(response: Response, proxied: Proxied): void {
  response.locals.passage = proxied;
}

/**
 * The proxy of one service: bodies stream unparsed in both directions; headers that the BFF has set stand, and what the
 * service does not say about caching is not stored. The library's own plugins are left out: their error text echoes the
 * host, and they write log lines of their own. Its option `timeout` would cut the caller's connection without an answer.
 */
export function serviceProxy(target: string): RequestHandler {
  const boundTime = (outgoing: ClientRequest, request: Request, response: Response): void => {
    const passage = passageOf(response);
    const giveUp = () => {
      passage.hasTimedOut = true;
      outgoing.destroy();
    };
    outgoing.once('timeout', giveUp);
    if (!passage.isUpload) return;
    outgoing.setTimeout(UPLOAD_MS);
    watchUpload(request, outgoing, giveUp);
  };

  const ownHeadersStand = (incoming: IncomingMessage, _request: Request, response: Response): void => {
    passageOf(response).onReply?.(incoming.statusCode ?? 0);
    for (const name of ofConnection) delete incoming.headers[name];
    for (const name of response.getHeaderNames()) delete incoming.headers[name];
    incoming.headers['cache-control'] ??= 'no-store';
  };

  /** The library tells of some failures by its event and of others by `next` too: the first counts. */
  const passOnError = (error: unknown, response: Response): void => {
    const passage = passageOf(response);
    const { next, hasTimedOut } = passage;
    delete passage.next;
    if (!next || response.destroyed) return;
    next(hasTimedOut ? upstreamTimeout(error) : upstreamError(error));
  };

  const ourEvents: Plugin<Request, Response> = (proxy) => {
    proxy.on('proxyReq', boundTime);
    proxy.on('proxyRes', ownHeadersStand);
    proxy.on('error', (error, _request, response) => {
      if (response instanceof ServerResponse) passOnError(error, response as Response);
    });
  };

  const proxy = createProxyMiddleware<Request, Response>({
    target: new URL(target),
    // The route has matched already; without this the path would be parsed and matched once more.
    pathFilter: () => true,
    // The time-out is the agent's: set for each request, it costs a timer each.
    agent: new Agent({ keepAlive: true, maxFreeSockets: FREE_SOCKETS, timeout: ANSWER_MS }),
    ejectPlugins: true,
    plugins: [ourEvents],
  });

  return (request, response, next) => {
    passageOf(response).next = next;
    void proxy(request, response, (error) => passOnError(error, response));
  };
}
