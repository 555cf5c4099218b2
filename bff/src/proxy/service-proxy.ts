import { Agent, ServerResponse, type ClientRequest, type IncomingMessage } from 'node:http';

import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { createProxyMiddleware, type Plugin } from 'http-proxy-middleware';

import { ANSWER_MS, UPLOAD_MS } from './timing.ts';
import { upstreamError, upstreamTimeout } from './upstream-error.ts';
import { watchUpload } from './watch-upload.ts';

/** Idle sockets kept open. Sockets in use are unbounded, because a call that waits for one has no timeout. */
const FREE_SOCKETS = 256;

/** Hop-by-hop headers (RFC 9110, 7.6.1). */
const ofConnection = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'transfer-encoding',
  'upgrade',
  'trailer',
  'te',
];

export interface Proxied {
  /** File transfer in either direction: may be slow, but must not hang. */
  isUpload?: boolean;
  onReply?: (status: number) => void;
}

/** State of a proxied request, kept on its response: a WeakMap costs more garbage collection. */
interface Passage extends Proxied {
  /** Absent once an error was passed on. */
  next?: NextFunction;
  hasTimedOut?: boolean;
}

const passageOf = (response: Response): Passage => (response.locals.passage ??= {}) as Passage;

export function setProxied(response: Response, proxied: Proxied): void {
  response.locals.passage = proxied;
}

/**
 * Proxy of one service: streams bodies unparsed in both directions; headers set by the BFF win; the default is
 * `no-store`. The library's plugins are left out: their error text echoes the host and they log on their own. Its
 * option `timeout` would cut the caller's connection without an answer.
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

  /** The library reports some failures both by event and by `next`: only the first counts. */
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
    pathFilter: () => true,
    // The agent's timeout: one set per request costs a timer each.
    agent: new Agent({ keepAlive: true, maxFreeSockets: FREE_SOCKETS, timeout: ANSWER_MS }),
    ejectPlugins: true,
    plugins: [ourEvents],
  });

  return (request, response, next) => {
    passageOf(response).next = next;
    void proxy(request, response, (error) => passOnError(error, response));
  };
}
