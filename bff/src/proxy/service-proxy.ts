import { Agent, ServerResponse, type ClientRequest, type IncomingMessage } from 'node:http';

import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { createProxyMiddleware, type Plugin } from 'http-proxy-middleware';

import { isConnectionLost, isRepeatable, RETRY_PAUSE_MS, RETRY_WITHIN_MS } from './retry.ts';
import { streamReply } from './stream-reply.ts';
import { ANSWER_MS, STREAM_IDLE_MS, UPLOAD_MS } from './timing.ts';
import { upstreamError, upstreamTimeout } from './upstream-error.ts';
import { watchUpload } from './watch-upload.ts';

/** Idle sockets kept open. Sockets in use are unbounded, because a call waiting for one has no timeout. */
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
  /** File transfer in either direction: slow is fine, hanging is not. */
  isUpload?: boolean;
  /** Server-sent events: the reply lasts until this signal, the service or the browser ends it. */
  stream?: AbortSignal;
  onReply?: (status: number) => void;
}

/** State of a proxied request, stored on its response: a WeakMap costs more garbage collection. */
interface Passage extends Proxied {
  /** Absent once an error was passed on. */
  next?: NextFunction;
  /** Time of the first attempt, see `performance.now`. */
  startedAt?: number;
  isRetry?: boolean;
  hasReply?: boolean;
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
 *
 * Retries a GET or HEAD without a body once, over a new connection, when the first is lost before the reply.
 */
export function serviceProxy(
  target: string,
  { answerMs = ANSWER_MS, streamIdleMs = STREAM_IDLE_MS } = {},
): RequestHandler {
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
    const passage = passageOf(response);
    passage.hasReply = true;
    passage.onReply?.(incoming.statusCode ?? 0);
    for (const name of ofConnection) delete incoming.headers[name];
    for (const name of response.getHeaderNames()) delete incoming.headers[name];
    incoming.headers['cache-control'] ??= 'no-store';
    if (passage.stream && incoming.statusCode === 200)
      streamReply(incoming, response, { ends: passage.stream, idleMs: streamIdleMs });
  };

  const mayRetry = (error: unknown, request: Request, { startedAt = 0, ...passage }: Passage): boolean =>
    isConnectionLost(error) &&
    isRepeatable(request) &&
    !passage.hasReply &&
    !passage.hasTimedOut &&
    performance.now() - startedAt < RETRY_WITHIN_MS;

  /** The library reports a failure both by event and by `next`: only the first of each attempt counts. */
  const fail = (error: unknown, isRetry: boolean, request: Request, response: Response): void => {
    const passage = passageOf(response);
    const { next, hasTimedOut } = passage;
    if (isRetry !== (passage.isRetry ?? false) || !next || response.destroyed) return;
    if (!isRetry && mayRetry(error, request, passage)) {
      passage.isRetry = true;
      setTimeout(() => retry(request, response), RETRY_PAUSE_MS);
      return;
    }
    delete passage.next;
    next(hasTimedOut ? upstreamTimeout(error) : upstreamError(error));
  };

  const ourEvents =
    (isRetry: boolean): Plugin<Request, Response> =>
    (proxy) => {
      proxy.on('proxyReq', boundTime);
      proxy.on('proxyRes', ownHeadersStand);
      proxy.on('error', (error, request, response) => {
        if (request && response instanceof ServerResponse)
          fail(error, isRetry, request, response as Response);
      });
    };

  const attempt = (agent: Agent, { isRetry }: { isRetry: boolean }) => {
    const proxy = createProxyMiddleware<Request, Response>({
      target: new URL(target),
      pathFilter: () => true,
      agent,
      ejectPlugins: true,
      plugins: [ourEvents(isRetry)],
    });
    return (request: Request, response: Response): void =>
      void proxy(request, response, (error) => fail(error, isRetry, request, response));
  };
  // The agent's timeout: one set per request costs a timer each.
  const pooled = new Agent({ keepAlive: true, maxFreeSockets: FREE_SOCKETS, timeout: answerMs });
  const send = attempt(pooled, { isRetry: false });
  const retry = attempt(new Agent({ timeout: answerMs }), { isRetry: true });

  return (request, response, next) => {
    const passage = passageOf(response);
    passage.next = next;
    passage.startedAt = performance.now();
    send(request, response);
  };
}
