import { notFound } from '@pokriv/contracts/errors';
import express, { type ErrorRequestHandler, type Express, type Router } from 'express';

import { exchangeOf, rememberExchange, type Exchange } from './http/exchange.ts';
import { apiHeaders } from './http/security-headers.ts';
import { sendError } from './http/send-error.ts';

export type ServeOwnPage = (exchange: Exchange) => void;

/** The pages under `/api` that the BFF answers itself: documentation and the board of queues. */
export function createOwnPages(routers: readonly Router[]): ServeOwnPage {
  const app: Express = express();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.set('etag', 'strong');
  for (const router of routers) app.use(router);
  app.use(() => {
    throw notFound();
  });
  const answerErrors: ErrorRequestHandler = (error, request, _reply, _next) =>
    sendError(exchangeOf(request), error);
  app.use(answerErrors);
  return (exchange) => {
    rememberExchange(exchange);
    exchange.reply.setHeader('X-Request-Id', exchange.requestId);
    for (const [name, value] of apiHeaders) exchange.reply.setHeader(name, value);
    app(exchange.request, exchange.reply);
  };
}
