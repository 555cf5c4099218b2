import { randomUUID } from 'node:crypto';
import { once } from 'node:events';

import { Redis } from 'ioredis';

import { limitOf, networkLimitOf, SITE_FACTOR } from './limits.ts';
import { connectRedis, requestRedisOptions } from './redis.ts';
import { startTcpProxy } from './testing-tcp-proxy.ts';
import { testRedisUrl } from './testing.ts';

describe('networkLimitOf', () => {
  let redis: Redis;
  beforeAll(async () => {
    redis = new Redis(testRedisUrl());
    await once(redis, 'ready');
  });
  afterAll(() => redis.disconnect());

  const limit = (points: number) => networkLimitOf(redis, randomUUID(), { points, seconds: 3600 });
  const refusal = expect.objectContaining({ code: 'RATE_LIMITED' });

  it('counts all addresses of an IPv6 /64 together', async () => {
    const { take, check } = limit(2);
    await take('2001:db8:1:2::1');
    await take('2001:db8:1:2:ffff:ffff:ffff:ffff');
    await expect(take('2001:db8:1:2:aaaa::3')).rejects.toEqual(refusal);
    await expect(check('2001:db8:1:2::9')).rejects.toEqual(refusal);
    await take('2001:db8:1:3::1');
  });

  it(`stops a /48 at ${SITE_FACTOR} times the points of one network`, async () => {
    const { take } = limit(1);
    for (let network = 0; network < SITE_FACTOR; network += 1) await take(`2001:db8:7:${network}::1`);
    await expect(take('2001:db8:7:ffff::1')).rejects.toEqual(refusal);
    await take('2001:db8:8::1');
  });

  it('counts each IPv4 address alone, also when written as IPv6', async () => {
    const { take } = limit(1);
    await take('203.0.113.7');
    await expect(take('::ffff:203.0.113.7')).rejects.toEqual(refusal);
    await take('203.0.113.8');
  });
});

describe('limitOf while Redis cannot be reached', () => {
  const refusal = expect.objectContaining({
    code: 'RATE_LIMITED',
    body: expect.objectContaining({ retryAfter: 3600 }),
  });
  const rule = { points: 2, seconds: 3600 };

  it('gives each copy the points of the limit, and no more', async () => {
    const copies = [connectRedis('redis://127.0.0.1:1'), connectRedis('redis://127.0.0.1:1')];
    const name = randomUUID();
    for (const redis of copies) {
      const { take, check } = limitOf(redis, name, rule);
      await take('guesser');
      await check('guesser');
      await take('guesser');
      await expect(check('guesser')).rejects.toEqual(refusal);
      await expect(take('guesser')).rejects.toEqual(refusal);
      await expect(check('guesser')).rejects.toEqual(refusal);
      await take('another');
      redis.disconnect();
    }
  });

  it('gives points back and forgets', async () => {
    const redis = connectRedis('redis://127.0.0.1:1');
    const { take, giveBack, forget } = limitOf(redis, randomUUID(), rule);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await take('owner');
      await giveBack('owner');
    }
    await take('owner');
    await take('owner');
    await forget('owner');
    await take('owner');
    redis.disconnect();
  });

  it('waits for a silent Redis once, not in every call', async () => {
    const proxy = await startTcpProxy(Number(new URL(testRedisUrl()).port));
    const commandTimeout = 300;
    const redis = connectRedis(`redis://127.0.0.1:${proxy.port}`, { ...requestRedisOptions, commandTimeout });
    await once(redis, 'ready');
    const { take } = limitOf(redis, randomUUID(), { points: 20, seconds: 3600 });
    await take('person');
    await proxy.become('blackholed');
    const began = performance.now();
    for (let call = 0; call < 20; call += 1) await take('person');
    expect(performance.now() - began).toBeLessThan(10 * commandTimeout);
    await expect(take('person')).rejects.toEqual(refusal);
    redis.disconnect();
    await proxy.close();
  });
});
