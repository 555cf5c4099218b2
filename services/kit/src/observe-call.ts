import { accessLevel, log } from './log.ts';
import { areMetricsOn, countCall, type ObservedName } from './telemetry/metrics.ts';
import { isTracing, startSpan, type RunningSpan } from './telemetry/trace.ts';

/** A request from its arrival to the end of its reply. */
export interface ObservedCall {
  /** Set by the route that answers. */
  name: ObservedName;
  readonly started: number;
  readonly span: RunningSpan | undefined;
}

export interface FinishedCall {
  requestId: string;
  /** undefined: the caller left before the reply */
  status: number | undefined;
  /** Method and path without ids; written at `debug` only. */
  route: string;
  role?: string | undefined;
}

/** Undefined when neither a log nor a metric nor a trace wants the request. */
export function observeCall(
  requestId: string,
  parent: { traceparent: string | undefined; isTrusted: boolean },
): ObservedCall | undefined {
  if (!areMetricsOn() && !isTracing() && !log.isLevelEnabled(accessLevel)) return undefined;
  const span = startSpan('other', {
    parent: parent.traceparent,
    isTrusted: parent.isTrusted,
    kind: 'server',
    attributes: { requestId },
  });
  return { name: 'other', started: performance.now(), span };
}

/** Counts a finished request, ends its span and writes the line of the access log. */
export function finishCall(
  { name: call, started, span }: ObservedCall,
  { requestId, status, route, role }: FinishedCall,
): void {
  const ms = performance.now() - started;
  countCall(call, status, ms / 1000);
  span?.rename(call);
  span?.end(status !== undefined && status >= 500 ? `status ${status}` : undefined);
  if (call === 'health' || !log.isLevelEnabled(accessLevel)) return;
  log[accessLevel](
    {
      requestId,
      ...(span && { traceId: span.traceId }),
      call,
      status: status ?? 'aborted',
      ms: Math.round(ms),
      ...(role && { role }),
      ...(log.isLevelEnabled('debug') && { route }),
    },
    'request',
  );
}
