import { request } from 'node:http';

import { anActor } from '@pokriv/service-kit/testing';

import { aToken, startBff, type TestBff } from '../start-bff.testing.ts';

describe('the API', () => {
  let bff: TestBff;
  const admin = anActor({ role: 'admin', listingLimit: null });
  beforeAll(async () => {
    bff = await startBff();
    bff.people.set(admin.id, admin);
  });
  afterAll(() => bff.close());

  /** Sends an address as is; `fetch` would normalize it. */
  const statusOf = (method: string, path: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const headers = { authorization: `Bearer ${aToken(admin.id)}` };
      request(bff.origin, { method, path, headers }, (reply) => {
        reply.resume();
        resolve(reply.statusCode);
      })
        .on('error', reject)
        .end();
    });

  it.each([
    ['GET', '/api/nothing'],
    ['PATCH', '/api/properties'],
    ['GET', '/api/properties/'],
    ['GET', '/api/properties/a/b/c/d'],
    ['GET', '/api/internal/actors/u1'],
    ['GET', '/api/properties/x#y'],
    ['GET', '/api/'],
    ['GET', '/api/Properties'],
    ['POST', '/api/properties/p1/Phone'],
    ['POST', '/api/Webhooks/stripe'],
    ['HEAD', '/api/properties/p1'],
    ['OPTIONS', '/api/properties/p1'],
  ])('answers 404 to %s %s', async (method, path) => {
    const before = bff.upstreams.property.received.length;
    expect(await statusOf(method, path)).toBe(404);
    expect(
      bff.upstreams.property.received.slice(before).filter(({ url }) => url !== '/health/ready'),
    ).toEqual([]);
  });

  it('matches a static segment before a parameter', async () => {
    expect(await statusOf('GET', '/api/properties/favorites')).toBe(200);
    expect(bff.upstreams.property.received.at(-1)?.url).toBe('/properties/favorites');
  });

  it('answers 400 to an invalid percent-encoding', async () => {
    expect(await statusOf('GET', '/api/properties/%E0%A4%A')).toBe(400);
  });
});
