import { beforeScrape, countCall, countJob, gauges, registry, scrape } from './metrics.ts';
import { serveMetrics, type MetricsServer } from './metrics-server.ts';

const linesOf = (text: string, name: string) =>
  text.split('\n').filter((line) => line.startsWith(name) && !line.startsWith('#'));

describe('metrics', () => {
  it('count nothing before they are switched on', async () => {
    countCall('searchProperties', 200, 0.01);
    expect(linesOf(await registry.metrics(), 'pokriv_call_duration_seconds')).toEqual([]);
  });

  describe('on their own port', () => {
    let server: MetricsServer;
    const read = async () => (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
    beforeAll(async () => {
      server = await serveMetrics('property', { port: 0, host: '127.0.0.1' });
    });
    afterAll(() => server.close());

    it('show a histogram of calls by name, kind and class of status', async () => {
      countCall('searchProperties', 200, 0.3);
      countCall('submitContact', 503, 0.01);
      countCall('submitContact', undefined, 0.01);
      const text = await read();
      expect(linesOf(text, 'pokriv_call_duration_seconds_count')).toEqual([
        expect.stringContaining('{process="property",call="searchProperties",kind="read",status="2xx"} 1'),
        expect.stringContaining('{process="property",call="submitContact",kind="write",status="5xx"} 1'),
        expect.stringContaining('{process="property",call="submitContact",kind="write",status="aborted"} 1'),
      ]);
      expect(
        linesOf(
          text,
          'pokriv_call_duration_seconds_bucket{le="0.25",process="property",call="searchProperties"',
        )[0],
      ).toMatch(/ 0$/u);
      expect(
        linesOf(
          text,
          'pokriv_call_duration_seconds_bucket{le="0.5",process="property",call="searchProperties"',
        )[0],
      ).toMatch(/ 1$/u);
    });

    it('include those of the Node process', async () => {
      expect(await read()).toContain('nodejs_eventloop_lag_p99_seconds');
    });

    it('name a job of a newer instance unknown, so that labels stay bounded', async () => {
      countJob({ queue: 'email', job: 'invented-yesterday', outcome: 'failed', seconds: 0.1 });
      expect(linesOf(await read(), 'pokriv_job_duration_seconds_count')).toEqual([
        expect.stringContaining('job="unknown",outcome="failed"'),
      ]);
    });

    it('count the time from an event to its effect only when the job is done and knows it', async () => {
      const job = { queue: 'email', job: 'contact-received', seconds: 0.1 };
      countJob({ ...job, outcome: 'failed', sinceEvent: 3 });
      countJob({ ...job, outcome: 'done' });
      countJob({ ...job, outcome: 'done', sinceEvent: 130 });
      const text = await read();
      expect(linesOf(text, 'pokriv_event_effect_seconds_count')).toEqual([expect.stringMatching(/ 1$/u)]);
      expect(linesOf(text, 'pokriv_event_effect_seconds_bucket{le="120"')[0]).toMatch(/ 0$/u);
    });

    it('omit a gauge whose source fails', async () => {
      gauges.outboxAge.set(7);
      const stop = beforeScrape(async () => {
        gauges.outboxAge.remove();
        throw new Error('MongoDB is away');
      });
      expect(linesOf(await read(), 'pokriv_outbox_oldest_seconds')).toEqual([]);
      stop();
    });

    it('answer nothing else', async () => {
      expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(404);
      expect((await fetch(`http://127.0.0.1:${server.port}/metrics`, { method: 'POST' })).status).toBe(404);
    });
  });

  it('come although a source hangs', async () => {
    const stop = beforeScrape(() => new Promise(() => undefined));
    await expect(scrape()).resolves.toContain('pokriv_call_duration_seconds');
    stop();
  });
});
