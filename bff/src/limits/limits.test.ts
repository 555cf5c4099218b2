import { testRedisUrl } from '@pokriv/service-kit/testing';
import { Redis } from 'ioredis';

import { startBff } from '../testing/start-bff.ts';
import { countByAddress } from './count-by-address.ts';

const generous = { points: 100_000, seconds: 60 };
const limits = {
  general: generous,
  login: generous,
  register: generous,
  refresh: generous,
  'check-phone': generous,
  'one-time-code': generous,
};
/** Long windows, so that none ends within a test. */
const rule = (points: number) => ({ points, seconds: 3600 });
const anAddress = () => `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`;

describe('limits by address', () => {
  it('refuse one address and leave another alone, also for cached reads', async () => {
    const bff = await startBff({ trustedProxies: 1, limits: { ...limits, general: rule(3) } });
    const [one, other] = [
      { 'x-forwarded-for': `6.6.6.6, ${anAddress()}` },
      { 'x-forwarded-for': anAddress() },
    ];
    for (let index = 0; index < 3; index += 1) {
      expect((await bff.get('/api/properties?location=sofia', one)).status).toBe(200);
    }
    const refused = await bff.get('/api/properties?location=sofia', one);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) });
    expect((await bff.get('/api/properties?location=sofia', other)).status).toBe(200);
    await bff.close();
  });

  it('do not count calls that are signed by who sends them', async () => {
    const bff = await startBff({ trustedProxies: 1, limits: { ...limits, general: rule(1) } });
    const from = { 'x-forwarded-for': anAddress() };
    const signed = { ...from, 'stripe-signature': 't=1,v1=abc' };
    const body = { type: 'invoice.paid' };
    for (let index = 0; index < 3; index += 1)
      expect((await bff.post('/api/webhooks/stripe', body, signed)).status).toBe(200);
    expect(bff.upstreams.user.received.at(-1)).toMatchObject({
      url: '/webhooks/stripe',
      body: JSON.stringify(body),
      headers: expect.objectContaining({ 'stripe-signature': 't=1,v1=abc' }),
    });
    expect((await bff.get('/api/properties/p1', from)).status).toBe(200);
    expect((await bff.get('/api/properties/p1', from)).status).toBe(429);
    await bff.close();
  });

  it('add up over several copies', async () => {
    const redis = new Redis(testRedisUrl());
    const [one, other] = [countByAddress(redis, rule(4)), countByAddress(redis, rule(4))];
    const ip = anAddress();
    for (const copy of [one, one, other, other]) copy.take(ip);
    await one.flush();
    await other.flush();
    expect(() => other.take(ip)).toThrow('Твърде много заявки');
    one.close();
    other.close();
    redis.disconnect();
  });

  it.each([
    ['login', '/api/auth/login'],
    ['register', '/api/auth/register'],
    ['refresh', '/api/auth/refresh'],
    ['check-phone', '/api/auth/check-phone'],
    ['one-time-code', '/api/auth/reset-password'],
    ['one-time-code', '/api/auth/reset-password/check'],
    ['one-time-code', '/api/auth/verify-email'],
  ])('count %s on its own', async (name, path) => {
    const bff = await startBff({ trustedProxies: 1, limits: { ...limits, [name]: rule(2) } });
    const from = { 'x-forwarded-for': anAddress() };
    for (let index = 0; index < 2; index += 1) expect((await bff.post(path, {}, from)).status).toBe(200);
    const refused = await bff.post(path, {}, from);
    expect(refused.status).toBe(429);
    const { retryAfter } = (await refused.json()) as { retryAfter: number };
    expect(retryAfter).toBeGreaterThan(0);
    expect(refused.headers.get('retry-after')).toBe(String(retryAfter));
    expect((await bff.get('/api/properties/p1', from)).status).toBe(200);
    await bff.close();
  });

  it('keep nobody out while Redis is away', async () => {
    const bff = await startBff({ redisUrl: 'redis://127.0.0.1:1', limits: { ...limits, login: rule(1) } });
    const statuses = [];
    for (let index = 0; index < 3; index += 1) statuses.push((await bff.post('/api/auth/login')).status);
    expect(statuses).toEqual([200, 200, 200]);
    await bff.close();
  });
});
