import { SpanStatusCode, TraceFlags, type Tracer } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  SamplingDecision,
  TracerProvider,
  type ReadableSpan,
  type Sampler,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';

import { SAMPLED } from './trace.ts';

/** Records every span: a failure is known at its end only. */
const sampler: Sampler = {
  shouldSample: (context) => ({
    decision: context.getValue(SAMPLED) ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.RECORD,
  }),
  toString: () => 'decided by startSpan',
};

function asSampled(span: ReadableSpan): ReadableSpan {
  const spanContext = { ...span.spanContext(), traceFlags: TraceFlags.SAMPLED };
  return Object.assign(Object.create(span) as ReadableSpan, { spanContext: () => spanContext });
}

class SampledOrFailed extends BatchSpanProcessor {
  override onEnd(span: ReadableSpan): void {
    super.onEnd(span.status.code === SpanStatusCode.ERROR ? asSampled(span) : span);
  }
}

export interface TraceExport {
  tracer: Tracer;
  /** Flushes the pending spans. */
  close: () => Promise<void>;
}

const EXPORT_MS = 2000;

export const otlpExporter = (endpoint: string): SpanExporter =>
  new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/u, '')}/v1/traces`,
    timeoutMillis: EXPORT_MS,
  });

/** An unreachable collector costs spans, never a request. */
export function openTraceExport(process: string, exporter: SpanExporter): TraceExport {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': process, 'service.namespace': 'pokriv' }),
    sampler,
    spanProcessors: [
      new SampledOrFailed({ exporter, scheduledDelayMillis: 1000, exportTimeoutMillis: EXPORT_MS }),
    ],
  });
  return { tracer: provider.getTracer('pokriv'), close: () => provider.shutdown() };
}
