import { openQueue } from '@pokriv/service-kit/queue';
import { connectRedis, workerRedisOptions } from '@pokriv/service-kit/redis';
import { anActor, testRedisUrl } from '@pokriv/service-kit/testing';
import { Worker, type Queue } from 'bullmq';
import type { Redis } from 'ioredis';

import { aToken, startBff, type TestBff } from '../start-bff.testing.ts';

const admin = anActor({ role: 'admin', firstName: 'Анна', lastName: 'Колева' });

describe('queue board', () => {
  const redisUrl = `${testRedisUrl()}/6`;
  let bff: TestBff;
  let redis: Redis;
  let queue: Queue;
  let cookie = '';

  beforeAll(async () => {
    redis = connectRedis(redisUrl, workerRedisOptions);
    await redis.flushdb();
    queue = openQueue('email', redis);
    bff = await startBff({ redisUrl });
    bff.people.set(admin.id, admin);
    const headers = { authorization: `Bearer ${aToken(admin.id)}` };
    const session = await bff.post('/api/admin/queues/session', {}, headers);
    cookie = (session.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  });
  afterAll(async () => {
    await queue.close();
    await bff.close();
    redis.disconnect();
  });

  async function aFailedJob(): Promise<string> {
    const job = await queue.add('listing-approved', { eventId: 'e', fact: {} }, { attempts: 1 });
    const worker = new Worker('email', () => Promise.reject(new Error('no')), { connection: redis });
    while ((await job.getState()) !== 'failed') await new Promise((resolve) => setTimeout(resolve, 50));
    await worker.close();
    return job.id ?? '';
  }
  const send = (method: string, path: string, headers: Record<string, string> = {}) =>
    fetch(`${bff.origin}/api/admin/queues/api/queues/${path}`, { method, headers: { cookie, ...headers } });
  const put = (path: string, headers?: Record<string, string>) => send('PUT', path, headers);
  const lines = () =>
    bff.upstreams.moderation.received
      .filter(({ url }) => url === '/internal/audit')
      .map(({ body }) => JSON.parse(body) as Record<string, unknown>);

  it('retries and drops a failed job, with an audit line each', async () => {
    const [retried, dropped] = [await aFailedJob(), await aFailedJob()];
    expect((await put(`email/${retried}/retry`)).status).toBeLessThan(300);
    expect((await put(`email/${dropped}/clean`)).status).toBeLessThan(300);
    expect(await queue.getJobState(retried)).toBe('waiting');
    expect(await queue.getJobState(dropped)).toBe('unknown');
    const who = { actor: { id: admin.id, name: 'Анна Колева' }, ip: '127.0.0.1', action: 'queues' };
    const target = { kind: 'queue', id: 'email', label: 'email' };
    expect(lines()).toMatchObject([
      { ...who, target, after: { step: `${retried}/retry` } },
      { ...who, target, after: { step: `${dropped}/clean` } },
    ]);
  });

  it('promotes or drops all delayed jobs', async () => {
    // the board ignores jobs younger than some seconds
    const waiting = { delay: 3_600_000, timestamp: Date.now() - 60_000 };
    const later = () => queue.add('listing-approved', { eventId: 'l', fact: {} }, waiting);
    const sent = await later();
    expect((await put('email/promote')).status).toBeLessThan(300);
    expect(await sent.getState()).toBe('waiting');
    const dropped = await later();
    expect((await put('email/clean/delayed')).status).toBeLessThan(300);
    expect(await dropped.getState()).toBe('unknown');
    expect(lines().slice(-2)).toMatchObject([
      { after: { step: 'promote' } },
      { after: { step: 'clean/delayed' } },
    ]);
  });

  it('hides the actions it refuses and loads no external files', async () => {
    const reply = await fetch(`${bff.origin}/api/admin/queues/`, { headers: { cookie } });
    const page = await reply.text();
    expect(page).toContain('display: none');
    expect(page).not.toMatch(/(?:href|src)="https?:/u);
  });

  it('returns the data of a job unchanged', async () => {
    const data = { fact: { text: '<!DOCTYPE html></head>' } };
    const job = await queue.add('listing-approved', data, { delay: 3_600_000 });
    const reply = await send('GET', `email/${job.id}`);
    expect(await reply.json()).toMatchObject({ job: { data } });
  });

  it('writes no audit line for a read', async () => {
    const before = lines().length;
    await fetch(`${bff.origin}/api/admin/queues/api/queues`, { headers: { cookie } });
    expect(lines()).toHaveLength(before);
  });

  it('says that a job no longer exists, without a stack', async () => {
    const id = await aFailedJob();
    expect((await put(`email/${id}/retry`)).status).toBeLessThan(300);
    const again = await put(`email/${id}/retry`);
    expect(again.status).toBeGreaterThanOrEqual(400);
    expect(await again.text()).not.toMatch(/\bat .*\.js/u);
    expect(await queue.getJobState(id)).toBe('waiting');
  });

  it.each([
    ['POST', 'moderation/add'],
    ['POST', 'moderation/ADD'],
    ['PATCH', 'email/42/update-data'],
    ['PUT', 'email/obliterate'],
    ['PUT', 'email/empty'],
    ['PUT', 'email/clean/completed'],
    ['PUT', 'email/concurrency'],
    ['DELETE', 'email/42'],
  ])('makes, rewrites and wipes nothing: %s %s', async (method, path) => {
    const before = lines().length;
    expect((await send(method, path)).status).toBe(403);
    expect(lines()).toHaveLength(before);
  });

  it('refuses actions from another origin', async () => {
    const id = await aFailedJob();
    for (const from of ['same-site', 'cross-site', 'none'])
      expect((await put(`email/${id}/retry`, { 'sec-fetch-site': from })).status).toBe(403);
    expect((await put(`email/${id}/retry`, { 'sec-fetch-site': 'same-origin' })).status).toBeLessThan(300);
  });

  it('is never cached', async () => {
    for (const path of ['', '/api/queues']) {
      const reply = await fetch(`${bff.origin}/api/admin/queues${path}`, { headers: { cookie } });
      expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-store']);
    }
  });

  it('closes with the session it was opened in', async () => {
    const leaver = anActor({ role: 'admin' });
    bff.people.set(leaver.id, leaver);
    const headers = { authorization: `Bearer ${aToken(leaver.id)}` };
    const session = await bff.post('/api/admin/queues/session', {}, headers);
    const own = (session.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const look = async () =>
      (await fetch(`${bff.origin}/api/admin/queues/api/queues`, { headers: { cookie: own } })).status;
    expect(await look()).toBe(200);
    bff.people.set(leaver.id, { ...leaver, tokensValidAfter: Math.floor(Date.now() / 1000) + 60 });
    await new Promise((resolve) => setTimeout(resolve, 1050));
    expect(await look()).toBe(401);
  });

  it('refuses actions while the audit log is unavailable', async () => {
    const id = await aFailedJob();
    await bff.upstreams.moderation.close();
    const { status } = await put(`email/${id}/retry`);
    await bff.upstreams.moderation.open();
    expect(status).toBe(503);
    expect(await queue.getJobState(id)).toBe('failed');
  });
});
