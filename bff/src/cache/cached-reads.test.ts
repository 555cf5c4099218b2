import { listingsChanged, listingsIndexed } from '@pokriv/contracts/channels';
import { anActor, testRedisUrl } from '@pokriv/service-kit/testing';
import { Redis } from 'ioredis';

import { aToken, startBff, type TestBff } from '../start-bff.testing.ts';

const WITNESS = 'priceMax=77777';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('cached reads', () => {
  let bff: TestBff;
  let redis: Redis;
  let served = 0;

  const countAnswers = (schedule: (answer: () => void) => void = (answer) => answer()) => {
    bff.upstreams.property.answerWith((request, reply) => {
      if (request.url?.includes(WITNESS)) {
        reply.setHeader('Content-Type', 'application/json').end('{"success":true}');
        return;
      }
      served += 1;
      const body = JSON.stringify({ success: true, data: ['Ж'.repeat(3000)], served });
      schedule(() => reply.setHeader('Content-Type', 'application/json').end(body));
    });
  };
  const servedTo = async (path: string, headers?: Record<string, string>) =>
    ((await (await bff.get(path, headers)).json()) as { served: number }).served;

  beforeAll(async () => {
    redis = new Redis(testRedisUrl());
    bff = await startBff();
  });
  afterAll(async () => {
    await bff.close();
    redis.disconnect();
  });
  /** Publishes a change and waits until the BFF has invalidated its cache. */
  const changeIn = async (city: string, channel = listingsChanged) => {
    const witness = `/api/properties?location=${city === '*' ? 'sofia' : city}&${WITNESS}`;
    const askedFor = () => bff.upstreams.property.received.filter(({ url }) => url.includes(WITNESS)).length;
    await bff.get(witness);
    const before = askedFor();
    await redis.publish(channel.name, channel.write({ city, id: 'p1' }));
    while (askedFor() === before) {
      await pause(5);
      await bff.get(witness);
    }
  };

  beforeEach(async () => {
    countAnswers();
    await changeIn('*');
    served = 0;
  });

  it('caches a search independent of the order of its parameters', async () => {
    expect(await servedTo('/api/properties?location=sofia&priceMax=900')).toBe(1);
    expect(await servedTo('/api/properties?priceMax=900&location=sofia')).toBe(1);
    expect(await servedTo('/api/properties?priceMax=901&location=sofia')).toBe(2);
  });

  it('shares one fetch between concurrent requests', async () => {
    countAnswers((answer) => setTimeout(answer, 80));
    const asked = await Promise.all(
      Array.from({ length: 20 }, () => servedTo('/api/properties?location=varna')),
    );
    expect(new Set(asked)).toEqual(new Set([1]));
  });

  it('answers 304 to a matching entity tag, plain or compressed', async () => {
    const path = '/api/properties?location=ruse';
    const first = await bff.get(path);
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const again = await bff.get(path, { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await bff.get(path, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('compresses a reply on its second request', async () => {
    const [path, br] = ['/api/properties?location=pleven', { 'accept-encoding': 'br' }];
    const text = await (await bff.get(path, br)).text();
    // Compression runs in the background.
    let reply = await bff.get(path, br);
    while (reply.headers.get('content-encoding') !== 'br') {
      await pause(20);
      reply = await bff.get(path, br);
    }
    expect(reply.headers.get('etag')).toMatch(/-br"$/u);
    expect(await reply.text()).toBe(text);
  });

  it('answers a signed-in person from the cache without an actor lookup', async () => {
    const asked = bff.upstreams.user.received.length;
    expect(await servedTo('/api/properties?location=burgas')).toBe(1);
    expect(
      await servedTo('/api/properties?location=burgas', { authorization: `Bearer ${aToken('u1')}` }),
    ).toBe(1);
    expect(bff.upstreams.user.received.length).toBe(asked);
  });

  it('refuses a valid token under another scheme, also for a cached reply', async () => {
    const token = aToken('u2');
    const path = '/api/properties?location=dobrich';
    const statusFor = async (authorization: string) => (await bff.get(path, { authorization })).status;
    for (const scheme of ['Bearer ', 'bearer '])
      expect([scheme, await statusFor(scheme + token)]).toEqual([scheme, 200]);
    for (const scheme of ['', 'Basic ', 'Bearer'])
      expect([scheme, await statusFor(scheme + token)]).toEqual([scheme, 401]);
  });

  it('invalidates the changed city and searches over all cities, but no other city', async () => {
    for (const query of ['location=sofia', 'location=varna', 'priceMax=5'])
      await servedTo(`/api/properties?${query}`);
    await changeIn('sofia');
    expect(await servedTo('/api/properties?location=varna')).toBe(2);
    expect(await servedTo('/api/properties?location=sofia')).toBe(4);
    expect(await servedTo('/api/properties?priceMax=5')).toBe(5);
  });

  it('drops a search cached from an instance of the service that had not indexed a change yet', async () => {
    await changeIn('sofia');
    const stale = await servedTo('/api/properties?location=sofia');
    await changeIn('sofia', listingsIndexed);
    expect(await servedTo('/api/properties?location=sofia')).toBeGreaterThan(stale);
  });

  it('does not cache a fetch that was in flight during a change', async () => {
    const answers: (() => void)[] = [];
    countAnswers((answer) => answers.push(answer));
    const early = servedTo('/api/properties?location=sofia');
    while (answers.length < 1) await pause(5);
    await changeIn('sofia');
    const late = servedTo('/api/properties?location=sofia');
    while (answers.length < 2) await pause(5);
    for (const answer of answers) answer();
    expect([await early, await late]).toEqual([1, 2]);
    expect(await servedTo('/api/properties?location=sofia')).toBe(2);
  });

  it('clears the cache after a change by the caller', async () => {
    const admin = anActor({ role: 'admin' });
    bff.people.set(admin.id, admin);
    expect(await servedTo('/api/properties?location=sofia')).toBe(1);
    await fetch(`${bff.origin}/api/admin/properties/p1/approve`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${aToken(admin.id)}` },
    });
    expect(await servedTo('/api/properties?location=sofia')).toBe(3);
  });

  it.each([
    ['views', '/api/properties/p1/view'],
    ['estimates of saved searches', '/api/saved-searches/preview'],
    ['links of alerts', '/api/saved-searches/link/token'],
    ['people who join a shared list', '/api/shared-lists/link/token/people'],
  ])('is not cleared by %s', async (_what, path) => {
    expect(await servedTo('/api/properties?location=sofia')).toBe(1);
    expect((await bff.post(path)).status).toBe(200);
    expect(await servedTo('/api/properties?location=sofia')).toBe(1);
  });

  it('does not cache a refusal', async () => {
    bff.upstreams.property.answerWith((_request, reply) => {
      served += 1;
      reply
        .writeHead(400, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ success: false, served }));
    });
    expect((await bff.get('/api/properties?bad=1')).status).toBe(400);
    expect(await servedTo('/api/properties?bad=1')).toBe(2);
  });

  it('answers 503 while the service is down and recovers with it', async () => {
    await bff.upstreams.property.close();
    const reply = await bff.get('/api/properties?location=vidin');
    expect([reply.status, ((await reply.json()) as { code: string }).code]).toEqual([503, 'UNAVAILABLE']);
    await bff.upstreams.property.open();
    expect((await bff.get('/api/properties?location=vidin')).status).toBe(200);
  });
});
