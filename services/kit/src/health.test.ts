import { healthOf } from './health.ts';
import { createService } from './http.ts';
import { serve, TEST_SECRET } from './testing.ts';

const hangs = () => new Promise(() => undefined);

describe('GET /health/ready', () => {
  const parts = { index: false };
  let mongo: () => Promise<unknown> = () => Promise.resolve();
  const health = healthOf({ own: { search: () => parts.index }, shared: { mongo: () => mongo() } });
  let service: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    service = await serve(createService([], { actorSecret: TEST_SECRET, health }));
  });
  afterAll(() => service.close());

  const read = async (path = '/health/ready') => {
    const { status, body } = await service.send('GET', path);
    return { status, body };
  };

  it('is 503 until the own parts of the instance are filled', async () => {
    expect(await read()).toMatchObject({ status: 503, body: { ready: false, checks: { search: false } } });
    parts.index = true;
    expect(await read()).toMatchObject({ status: 200, body: { ready: true, checks: { search: true } } });
  });

  it.each([
    ['fails', () => Promise.reject(new Error('away'))],
    ['hangs', hangs],
  ])('stays 200 and names a shared dependency that %s, before a balancer gives up', async (_what, check) => {
    mongo = check;
    const began = performance.now();
    expect(await read()).toMatchObject({ status: 200, body: { ready: true, checks: { mongo: false } } });
    expect(performance.now() - began).toBeLessThan(3000);
  });

  it('is 503 while the instance drains; the instance is live', async () => {
    health.drain();
    expect(await read()).toMatchObject({ status: 503, body: { ready: false, isDraining: true } });
    expect(await read('/health/live')).toEqual({ status: 200, body: { live: true } });
  });
});
