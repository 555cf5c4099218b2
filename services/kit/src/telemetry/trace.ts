import { AsyncLocalStorage } from 'node:async_hooks';

import {
  createContextKey,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type SpanContext,
  type Tracer,
} from '@opentelemetry/api';

/** Passes the decision of `startSpan` to the sampler. */
export const SAMPLED = createContextKey('sampled');

export interface RunningSpan {
  traceId: string;
  /** Value of the W3C header `traceparent` for the next process. */
  traceparent: string;
  rename: (name: string) => void;
  /** @param failure a failed span is exported even when its trace is not sampled */
  end: (failure?: string) => void;
}

export interface SpanOptions {
  /** `traceparent` of the caller; default: the running span. */
  parent?: string | undefined;
  /** Default true. A browser must not decide about the export, so its flag is not trusted. */
  isTrusted?: boolean;
  kind?: 'server' | 'client' | 'consumer' | 'producer';
  /** Never personal data. */
  attributes?: Record<string, string | number>;
}

let tracer: Tracer | undefined;
let samplingRatio = 0;
const running = new AsyncLocalStorage<RunningSpan>();

/** Enables tracing; undefined disables it. @param ratio share of exported traces, 0–1 */
export function traceWith(given: Tracer | undefined, ratio = 0): void {
  tracer = given;
  samplingRatio = ratio;
}

export const isTracing = (): boolean => tracer !== undefined;

const PARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/u;

function parentOf(header: string | undefined): SpanContext | undefined {
  const [, traceId = '', spanId = '', flags = ''] = PARENT.exec(header ?? '') ?? [];
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return trace.isSpanContextValid(parent) ? parent : undefined;
}

const isSampled = (traceFlags: number): boolean => (traceFlags & TraceFlags.SAMPLED) !== 0;

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  producer: SpanKind.PRODUCER,
};

/** Undefined while tracing is off. */
export function startSpan(name: string, options: SpanOptions = {}): RunningSpan | undefined {
  if (!tracer) return undefined;
  const { isTrusted = true, kind, attributes } = options;
  const parent = parentOf('parent' in options ? options.parent : running.getStore()?.traceparent);
  const isExported = parent && isTrusted ? isSampled(parent.traceFlags) : Math.random() < samplingRatio;
  const around = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
  const span = tracer.startSpan(
    name,
    { ...(kind && { kind: kinds[kind] }), ...(attributes && { attributes }) },
    around.setValue(SAMPLED, isExported),
  );
  const { traceId, spanId } = span.spanContext();
  return {
    traceId,
    traceparent: `00-${traceId}-${spanId}-${isExported ? '01' : '00'}`,
    rename: (given) => void span.updateName(given),
    end: (failure) => {
      if (failure !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: failure });
      span.end();
    },
  };
}

/** Makes a span the current one of `work`, also across its promises. */
export const duringSpan = <Result>(span: RunningSpan | undefined, work: () => Result): Result =>
  span ? running.run(span, work) : work();

export const runningSpan = (): RunningSpan | undefined => running.getStore();
