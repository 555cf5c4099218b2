import type { RequestListener } from 'node:http';

import type { AdminStats } from '@pokriv/contracts/moderation/admin-stats';
import { callKey, openSeal, SEAL_HEADER } from '@pokriv/service-kit/actor';
import { anActor, TEST_SECRET } from '@pokriv/service-kit/testing';

import { aToken, startBff, type TestBff } from '../start-bff.testing.ts';
import { listingNumbers, moderationNumbers, userNumbers } from './admin-numbers.testing.ts';

const admin = anActor({ role: 'admin' });

const answering =
  (answers: Readonly<Record<string, object>>, otherwise: object = {}): RequestListener =>
  (request, reply) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const found = Object.entries(answers).find(([start]) => path.startsWith(start));
    reply.setHeader('Content-Type', 'application/json').end(JSON.stringify(found?.[1] ?? otherwise));
  };

describe('GET /admin/stats', () => {
  let bff: TestBff;
  const read = (query = '', uid = admin.id) =>
    bff.get(`/api/admin/stats${query}`, { authorization: `Bearer ${aToken(uid)}` });
  const statsOf = async (query = '') => {
    const reply = await read(query);
    expect(reply.status).toBe(200);
    return ((await reply.json()) as { data: AdminStats }).data;
  };

  beforeAll(async () => {
    bff = await startBff();
  });
  afterAll(() => bff.close());
  beforeEach(() => {
    const { property, user, moderation } = bff.upstreams;
    property.answerWith(
      answering({
        '/internal/numbers': listingNumbers,
        '/internal/listing-steps': { drafted: 2, submitted: 1, active: 1 },
      }),
    );
    user.answerWith(
      answering({ '/internal/numbers': userNumbers, '/internal/actors/': { actor: admin } }, { actor: null }),
    );
    moderation.answerWith(answering({ '/internal/numbers': moderationNumbers }));
    for (const upstream of Object.values(bff.upstreams)) upstream.received.length = 0;
  });

  it('composes the numbers of the services, asked without an actor', async () => {
    const stats = await statsOf('?days=90');
    expect(stats).toMatchObject({
      days: 90,
      listings: listingNumbers,
      moderation: moderationNumbers,
    });
    expect(stats.users).not.toHaveProperty('funnel');
    expect(stats.funnel?.map(({ key, count }) => `${key} ${count}`)).toEqual([
      'registered 10',
      'verified 8',
      'landlord 2',
      'drafted 2',
      'submitted 1',
      'active 1',
    ]);
    expect(stats.health.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['redis', 'property', 'user', 'moderation', 'notifications']),
    );
    expect(stats.queues?.map(({ name }) => name)).toContain('email');
    const asked = bff.upstreams.property.received.filter(({ url }) => url.startsWith('/internal'));
    expect(asked.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['GET', '/internal/numbers?days=90', ''],
      ['POST', '/internal/listing-steps', '{"ids":["a","b"]}'],
    ]);
    const sealed = String(asked[0]?.headers[SEAL_HEADER]);
    expect(openSeal(sealed, callKey('GET', '/internal/numbers'), { secret: TEST_SECRET })).toMatchObject({
      identity: null,
      actor: null,
    });
  });

  it('is for administrators only and is not cached', async () => {
    expect((await bff.get('/api/admin/stats')).status).toBe(401);
    for (const role of ['tenant', 'landlord'] as const) {
      const person = anActor({ role });
      bff.upstreams.user.answerWith(answering({ '/internal/actors/': { actor: person } }));
      expect((await read('', person.id)).status).toBe(403);
    }
    expect(bff.upstreams.property.received.filter(({ url }) => url.includes('numbers'))).toEqual([]);
    expect((await read()).headers.get('cache-control')).toBe('no-store');
  });

  it('refuses an invalid period', async () => {
    for (const query of ['?days=0', '?days=367', '?days=x', '?since=1'])
      expect((await read(query)).status).toBe(400);
    expect((await statsOf()).days).toBe(30);
  });

  it('leaves out the parts of failed services', async () => {
    bff.upstreams.moderation.answerWith((_request, reply) => reply.writeHead(500).end());
    bff.upstreams.property.answerWith(answering({ '/internal/numbers': { nothing: true } }));
    const stats = await statsOf();
    expect([stats.listings, stats.moderation]).toEqual([null, null]);
    expect(stats.users?.byRole).toEqual(userNumbers.byRole);
    expect(stats.funnel?.map(({ key }) => key)).toEqual(['registered', 'verified', 'landlord']);
  });

  it('names the failed checks of a service', async () => {
    const isReady: RequestListener = (_request, reply) =>
      reply.end(JSON.stringify({ ready: true, checks: { mongo: false, redis: true } }));
    bff.upstreams.notifications.answerWith(isReady);
    await new Promise((resolve) => setTimeout(resolve, 600));
    const { health } = await statsOf();
    expect(health.find(({ name }) => name === 'notifications')).toEqual({
      name: 'notifications',
      isReady: false,
      missing: ['mongo'],
    });
  });
});
