import { startTelemetry } from './start-telemetry.ts';
import { startSpan } from './trace.ts';

const settings = { HOST: '127.0.0.1', OTEL_TRACES_SAMPLER_ARG: 1 };

describe('telemetry of a process', () => {
  it('makes no span without a collector', async () => {
    const telemetry = await startTelemetry('bff', settings);
    expect(startSpan('call')).toBeUndefined();
    await telemetry.close();
  });

  it('makes spans for a collector until it closes, even if the collector is away', async () => {
    const telemetry = await startTelemetry('bff', {
      ...settings,
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1/',
    });
    const span = startSpan('call');
    expect(span?.traceparent).toMatch(/-01$/u);
    span?.end();
    await telemetry.close();
    expect(startSpan('call')).toBeUndefined();
  });
});
