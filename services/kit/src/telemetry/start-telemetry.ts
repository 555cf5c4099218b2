import { serveMetrics } from './metrics-server.ts';
import { traceWith } from './trace.ts';

export interface TelemetrySettings {
  HOST: string;
  METRICS_PORT?: number | undefined;
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_TRACES_SAMPLER_ARG: number;
}

async function startTracing(name: string, endpoint: string, ratio: number): Promise<() => Promise<void>> {
  // lazy: the exporter is loaded only when it is used
  const { openTraceExport, otlpExporter } = await import('./trace-exporter.ts');
  const { tracer, close } = openTraceExport(name, otlpExporter(endpoint));
  traceWith(tracer, ratio);
  return close;
}

/**
 * Starts metrics and tracing by the settings; without them nothing is counted and no span is created. Call it first
 * in `main.ts`.
 * @param name of the process
 * @throws Error when `METRICS_PORT` is taken
 */
export async function startTelemetry(
  name: string,
  settings: TelemetrySettings,
): Promise<{ close: () => Promise<void> }> {
  const { HOST, METRICS_PORT, OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG } = settings;
  const metrics =
    METRICS_PORT === undefined ? undefined : await serveMetrics(name, { port: METRICS_PORT, host: HOST });
  const stopTracing =
    OTEL_EXPORTER_OTLP_ENDPOINT === undefined
      ? undefined
      : await startTracing(name, OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG);
  return {
    close: async () => {
      traceWith(undefined);
      await stopTracing?.().catch(() => undefined);
      await metrics?.close();
    },
  };
}
