import { actorChanged, keys } from '@pokriv/contracts/channels';
import { unavailable } from '@pokriv/contracts/errors';
import { callKey, openSeal, SEAL_HEADER, type Caller } from '@pokriv/service-kit/actor';
import { writeSecurityTo } from '@pokriv/service-kit/security-log';
import { anActor, TEST_SECRET, testRedisUrl } from '@pokriv/service-kit/testing';
import { Redis } from 'ioredis';

import { aToken, startBff, type TestBff } from '../start-bff.testing.ts';
import { visitorCookies } from './visitor-cookie.ts';

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('identification of the caller', () => {
  let bff: TestBff;
  let redis: Redis;

  beforeAll(async () => {
    redis = new Redis(testRedisUrl());
    bff = await startBff();
  });
  afterAll(async () => {
    await bff.close();
    redis.disconnect();
  });

  const aPerson = (parts = {}) => {
    const actor = anActor(parts);
    bff.people.set(actor.id, actor);
    return actor;
  };
  const lastCaller = (call: string): Caller => {
    const last = bff.upstreams.property.received.at(-1);
    return openSeal(String(last?.headers[SEAL_HEADER]), call, { secret: TEST_SECRET });
  };

  it('passes the actor to the service in a seal for this call', async () => {
    const actor = aPerson({ role: 'tenant' });
    const reply = await bff.get('/api/properties/p1?x=1', bearer(aToken(actor.id)));
    expect(reply.status).toBe(200);
    expect(bff.upstreams.property.received.at(-1)?.url).toBe('/properties/p1?x=1');
    expect(lastCaller(callKey('get', '/properties/p1'))).toMatchObject({
      identity: { uid: actor.id },
      actor,
      ip: '127.0.0.1',
    });
    expect(() => lastCaller(callKey('get', '/properties/p2'))).toThrow();
  });

  it('lets a visitor read what is public', async () => {
    expect((await bff.get('/api/properties/p1')).status).toBe(200);
    expect(lastCaller(callKey('get', '/properties/p1'))).toMatchObject({ identity: null, actor: null });
  });

  it('passes the id of a signed visitor cookie, not of a forged one', async () => {
    const [value = ''] = visitorCookies({ secret: TEST_SECRET }, { isSecure: false }).issue().split(';');
    await bff.get('/api/properties/p1', { cookie: `theme=dark; ${value}` });
    expect(lastCaller(callKey('get', '/properties/p1')).visitor).toMatch(/^[\w-]{22}$/u);
    const forged = value.replace(/.$/u, (last) => (last === 'A' ? 'B' : 'A'));
    await bff.get('/api/properties/p1', { cookie: forged });
    expect(lastCaller(callKey('get', '/properties/p1')).visitor).toBeNull();
  });

  it('passes the id of a visitor cookie made before a rotation of the secret', async () => {
    const rotated = await startBff({ previousActorSecret: 'the last secret for tests' });
    const before = visitorCookies({ secret: 'the last secret for tests' }, { isSecure: false });
    const [cookie = ''] = before.issue().split(';');
    await rotated.get('/api/properties/p1', { cookie });
    const header = String(rotated.upstreams.property.received.at(-1)?.headers[SEAL_HEADER]);
    const { visitor } = openSeal(header, callKey('get', '/properties/p1'), { secret: TEST_SECRET });
    expect(visitor).toBe(before.read(cookie));
    await rotated.close();
  });

  it('writes each refusal into the security log with actor, call and network', async () => {
    const written: Record<string, unknown>[] = [];
    writeSecurityTo({ write: (line: string) => void written.push(JSON.parse(line)) });
    const tenant = aPerson({ role: 'tenant' });
    const ended = aPerson({ tokensValidAfter: Math.floor(Date.now() / 1000) + 60 });
    await bff.get('/api/admin/users', bearer(aToken(tenant.id)));
    await bff.get('/api/properties/favorites', bearer('bad.token'));
    await bff.get('/api/properties/favorites', bearer(aToken(ended.id)));
    await bff.get('/api/properties/favorites');
    writeSecurityTo(undefined);
    const network = '127.0.0.0/24';
    const call = 'GET /api/properties/favorites';
    expect(written).toEqual([
      expect.objectContaining({
        event: 'access-refused',
        actorId: tenant.id,
        call: 'GET /api/admin/users',
        network,
      }),
      expect.objectContaining({ event: 'token-refused', actorId: null, call, network }),
      expect.objectContaining({ event: 'token-refused', actorId: ended.id, call, network }),
      expect.objectContaining({ event: 'access-refused', actorId: null, call, network }),
    ]);
  });

  it('accepts an account without a profile only where a token is enough', async () => {
    const token = bearer(aToken('unknown-user'));
    expect((await bff.get('/api/auth/profile', token)).status).toBe(200);
    expect((await bff.get('/api/properties/favorites', token)).status).toBe(403);
  });

  it.each([
    ['a forged token', 'forged'],
    ['a token that is no token', 'a b'],
    ['an expired token', aToken('late', { expires: 1 })],
  ])('refuses %s on guarded, public and cached calls alike', async (_what, token) => {
    for (const path of [
      '/api/properties/favorites',
      '/api/properties/p1',
      '/api/properties?location=sofia',
    ]) {
      const reply = await bff.get(path, bearer(token));
      expect(reply.status).toBe(401);
      expect(await reply.json()).toMatchObject({
        success: false,
        code: 'UNAUTHENTICATED',
        requestId: expect.any(String),
      });
    }
  });

  it.each([
    ['a visitor', undefined, 401],
    ['a tenant', { role: 'tenant' }, 403],
    ['a suspended landlord', { isSuspended: true }, 403],
    ['a landlord', {}, 200],
    ['an admin', { role: 'admin' }, 200],
  ])('lets %s through to the landlord’s own listings only if allowed', async (_who, parts, status) => {
    const headers = parts ? bearer(aToken(aPerson(parts).id)) : {};
    const before = bff.upstreams.property.received.length;
    expect((await bff.get('/api/properties/my-properties', headers)).status).toBe(status);
    expect(bff.upstreams.property.received.length - before).toBe(status === 200 ? 1 : 0);
  });

  it('refuses tokens from before a sign-out on every call', async () => {
    const actor = aPerson({ tokensValidAfter: 2000 });
    expect(
      (await bff.get('/api/properties/my-properties', bearer(aToken(actor.id, { signedInAt: 1999 })))).status,
    ).toBe(401);
    expect(
      (await bff.get('/api/properties/my-properties', bearer(aToken(actor.id, { signedInAt: 2000 })))).status,
    ).toBe(200);
  });

  it('refuses a signed-out session and accepts other sessions of the same account', async () => {
    const actor = aPerson({ endedSignIns: [1999] });
    const statusOf = async (signedInAt: number) =>
      (await bff.get('/api/properties/my-properties', bearer(aToken(actor.id, { signedInAt })))).status;
    expect([await statusOf(1999), await statusOf(2000)]).toEqual([401, 200]);
  });

  it('names the end and the reason of a suspension on any next call', async () => {
    const suspension = { until: '2026-11-29T22:00:00.000Z', reason: 'Фалшиви обяви' };
    const actor = aPerson({ isSuspended: true, suspension, tokensValidAfter: 2000 });
    const ask = (path: string, signedInAt: number) => bff.get(path, bearer(aToken(actor.id, { signedInAt })));
    for (const signedInAt of [1999, 2000]) {
      const reply = await ask('/api/properties/favorites', signedInAt);
      expect(reply.status).toBe(403);
      expect(await reply.json()).toMatchObject({
        code: 'ACCOUNT_SUSPENDED',
        message: expect.stringContaining('до 30 ноември 2026 г. Причина: Фалшиви обяви.'),
        suspension,
      });
    }
    const open = await ask('/api/properties/p1', 1999);
    expect(open.status).toBe(403);
    expect(await open.json()).toMatchObject({ code: 'ACCOUNT_SUSPENDED' });
    expect((await ask('/api/properties/p1', 2000)).status).toBe(200);
  });

  it('refuses an account within a second of its suspension or sign-out, even without a notification', async () => {
    const one = aPerson();
    const token = bearer(aToken(one.id, { signedInAt: 1999 }));
    const status = async () => (await bff.get('/api/properties/my-properties', token)).status;
    expect(await status()).toBe(200);
    bff.people.set(one.id, { ...one, tokensValidAfter: 2000 });
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect(await status()).toBe(401);
    bff.people.set(one.id, { ...one, isSuspended: true });
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect(await status()).toBe(403);
  });

  it('prefers the actor in Redis and drops its own copy on a notification', async () => {
    const actor = anActor();
    const token = bearer(aToken(actor.id));
    await redis.set(keys.actor(actor.id), JSON.stringify(actor), 'EX', 60);
    expect((await bff.get('/api/properties/my-properties', token)).status).toBe(200);
    await redis.set(keys.actor(actor.id), JSON.stringify({ ...actor, isSuspended: true }), 'EX', 60);
    await redis.publish(actorChanged.name, actorChanged.write({ userId: actor.id }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await bff.get('/api/properties/my-properties', token)).status).toBe(403);
  });

  it('ignores forged identity headers', async () => {
    const claimed = {
      'x-actor': 'admin',
      'x-pokriv-seal': 'x.y',
      'x-pokriv-role': 'admin',
      'x-forwarded-for': '9.9.9.9',
    };
    await bff.get('/api/properties/p1', {
      ...claimed,
      cookie: 'a=b',
      'x-request-id': 'mine',
      connection: 'x-pokriv-seal',
    });
    const headers = bff.upstreams.property.received.at(-1)?.headers ?? {};
    expect(lastCaller(callKey('get', '/properties/p1'))).toMatchObject({ actor: null, ip: '127.0.0.1' });
    expect(Object.keys(headers).sort()).toEqual(
      expect.not.arrayContaining(['x-actor', 'x-pokriv-role', 'x-forwarded-for', 'cookie', 'authorization']),
    );
    expect(headers['x-request-id']).not.toBe('mine');
  });

  it('uses the user service while Redis is down, and answers 503 without both', async () => {
    const alone = await startBff({ redisUrl: 'redis://127.0.0.1:1' });
    const actor = anActor();
    alone.people.set(actor.id, actor);
    expect((await alone.get('/api/properties/my-properties', bearer(aToken(actor.id)))).status).toBe(200);
    await alone.upstreams.user.close();
    expect((await alone.get('/api/properties/my-properties', bearer(aToken('another')))).status).toBe(503);
    await alone.upstreams.user.open();
    expect((await alone.get('/api/properties/my-properties', bearer(aToken(actor.id)))).status).toBe(200);
    await alone.close();
  });

  it('answers 503, not 401, when tokens cannot be checked', async () => {
    const blind = await startBff({ verifyToken: () => Promise.reject(unavailable()) });
    expect((await blind.get('/api/properties/p1', bearer(aToken('user-1')))).status).toBe(503);
    await blind.close();
  });

  it('verifies a token once a minute', async () => {
    let checks = 0;
    const counting = await startBff({
      verifyToken: async () => {
        checks += 1;
        const identity = { uid: 'u', email: '', isEmailVerified: true, name: null, picture: null };
        return { identity, signedInAt: 0, expires: Date.now() / 1000 + 100 };
      },
    });
    const token = bearer(aToken('u'));
    await Promise.all(Array.from({ length: 5 }, () => counting.get('/api/properties/p1', token)));
    await counting.get('/api/properties/p1', token);
    expect(checks).toBe(1);
    await counting.close();
  });
});
