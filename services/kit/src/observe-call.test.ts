import { Router } from 'express';

import { healthOf } from './health.ts';
import { createService, handle } from './http.ts';
import { log } from './log.ts';
import { writeSecurityTo } from './security-log.ts';
import { registry } from './telemetry/metrics.ts';
import { serveMetrics, type MetricsServer } from './telemetry/metrics-server.ts';
import { anActor, serve, TEST_SECRET, until } from './testing.ts';

jest.mock('./log.ts', () => ({
  ...jest.requireActual<object>('./log.ts'),
  accessLevel: 'info',
}));

const admin = anActor({ id: 'anna', role: 'admin' });
const ID = '0123456789abcdef01234567';

describe('a service', () => {
  let service: Awaited<ReturnType<typeof serve>>;
  let metrics: MetricsServer;
  const lines: Record<string, unknown>[] = [];
  const security: Record<string, unknown>[] = [];

  beforeAll(async () => {
    metrics = await serveMetrics('moderation', { port: 0, host: '127.0.0.1' });
    log.level = 'info';
    jest.spyOn(log, 'info').mockImplementation((line: unknown) => void lines.push(line as never));
    jest.spyOn(log, 'error').mockImplementation(() => undefined);
    const router = Router();
    handle(router, 'deleteContact', async () => ({ data: null }));
    handle(router, 'getContact', () => Promise.reject(new Error('broken')));
    handle(router, 'listContacts', async () => ({ data: [] }) as never);
    service = await serve(createService([router], { actorSecret: TEST_SECRET, health: healthOf({}) }));
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    writeSecurityTo(undefined);
    await service.close();
    await metrics.close();
  });
  beforeEach(() => {
    lines.length = 0;
    security.length = 0;
    writeSecurityTo({ write: (line: string) => void security.push(JSON.parse(line)) });
  });

  it('writes one line a request: call, status, time, request id, and no path or person', async () => {
    await service.send('GET', `/contacts/${ID}`, { as: admin, headers: { 'x-request-id': 'r1' } });
    await until(() => lines.length > 0);
    expect(lines).toEqual([
      { requestId: 'r1', call: 'getContact', status: 500, ms: expect.any(Number), role: 'admin' },
    ]);
  });

  it('names requests outside its calls by a closed list', async () => {
    await service.send('GET', '/internal/personal-data/maria');
    await service.send('GET', '/wp-admin.php');
    await until(() => lines.length > 1);
    expect(lines.map(({ call, status }) => [call, status])).toEqual([
      ['internal', 404],
      ['other', 404],
    ]);
  });

  it('writes no line about health checks', async () => {
    await service.send('GET', '/health/live');
    await service.send('GET', '/contacts', { as: admin });
    await until(() => lines.length > 0);
    expect(lines).toMatchObject([{ call: 'listContacts' }]);
  });

  it('counts calls by name, never by address', async () => {
    await service.send('DELETE', `/contacts/${ID}`, { as: admin });
    const counted = '{process="moderation",call="deleteContact",kind="write",status="2xx"} 1';
    await until(async () => (await registry.metrics()).includes(counted));
    expect(await registry.metrics()).not.toContain(ID);
  });

  it('tells whether it is ready', async () => {
    const text = await (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text();
    expect(text).toContain('pokriv_ready{process="moderation"} 1');
  });

  it('writes acts of administrators to the security log, and neither reads nor failures', async () => {
    await service.send('GET', '/contacts', { as: admin });
    await service.send('GET', `/contacts/${ID}`, { as: admin });
    expect(security).toEqual([]);
    await service.send('DELETE', `/contacts/${ID}`, { as: admin });
    expect(security).toMatchObject([{ event: 'admin-acted', reason: 'deleteContact', actorId: 'anna' }]);
  });
});
