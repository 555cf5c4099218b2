import { observeCall } from '@pokriv/service-kit/observe-call';
import type { RequestHandler } from 'express';

import { contextOf } from './context.ts';

/** Counts, traces and logs each request, without query, address or personal data. */
export const observeRequests: RequestHandler = (request, response, next) => {
  const context = contextOf(response);
  const span = observeCall(request, response, {
    requestId: context.requestId,
    path: context.path,
    isTrusted: false,
    role: () => context.caller?.actor?.role,
  });
  if (span) context.traceparent = span.traceparent;
  next();
};
