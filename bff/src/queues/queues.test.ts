import { openQueue } from '@pokriv/service-kit/queue';
import { connectRedis, workerRedisOptions } from '@pokriv/service-kit/redis';
import { anActor, testRedisUrl } from '@pokriv/service-kit/testing';
import { Worker, type Queue } from 'bullmq';
import type { Redis } from 'ioredis';

import { startBff, type TestBff } from '../testing/start-bff.ts';
import { aToken } from '../testing/test-tokens.ts';

const admin = anActor({ role: 'admin', firstName: 'Анна', lastName: 'Колева' });

describe('the board of queues', () => {
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

  /** A job that failed for good. */
  async function aFailedJob(): Promise<string> {
    const job = await queue.add('listing-approved', { eventId: 'e', fact: {} }, { attempts: 1 });
    const worker = new Worker('email', () => Promise.reject(new Error('no')), { connection: redis });
    while ((await job.getState()) !== 'failed') await new Promise((resolve) => setTimeout(resolve, 50));
    await worker.close();
    return job.id ?? '';
  }
  const put = (path: string) =>
    fetch(`${bff.origin}/api/admin/queues/api/queues/${path}`, { method: 'PUT', headers: { cookie } });
  const lines = () =>
    bff.upstreams.moderation.received
      .filter(({ url }) => url === '/internal/audit')
      .map(({ body }) => JSON.parse(body) as Record<string, unknown>);

  it('retries a failed job and drops one, and the log has a line of each', async () => {
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

  it('writes nothing of looking', async () => {
    const before = lines().length;
    await fetch(`${bff.origin}/api/admin/queues/api/queues`, { headers: { cookie } });
    expect(lines()).toHaveLength(before);
  });

  it('does nothing while the log cannot be written', async () => {
    const id = await aFailedJob();
    await bff.upstreams.moderation.close();
    const { status } = await put(`email/${id}/retry`);
    await bff.upstreams.moderation.open();
    expect(status).toBe(503);
    expect(await queue.getJobState(id)).toBe('failed');
  });
});
