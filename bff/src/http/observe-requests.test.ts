import { serveMetrics, type MetricsServer } from '@pokriv/service-kit/telemetry/metrics-server';
import { openTraceExport } from '@pokriv/service-kit/telemetry/trace-exporter';
import { traceWith } from '@pokriv/service-kit/telemetry/trace';

import { startBff, type TestBff } from '../start-bff.testing.ts';

const ID = '0123456789abcdef01234567';
const TRACE = '0af7651916cd43dd8448eb211c80319c';

describe('telemetry of the BFF', () => {
  let bff: TestBff;
  let metrics: MetricsServer;
  const counted = async (): Promise<string[]> => {
    const text = await (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text();
    return text.split('\n').filter((line) => line.startsWith('pokriv_call_duration_seconds_count'));
  };

  beforeAll(async () => {
    metrics = await serveMetrics('bff', { port: 0, host: '127.0.0.1' });
    bff = await startBff();
  });
  afterAll(async () => {
    await bff.close();
    await metrics.close();
  });

  it('counts requests by call, and other requests by a closed list of names', async () => {
    for (const path of [
      `/api/properties/${ID}`,
      '/properties?location=sofia',
      '/assets/none.js',
      '/media/none.webp',
      '/robots.txt',
      '/api/none',
    ])
      await (await bff.get(path)).text();
    const lines = await counted();
    const names = lines.map((line) => /call="([^"]+)"/u.exec(line)?.[1]);
    expect(names).toEqual(
      expect.arrayContaining(['getProperty', 'pages', 'files', 'media', 'crawlers', 'other', 'health']),
    );
    expect(lines.join('\n')).not.toMatch(new RegExp(`${ID}|none|sofia`, 'u'));
  });

  it('counts replies from the cache under the name of their call', async () => {
    const reads = ['/api/properties?location=varna', `/api/properties/${ID}/similar`];
    for (const path of [...reads, ...reads, ...reads]) await (await bff.get(path)).text();
    const text = await (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text();
    for (const name of ['searchProperties', 'listSimilar'])
      expect(text).toMatch(
        new RegExp(`pokriv_cached_replies_total\\{call="${name}",process="bff"\\} 2`, 'u'),
      );
  });

  it('tells whether it is ready', async () => {
    const text = await (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text();
    expect(text).toContain('pokriv_ready{process="bff"} 1');
  });

  describe('with traces', () => {
    let close: () => Promise<void>;
    beforeAll(() => {
      const opened = openTraceExport('bff', {
        export: (_spans, done) => done({ code: 0 }),
        shutdown: async () => undefined,
      });
      traceWith(opened.tracer, 0);
      ({ close } = opened);
    });
    afterAll(async () => {
      traceWith(undefined);
      await close();
    });

    it.each([
      ['a passed call', `/api/properties/${ID}`],
      ['a read that is not cached yet', '/api/properties?location=burgas'],
    ])(
      'hands the trace of the browser to the service with %s, but not its wish to be sampled',
      async (_what, path) => {
        bff.upstreams.property.received.length = 0;
        await (await bff.get(path, { traceparent: `00-${TRACE}-b7ad6b7169203331-01` })).text();
        const [received] = bff.upstreams.property.received;
        expect(received?.headers.traceparent).toMatch(new RegExp(`^00-${TRACE}-[\\da-f]{16}-00$`, 'u'));
        expect(received?.headers.traceparent).not.toContain('b7ad6b7169203331');
      },
    );
  });

  it('hands on no trace of a browser while tracing is off', async () => {
    bff.upstreams.property.received.length = 0;
    await (await bff.get(`/api/properties/${ID}`, { traceparent: `00-${TRACE}-b7ad6b7169203331-01` })).text();
    expect(bff.upstreams.property.received[0]?.headers.traceparent).toBeUndefined();
  });
});
