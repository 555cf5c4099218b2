import { log } from '@pokriv/service-kit/log';
import { serveMetrics, type MetricsServer } from '@pokriv/service-kit/telemetry/metrics-server';

import { everyLimit } from '../limits/limit-settings.ts';
import { startBff, type TestBff } from '../start-bff.testing.ts';
import { failedSlice } from './failed-slice.ts';
import { redactReport } from './report-client-error.ts';

const report = (parts: object = {}) => ({
  kind: 'error',
  message: 'TypeError: x is undefined',
  stack: 'TypeError: x is undefined\n    at https://pokriv.bg/assets/main.0123456789.js:1:2',
  ...parts,
});

describe('POST /api/client-errors', () => {
  let bff: TestBff;
  let metrics: MetricsServer;
  const warned = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  beforeAll(async () => {
    metrics = await serveMetrics('bff', { port: 0, host: '127.0.0.1' });
    bff = await startBff();
  });
  afterAll(async () => {
    warned.mockRestore();
    await bff.close();
    await metrics.close();
  });
  beforeEach(() => warned.mockClear());

  it('counts the error by slice and version, and logs one line', async () => {
    const reply = await bff.post('/api/client-errors', report());
    expect(reply.status).toBe(202);
    expect(await reply.json()).toEqual({ success: true, data: null });
    const text = await (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text();
    expect(text).toMatch(/pokriv_client_errors_total\{slice="shell",version="\w+",process="bff"\} 1/u);
    expect(warned.mock.calls).toEqual([
      [expect.objectContaining({ kind: 'error', slice: 'shell' }), 'browser: page error reported'],
    ]);
  });

  it('logs no token, query, e-mail address or phone number', async () => {
    const token = `eyJhbGciOiJSUzI1NiJ9.${'a'.repeat(60)}.${'b'.repeat(43)}`;
    const message = `maria@example.bg ${token} +359 88 123 4567`;
    await bff.post(
      '/api/client-errors',
      report({ message, stack: 'at https://pokriv.bg/reset-password?oobCode=secret:1:2' }),
    );
    const line = JSON.stringify(warned.mock.calls);
    expect(line).toContain('<email> <token> <phone>');
    expect(line).not.toMatch(/secret|aaaa|maria/u);
  });

  it.each([
    ['an unknown field', report({ user: 'maria' })],
    ['a message over its limit', report({ message: 'm'.repeat(301) })],
    ['a stack over its limit', report({ stack: 's'.repeat(2001) })],
    ['an unknown kind', report({ kind: 'metric' })],
    ['no report', {}],
  ])('refuses %s', async (_what, body) => {
    expect((await bff.post('/api/client-errors', body)).status).toBe(400);
    expect(warned).not.toHaveBeenCalled();
  });

  it('refuses a body over 8 KB unread', async () => {
    expect((await bff.post('/api/client-errors', report({ stack: 's'.repeat(9000) }))).status).toBe(413);
  });

  it('limits the reports of a network', async () => {
    const limits = everyLimit({ points: 100_000, seconds: 60 });
    const limited = await startBff({
      trustedProxies: 1,
      limits: { ...limits, 'client-errors': { points: 1, seconds: 3600 } },
    });
    const send = (address: string) =>
      limited.post('/api/client-errors', report(), { 'x-forwarded-for': address });
    const from = `198.18.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;
    expect((await send(from)).status).toBe(202);
    expect((await send(from)).status).toBe(429);
    await limited.close();
  });
});

describe('failedSlice', () => {
  const manifest = {
    slices: { 'mfe-listings': { version: 'abc123', entry: '/mfe/mfe-listings/abc123/remoteEntry.js' } },
    shell: { version: 's1' },
  };
  it.each([
    ['a live slice', 'at https://x/mfe/mfe-listings/abc123/1.js:1:2', 'mfe-listings', 'abc123'],
    ['an older version', 'at https://x/mfe/mfe-listings/old999/1.js:1:2', 'mfe-listings', 'older'],
    ['the shell', 'at https://x/assets/main.js:1:2', 'shell', 's1'],
    ['a name that no manifest has', 'at https://x/mfe/mfe-evil/1/1.js:1:2', 'unknown', 'unknown'],
    ['a stack without own files', 'at https://x/:1:2', 'unknown', 'unknown'],
  ])('finds %s', (_what, stack, slice, version) => {
    expect(failedSlice(stack, manifest)).toEqual({ slice, version });
  });

  it('takes the first own file', () => {
    const stack = 'at https://x/assets/main.js:1:2\nat https://x/mfe/mfe-listings/abc123/1.js:1:2';
    expect(failedSlice(stack, manifest).slice).toBe('shell');
  });
});

describe('redactReport', () => {
  it('keeps names of built files', () => {
    const line = 'at f (https://pokriv.bg/mfe/mfe-listings/0123456789ab/712.0123456789abcdef.js:1:9)';
    expect(redactReport(line)).toBe(line);
  });
});
