import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import type { Caller } from '@pokriv/service-kit/actor';
import type { RequestHandler, Response } from 'express';

import { addressOf } from './address-of.ts';

export interface Context {
  /** Generated here; an incoming id is ignored. */
  requestId: string;
  ip: string;
  /** As sent: not decoded, independent of the router. */
  path: string;
  query: string;
  /** Set once the caller is identified, even when refused, for the security log. */
  caller?: Caller;
  /** Of the request's span, for the services; absent while tracing is off. */
  traceparent?: string;
}

export function contextFor(request: IncomingMessage, url: string, trustedProxies: number): Context {
  const mark = url.indexOf('?');
  return {
    requestId: randomUUID(),
    ip: addressOf(request, trustedProxies),
    path: mark === -1 ? url : url.slice(0, mark),
    query: mark === -1 ? '' : url.slice(mark + 1),
  };
}

export const contextOf = (response: Response): Context => response.locals.context as Context;

/** @throws Error before the route has identified the caller */
export function callerOf(response: Response): Caller {
  const { caller } = contextOf(response);
  if (!caller) throw new Error('the caller is not identified yet');
  return caller;
}

/** First middleware: sets the request id and the context. */
export const openContext =
  (trustedProxies: number): RequestHandler =>
  (request, response, next) => {
    const context = contextFor(request, request.originalUrl, trustedProxies);
    response.locals.context = context;
    response.setHeader('X-Request-Id', context.requestId);
    next();
  };
