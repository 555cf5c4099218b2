import { z } from 'zod';

export const telemetryEnv = {
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65_535)
    .optional()
    .describe('Port of `GET /metrics` (Prometheus) on `HOST`; absent: no metrics.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url()
    .optional()
    .describe('OpenTelemetry collector that takes traces over HTTP; absent: no traces.'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(0.01)
    .describe('Share of the traces that are exported. Failed spans are always exported.'),
};
