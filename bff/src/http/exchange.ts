import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Caller } from '@pokriv/service-kit/actor';

import { addressOf } from './address-of.ts';

/** One request and its answer, with what every part of the door asks about it. */
export interface Exchange {
  request: IncomingMessage;
  reply: ServerResponse;
  /** Our own; one that comes from outside is ignored. */
  requestId: string;
  /** The address of the caller, behind the trusted proxies. */
  ip: string;
  /** As sent: not decoded. */
  path: string;
  /** As sent, without the question mark. */
  query: string;
  /** Set once the caller is identified. */
  caller?: Caller;
}

export function openExchange(
  request: IncomingMessage,
  reply: ServerResponse,
  trustedProxies: number,
): Exchange {
  const url = request.url ?? '/';
  const mark = url.indexOf('?');
  return {
    request,
    reply,
    requestId: randomUUID(),
    ip: addressOf(request, trustedProxies),
    path: mark === -1 ? url : url.slice(0, mark),
    query: mark === -1 ? '' : url.slice(mark + 1),
  };
}

const exchanges = new WeakMap<IncomingMessage, Exchange>();

/** Lets Express handlers, which get the request alone, find its exchange. */
export const rememberExchange = (exchange: Exchange): void => void exchanges.set(exchange.request, exchange);

/** @throws Error for a request that did not come through the door */
export function exchangeOf(request: IncomingMessage): Exchange {
  const exchange = exchanges.get(request);
  if (!exchange) throw new Error('a request without an exchange');
  return exchange;
}
