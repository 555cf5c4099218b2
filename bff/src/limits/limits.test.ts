import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { testRedisUrl } from '@pokriv/service-kit/testing';
import { Redis } from 'ioredis';

import { aToken, startBff, type TestBff } from '../start-bff.testing.ts';
import { browseBudget, NETWORK_FACTOR } from './browse-budget.ts';
import { everyLimit } from './limit-settings.ts';
import { networkCount } from './network-count.ts';
import { openWindowCounts } from './window-counts.ts';

const limits = everyLimit({ points: 100_000, seconds: 60 });
/** Long windows: none ends during a test. */
const rule = (points: number) => ({ points, seconds: 3600 });
/** Deployments folder with a shell page only. */
async function aShell(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pokriv-limits-'));
  await mkdir(join(folder, 'shell', 's1'), { recursive: true });
  await writeFile(
    join(folder, 'shell', 's1', 'index.html'),
    '<!doctype html><!--boot--><div id="root"></div>',
  );
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ slices: {}, shell: { version: 's1' } }));
  return folder;
}
const anAddress = () => `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`;

describe('rate limits by address', () => {
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

  it('count streams too', async () => {
    const bff = await startBff({ trustedProxies: 1, limits: { ...limits, general: rule(1) } });
    const from = { 'x-forwarded-for': anAddress() };
    const statuses = [];
    for (let call = 0; call < 2; call += 1)
      statuses.push((await bff.get('/api/threads/stream', from)).status);
    expect(statuses).toEqual([401, 429]);
    await bff.close();
  });

  it('do not count signed calls', async () => {
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

  it('stop refused webhooks of one network before any work', async () => {
    const bff = await startBff({ trustedProxies: 1, limits: { ...limits, 'webhook-refusals': rule(3) } });
    const [one, other] = [anAddress(), anAddress()].map((ip) => ({ 'x-forwarded-for': ip }));
    bff.upstreams.user.answerWith((_request, reply) => reply.writeHead(400).end('{}'));
    const send = async (from = {}) => (await bff.post('/api/webhooks/stripe', {}, from)).status;
    const statuses = [];
    for (let index = 0; index < 5; index += 1) statuses.push(await send(one));
    expect(statuses).toEqual([400, 400, 400, 429, 429]);
    const asked = bff.upstreams.user.received.filter(({ url }) => url === '/webhooks/stripe');
    expect(asked).toHaveLength(3);
    expect(await send(other)).toBe(400);
    await bff.close();
  });

  it('count an IPv6 /64 together, and the /48 around it', async () => {
    const bff = await startBff({ trustedProxies: 1, limits: { ...limits, general: rule(2) } });
    const block = Math.floor(Math.random() * 0xffff).toString(16);
    const ask = async (ip: string) =>
      (await bff.get('/api/properties?location=sofia', { 'x-forwarded-for': `2001:db8:${block}:${ip}` }))
        .status;
    expect([await ask('1::1'), await ask('1:2::2'), await ask('1:3::3')]).toEqual([200, 200, 429]);
    const others = [];
    for (let network = 2; network < 12; network += 1)
      others.push(await ask(`${network}::1`), await ask(`${network}::2`));
    expect(others.filter((status) => status === 429)).toHaveLength(2);
    await bff.close();
  });

  it.each([
    ['register', '/api/auth/profile'],
    ['register', '/api/auth/register'],
  ])('count %s for %s too', async (name, path) => {
    const bff = await startBff({ trustedProxies: 1, limits: { ...limits, [name]: rule(1) } });
    const headers = { 'x-forwarded-for': anAddress(), authorization: `Bearer ${aToken('newcomer')}` };
    expect((await bff.post(path, {}, headers)).status).toBe(200);
    expect((await bff.post(path, {}, headers)).status).toBe(429);
    await bff.close();
  });

  it.each([
    ['login', '/api/auth/login'],
    ['register', '/api/auth/register'],
    ['refresh', '/api/auth/refresh'],
    ['check-phone', '/api/auth/check-phone'],
    ['one-time-code', '/api/auth/reset-password'],
    ['one-time-code', '/api/auth/reset-password/check'],
    ['one-time-code', '/api/auth/verify-email'],
    ['search-preview', '/api/saved-searches/preview'],
    ['anonymous-search', '/api/saved-searches/anonymous'],
    ['shared-list', '/api/shared-lists/link/token/notes/note-1/removal'],
    ['shared-list-join', '/api/shared-lists/link/token/people'],
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

  it('count single calls in the process while Redis is down', async () => {
    const bff = await startBff({ redisUrl: 'redis://127.0.0.1:1', limits: { ...limits, login: rule(2) } });
    const statuses = [];
    for (let index = 0; index < 3; index += 1) statuses.push((await bff.post('/api/auth/login')).status);
    expect(statuses).toEqual([200, 200, 429]);
    await bff.close();
  });
});

describe('openWindowCounts', () => {
  const redis = new Redis(testRedisUrl());
  afterAll(() => redis.disconnect());
  /** Unique names: the tests share the keys of one Redis. */
  const aName = () => randomUUID();

  it('adds up the counts of several processes', async () => {
    const name = aName();
    const instances = [openWindowCounts(redis), openWindowCounts(redis)];
    const [one, other] = instances.map((instance) => networkCount(instance, name, rule(4)));
    const ip = anAddress();
    for (const instance of [one, one, other, other]) instance?.take(ip);
    for (const instance of instances) await instance.flush();
    await instances[0]?.flush();
    expect(() => other?.take(ip)).toThrow('Твърде много заявки');
    for (const instance of instances) await instance.close();
  });

  it('stores no address in Redis', async () => {
    const name = aName();
    const counts = openWindowCounts(redis);
    networkCount(counts, name, rule(4)).take('203.0.113.77');
    networkCount(counts, name, rule(4)).take('2001:db8:1:2::77');
    await counts.flush();
    const keys = await redis.keys(`limit:${name}*`);
    expect(keys).toHaveLength(3);
    expect(keys.filter((key) => /203|2001|db8/u.test(key.slice(`limit:${name}`.length)))).toEqual([]);
    await counts.close();
  });

  it('counts in the process while Redis is down', async () => {
    const away = new Redis('redis://127.0.0.1:1', { enableOfflineQueue: false, retryStrategy: () => null });
    away.on('error', () => undefined);
    const counts = openWindowCounts(away);
    const { take } = networkCount(counts, aName(), rule(2));
    take('203.0.113.7');
    await counts.flush().catch(() => undefined);
    take('203.0.113.7');
    expect(() => take('203.0.113.7')).toThrow('Твърде много заявки');
    await counts.close();
    away.disconnect();
  });

  describe('of what a browser fetches', () => {
    const budgetOf = (network: number, browser: number) => {
      const counts = openWindowCounts(redis);
      const budget = browseBudget(counts, aName(), { network: rule(network), browser: rule(browser) });
      void counts.close();
      return budget;
    };
    const spend = (times: number, one: () => boolean) =>
      Array.from({ length: times }, one).filter(Boolean).length;

    it('leave a browser with a cookie its own points while strangers of its network have none', () => {
      const { spend: take } = budgetOf(3, 5);
      expect(spend(9, () => take({ ip: '203.0.113.1', visitor: null }))).toBe(3);
      expect(spend(9, () => take({ ip: '203.0.113.1', visitor: 'honest' }))).toBe(5);
      expect(spend(9, () => take({ ip: '203.0.113.1', visitor: 'another' }))).toBe(5);
    });

    it('follow a browser from one address to the next', () => {
      const { spend: take } = budgetOf(3, 5);
      let address = 0;
      const wandering = () => take({ ip: `203.0.113.${(address += 1)}`, visitor: 'wandering' });
      expect(spend(9, wandering)).toBe(5);
    });

    it(`bound all browsers of a network at ${NETWORK_FACTOR} times the strangers' points`, () => {
      const { spend: take } = budgetOf(3, 5);
      let browser = 0;
      const minted = () => take({ ip: '203.0.113.1', visitor: `minted ${Math.floor((browser += 1) / 4)}` });
      expect(spend(100, minted)).toBe(3 * NETWORK_FACTOR);
      expect(take({ ip: '203.0.113.2', visitor: 'elsewhere' })).toBe(true);
    });
  });
});

describe('limits of pages and files', () => {
  let bff: TestBff;
  afterEach(() => bff.close());
  const asPerson = { accept: 'text/html' };
  const cookieOf = (reply: Response) => reply.headers.getSetCookie()[0]?.split(';')[0];
  const statusesOf = async (times: number, path: string, headers: Record<string, string>) => {
    const statuses = [];
    for (let index = 0; index < times; index += 1) statuses.push((await bff.get(path, headers)).status);
    return statuses;
  };

  it('refuse a network without cookies with a short page, and a browser with one beyond its own points', async () => {
    const deploymentsDir = await aShell();
    bff = await startBff({
      ...{ trustedProxies: 1, deploymentsDir },
      limits: { ...limits, pages: rule(2), 'pages-browser': rule(3) },
    });
    const from = { 'x-forwarded-for': anAddress(), ...asPerson };
    const cookie = cookieOf(await bff.get('/', from)) ?? '';
    expect(await statusesOf(2, '/', from)).toEqual([200, 429]);
    const refused = await bff.get('/', from);
    expect(refused.headers.get('content-type')).toContain('text/html');
    expect(await refused.text()).toContain('Твърде много заявки.');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await statusesOf(4, '/', { ...from, cookie })).toEqual([200, 200, 200, 429]);
    expect((await bff.get('/', { ...from, cookie: 'visitor=forged' })).status).toBe(429);
  });

  it('give a network so many new cookies and no more; the page comes all the same', async () => {
    const deploymentsDir = await aShell();
    bff = await startBff({
      ...{ trustedProxies: 1, deploymentsDir },
      limits: { ...limits, 'new-browsers': rule(2) },
    });
    const from = { 'x-forwarded-for': anAddress(), ...asPerson };
    const replies = [];
    for (let index = 0; index < 4; index += 1) replies.push(await bff.get('/', from));
    expect(replies.map((reply) => [reply.status, cookieOf(reply) !== undefined])).toEqual([
      [200, true],
      [200, true],
      [200, false],
      [200, false],
    ]);
  });

  it.each([
    ['media', '/media/x.webp'],
    ['media', '/media/avatars/x.webp'],
    ['files', '/sw.js'],
    ['files', '/mfe-manifest.json'],
    ['sitemaps', '/robots.txt'],
    ['sitemaps', '/.well-known/security.txt'],
  ])('count %s on its own: %s', async (name, path) => {
    bff = await startBff({ trustedProxies: 1, limits: { ...limits, [name]: rule(2) } });
    const from = { 'x-forwarded-for': anAddress() };
    const statuses = await statusesOf(3, path, from);
    expect(statuses.map((status) => status === 429)).toEqual([false, false, true]);
    expect((await bff.get('/api/properties/p1', from)).status).toBe(200);
    expect((await bff.get(path, { 'x-forwarded-for': anAddress() })).status).not.toBe(429);
  });
});
