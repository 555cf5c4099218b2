import { loggedPath } from '@pokriv/service-kit/log';
import { finishCall, observeCall } from '@pokriv/service-kit/observe-call';
import type { ObservedName } from '@pokriv/service-kit/telemetry/metrics';
import type { RequestHandler } from 'express';

import { contextOf } from './context.ts';

/** Counts, traces and logs each request, without query, address or personal data. */
export const observeRequests: RequestHandler = (request, response, next) => {
  const context = contextOf(response);
  const traceparent = request.headers.traceparent;
  const observed = observeCall(context.requestId, {
    traceparent: typeof traceparent === 'string' ? traceparent : undefined,
    isTrusted: false,
  });
  if (observed) {
    context.observed = observed;
    response.once('close', () =>
      finishCall(observed, {
        requestId: context.requestId,
        status: response.writableFinished ? response.statusCode : undefined,
        role: context.caller?.actor?.role,
        route: `${request.method} ${loggedPath(context.path)}`,
      }),
    );
  }
  next();
};

/** Names the requests of a route for metrics, traces and logs; others are `other`. */
export const named =
  (name: ObservedName): RequestHandler =>
  (_request, response, next) => {
    const { observed } = contextOf(response);
    if (observed) observed.name = name;
    next();
  };
