import type { Request, RequestHandler, Response } from 'express';

import { accessLevel, log, loggedPath } from './log.ts';
import { areMetricsOn, countCall, type ObservedName } from './telemetry/metrics.ts';
import { isTracing, startSpan, type RunningSpan } from './telemetry/trace.ts';

interface ObservedCall {
  /** Set by the answering route. */
  name: ObservedName;
  readonly started: number;
  readonly span: RunningSpan | undefined;
}

export interface Observing {
  requestId: string;
  /** Path as sent: routers change the request's. Logged without ids, at `debug` only. */
  path: string;
  /** Whether the caller's sampling flag is trusted. */
  isTrusted: boolean;
  /** Role of the caller, read when the reply ends. */
  role: () => string | undefined;
}

/**
 * Observes a request until its reply ends: counts it, traces it and writes the access log.
 * @returns its span; undefined while tracing is off
 */
export function observeCall(
  request: Request,
  reply: Response,
  observing: Observing,
): RunningSpan | undefined {
  if (!areMetricsOn() && !isTracing() && !log.isLevelEnabled(accessLevel)) return undefined;
  const { requestId, isTrusted } = observing;
  const span = startSpan('other', {
    parent: String(request.headers.traceparent ?? ''),
    isTrusted,
    kind: 'server',
    attributes: { requestId },
  });
  const call: ObservedCall = { name: 'other', started: performance.now(), span };
  reply.locals.observed = call;
  reply.once('close', () => finishCall(call, request.method, reply, observing));
  return span;
}

/** Names a request for metrics, traces and logs; the default is `other`. */
export function nameCall(reply: Response, name: ObservedName): void {
  const call = reply.locals.observed as ObservedCall | undefined;
  if (call) call.name = name;
}

export const named =
  (name: ObservedName): RequestHandler =>
  (_request, reply, next) => {
    nameCall(reply, name);
    next();
  };

function finishCall(
  { name: call, started, span }: ObservedCall,
  method: string,
  reply: Response,
  { requestId, path, role: roleOf }: Observing,
): void {
  const ms = performance.now() - started;
  // undefined: the client disconnected before the reply
  const status = reply.writableFinished ? reply.statusCode : undefined;
  countCall(call, status, ms / 1000);
  span?.rename(call);
  span?.end(status !== undefined && status >= 500 ? `status ${status}` : undefined);
  if (call === 'health' || !log.isLevelEnabled(accessLevel)) return;
  const role = roleOf();
  log[accessLevel](
    {
      requestId,
      ...(span && { traceId: span.traceId }),
      call,
      status: status ?? 'aborted',
      ms: Math.round(ms),
      ...(role && { role }),
      ...(log.isLevelEnabled('debug') && { route: `${method} ${loggedPath(path)}` }),
    },
    'request',
  );
}
