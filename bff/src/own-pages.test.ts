import { anActor, until } from '@pokriv/service-kit/testing';

import { aToken, startBff, type TestBff } from './start-bff.testing.ts';

describe('answers of the BFF itself', () => {
  let bff: TestBff;
  beforeAll(async () => {
    bff = await startBff();
  });
  afterAll(() => bff.close());

  it('describes the API and shows it on a page without inline code', async () => {
    const document = (await (await bff.get('/api/openapi.json')).json()) as {
      openapi: string;
      paths: object;
    };
    expect(document.openapi).toBe('3.1.0');
    expect(document.paths).toHaveProperty('/properties/{id}');
    const page = await bff.get('/api/docs');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
    for (const [, path] of (await page.text()).matchAll(/(?:src|href)="([^"]+)"/gu)) {
      expect((await bff.get(path ?? '')).status).toBe(200);
    }
    expect((await bff.get('/api/docs/package.json')).status).toBe(404);
  });

  it('describes the calls of administrators in production to administrators only', async () => {
    const live = await startBff({ isProduction: true });
    const [admin, tenant] = [anActor({ role: 'admin' }), anActor({ role: 'tenant' })];
    const suspended = anActor({ role: 'admin', isSuspended: true });
    for (const person of [admin, tenant, suspended]) live.people.set(person.id, person);
    const pathsFor = async (id?: string) => {
      const headers: Record<string, string> =
        id === undefined ? {} : { authorization: `Bearer ${aToken(id)}` };
      const reply = await live.get('/api/openapi.json', headers);
      expect(reply.headers.get('vary')).toContain('Authorization');
      return Object.keys(((await reply.json()) as { paths: object }).paths);
    };
    expect(await pathsFor(admin.id)).toContain('/admin/users');
    for (const id of [undefined, tenant.id, suspended.id]) {
      const paths = await pathsFor(id);
      expect(paths).toContain('/properties/{id}');
      expect(paths.filter((path) => path.startsWith('/admin'))).toEqual([]);
    }
    expect((await live.get('/api/openapi.json', { authorization: 'Bearer forged' })).status).toBe(401);
    await live.close();
  });

  it('is healthy when everything behind it is, and names what is missing', async () => {
    expect((await bff.get('/api/health')).status).toBe(200);
    await bff.upstreams.moderation.close();
    await new Promise((resolve) => setTimeout(resolve, 600));
    const reply = await bff.get('/api/health');
    expect(reply.status).toBe(503);
    expect(await reply.json()).toMatchObject({ code: 'UNAVAILABLE', errors: [{ param: 'moderation' }] });
    await bff.upstreams.moderation.open();
  });

  it('names a service that has lost a dependency, though the service is ready', async () => {
    bff.upstreams.moderation.answerWith((_request, reply) =>
      reply.end(JSON.stringify({ ready: true, checks: { mongo: false, redis: true } })),
    );
    await until(async () => (await bff.get('/api/health')).status === 503);
    expect(await (await bff.get('/api/health')).json()).toMatchObject({ errors: [{ param: 'moderation' }] });
    bff.upstreams.moderation.answerWith((_request, reply) => reply.end('{}'));
    await until(async () => (await bff.get('/api/health')).status === 200);
  });

  it('is live and ready, whatever the services behind it are', async () => {
    await bff.upstreams.property.close();
    const ready = await bff.get('/health/ready');
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({ ready: true, isDraining: false, checks: { redis: true } });
    expect((await bff.get('/health/live')).status).toBe(200);
    await bff.upstreams.property.open();
  });

  it('is ready while Redis is away', async () => {
    const alone = await startBff({ redisUrl: 'redis://127.0.0.1:1' });
    const reply = await alone.get('/health/ready');
    expect([reply.status, await reply.json()]).toMatchObject([200, { checks: { redis: false } }]);
    await alone.close();
  });

  it('opens the board of queues to admins only', async () => {
    const [admin, tenant] = [anActor({ role: 'admin' }), anActor({ role: 'tenant' })];
    for (const person of [admin, tenant]) bff.people.set(person.id, person);
    const session = (id: string) =>
      bff.post('/api/admin/queues/session', {}, { authorization: `Bearer ${aToken(id)}` });
    expect((await bff.post('/api/admin/queues/session')).status).toBe(401);
    expect((await session(tenant.id)).status).toBe(403);
    const cookie = (await session(admin.id)).headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly; SameSite=Strict/u);
    const value = cookie.split(';')[0] ?? '';

    expect((await bff.get('/api/admin/queues')).status).toBe(401);
    expect((await bff.get('/api/admin/queues', { cookie: `${value}x` })).status).toBe(401);
    const board = await bff.get('/api/admin/queues/', { cookie: value });
    expect([board.status, (await board.text()).includes('Покрив: опашки')]).toEqual([200, true]);
    const queues = (await (await bff.get('/api/admin/queues/api/queues', { cookie: value })).json()) as {
      queues: { name: string }[];
    };
    expect(queues.queues.map(({ name }) => name)).toContain('email');

    bff.people.set(admin.id, { ...admin, role: 'tenant' });
    await new Promise((resolve) => setTimeout(resolve, 1050));
    expect((await bff.get('/api/admin/queues/', { cookie: value })).status).toBe(403);
  });
});
