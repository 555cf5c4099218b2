import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import type { Caller } from '@pokriv/service-kit/actor';
import type { RequestHandler, Response } from 'express';

import { addressOf } from './address-of.ts';

/** What every part of the BFF knows of a request. */
export interface Context {
  /** Our own; one that comes from outside is ignored. */
  requestId: string;
  /** The address of the caller, behind the trusted proxies. */
  ip: string;
  /** As sent: not decoded, whatever router the request is in. */
  path: string;
  /** As sent, without the question mark. */
  query: string;
  /** Set once the caller is identified, refused or not: the security log names it. */
  caller?: Caller;
}

/** @param url as sent: path and query */
export function contextFor(request: IncomingMessage, url: string, trustedProxies: number): Context {
  const mark = url.indexOf('?');
  return {
    requestId: randomUUID(),
    ip: addressOf(request, trustedProxies),
    path: mark === -1 ? url : url.slice(0, mark),
    query: mark === -1 ? '' : url.slice(mark + 1),
  };
}

/** The context of a request that came through `openContext`. */
export const contextOf = (response: Response): Context => response.locals.context as Context;

/** Who calls. @throws Error before the route has identified the caller */
export function callerOf(response: Response): Caller {
  const { caller } = contextOf(response);
  if (!caller) throw new Error('the caller is not identified yet');
  return caller;
}

/** First of the chain: gives the request its id and its context. */
export const openContext =
  (trustedProxies: number): RequestHandler =>
  (request, response, next) => {
    const context = contextFor(request, request.originalUrl, trustedProxies);
    response.locals.context = context;
    response.setHeader('X-Request-Id', context.requestId);
    next();
  };
