import { randomUUID } from 'node:crypto';
import { once } from 'node:events';

import { Redis } from 'ioredis';

import { networkLimitOf, SITE_FACTOR } from './limits.ts';
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
