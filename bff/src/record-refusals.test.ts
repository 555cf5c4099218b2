import { writeSecurityTo } from '@pokriv/service-kit/security-log';
import { anActor } from '@pokriv/service-kit/testing';

import { everyLimit } from './limits/limit-settings.ts';
import { aToken, startBff, type TestBff } from './start-bff.testing.ts';

/** Long windows: none ends during a test. */
const rule = (points: number) => ({ points, seconds: 3600 });
const generous = everyLimit(rule(100_000));

describe('the security log of the BFF', () => {
  let lines: Record<string, unknown>[] = [];
  let bff: TestBff;
  beforeEach(() => {
    lines = [];
    writeSecurityTo({
      write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>),
    });
  });
  afterEach(async () => {
    writeSecurityTo(undefined);
    await bff.close();
  });
  let network = 0;
  /** A network per test: above a few lines a minute only their count is logged. */
  const from = () => ({ 'x-forwarded-for': `198.51.${(network += 1)}.7` });

  it.each([
    ['general', 'GET /api/properties/p1'],
    ['login', 'POST /api/auth/login'],
    ['pages', 'GET /properties'],
    ['media', 'GET /media/x.webp'],
    ['files', 'GET /sw.js'],
    ['sitemaps', 'GET /robots.txt'],
  ])('records each refusal by the limit %s', async (name, call) => {
    bff = await startBff({ trustedProxies: 1, limits: { ...generous, [name]: rule(1) } });
    const [method = '', path = ''] = call.split(' ');
    const headers = from();
    for (let index = 0; index < 2; index += 1) await fetch(bff.origin + path, { method, headers });
    expect(lines).toMatchObject([
      { event: 'limit-reached', reason: 'RATE_LIMITED', call, network: `198.51.${network}.0/24` },
    ]);
  });

  it('records a webhook refused by its limit', async () => {
    bff = await startBff({ trustedProxies: 1, limits: { ...generous, 'webhook-refusals': rule(1) } });
    bff.upstreams.user.answerWith((_request, reply) => reply.writeHead(400).end('{}'));
    const headers = from();
    for (let index = 0; index < 2; index += 1) await bff.post('/api/webhooks/stripe', {}, headers);
    expect(lines).toMatchObject([{ event: 'limit-reached', call: 'POST /api/webhooks/stripe' }]);
  });

  it('names the account refused at the queue board', async () => {
    bff = await startBff({ trustedProxies: 1 });
    const tenant = anActor({ role: 'tenant' });
    bff.people.set(tenant.id, tenant);
    const headers = { ...from(), authorization: `Bearer ${aToken(tenant.id)}` };
    expect((await bff.post('/api/admin/queues/session', {}, headers)).status).toBe(403);
    expect(lines).toMatchObject([{ event: 'access-refused', actorId: tenant.id }]);
  });
});
