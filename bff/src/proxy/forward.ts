import {
  Agent,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';

import { createProxyMiddleware, type Plugin } from 'http-proxy-middleware';

import type { Exchange } from '../http/exchange.ts';
import { sendError } from '../http/send-error.ts';
import { apiHeaders, type HeaderList } from '../http/security-headers.ts';
import { doorHeaders } from './door-headers.ts';
import { passReply } from './pass-reply.ts';
import { ANSWER_MS, UPLOAD_MS } from './timing.ts';
import { upstreamError, upstreamTimeout } from './upstream-error.ts';
import { watchUpload } from './watch-upload.ts';

/** One call on its way to a service. */
export interface Forwarding {
  exchange: Exchange;
  /** Path and query as the service sees them. */
  url: string;
  /** All that the service sees. */
  headers: IncomingHttpHeaders;
  /** Called with the status before the caller gets the first byte. */
  onReply?: (status: number) => void;
}
export type Forward = (forwarding: Forwarding) => void;

export interface ForwardOptions {
  isUpload?: boolean;
  /** Put on every answer. */
  headers?: HeaderList;
}

interface Running extends Forwarding {
  isTimedOut: boolean;
}

/** Kept open while idle; the number in use has no bound, since a call that waits for a connection has no time-out. */
const FREE_SOCKETS = 256;

/**
 * Streams calls to one service, bodies unparsed. The library's own plugins are left out: they write its error text,
 * which echoes the host, and a log line of their own. Its option `timeout` would cut the caller's connection without
 * a word and leave a listener on it for every request; `proxyTimeout` and, while connecting, the agent's time-out
 * (the same, or each request would set it twice) lead to an answer in JSON.
 */
export function forwardTo(
  target: string,
  { isUpload = false, headers = apiHeaders }: ForwardOptions = {},
): Forward {
  const running = new WeakMap<IncomingMessage, Running>();
  const ours = doorHeaders(headers);
  const timeout = isUpload ? UPLOAD_MS : ANSWER_MS;

  const markTimeouts = (outgoing: ClientRequest, request: IncomingMessage): void => {
    const call = running.get(request);
    if (!call) return;
    outgoing.once('timeout', () => {
      call.isTimedOut = true;
    });
    if (!isUpload) return;
    watchUpload(request, outgoing, () => {
      call.isTimedOut = true;
      outgoing.destroy();
    });
  };

  const answer = (incoming: IncomingMessage, request: IncomingMessage): void => {
    const call = running.get(request);
    if (!call || call.exchange.reply.headersSent) return;
    call.onReply?.(incoming.statusCode ?? 0);
    passReply(call.exchange, incoming, ours);
  };

  const answerError = (error: Error, request?: IncomingMessage): void => {
    const call = request && running.get(request);
    if (!call || call.exchange.reply.destroyed) return;
    sendError(call.exchange, call.isTimedOut ? upstreamTimeout(error) : upstreamError(error));
  };

  const ourEvents: Plugin<IncomingMessage, ServerResponse> = (proxy) => {
    proxy.on('proxyReq', markTimeouts);
    proxy.on('proxyRes', answer);
    proxy.on('error', answerError);
  };

  const proxy = createProxyMiddleware<IncomingMessage, ServerResponse>({
    target: new URL(target),
    /** The door has matched the path already; without this it would be parsed and matched once more. */
    pathFilter: () => true,
    agent: new Agent({ keepAlive: true, maxFreeSockets: FREE_SOCKETS, timeout }),
    proxyTimeout: timeout,
    selfHandleResponse: true,
    ejectPlugins: true,
    plugins: [ourEvents],
  });

  return (forwarding) => {
    const { request, reply } = forwarding.exchange;
    running.set(request, { ...forwarding, isTimedOut: false });
    request.url = forwarding.url;
    request.headers = forwarding.headers;
    void proxy(request, reply);
  };
}
