import { notFound } from '@pokriv/contracts/errors';
import { Router } from 'express';

import { healthOf } from './health.ts';
import { createService, handle } from './http.ts';
import { serve, TEST_SECRET } from './testing.ts';

describe('handle', () => {
  const served: string[] = [];
  const router = Router();
  handle(router, 'readPriceStats', async () => {
    served.push('price-stats');
    throw notFound();
  });
  handle(router, 'getProperty', async ({ params }) => {
    served.push(`listing ${params.id}`);
    throw notFound();
  });
  let service: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    service = await serve(createService([router], { actorSecret: TEST_SECRET, health: healthOf({}) }));
  });
  afterAll(() => service.close());
  beforeEach(() => void served.splice(0));

  it.each([
    ['/properties/price-stats?location=sofia', ['price-stats']],
    ['/properties/Price-Stats?location=sofia', ['listing Price-Stats']],
    ['/properties/p1', ['listing p1']],
    ['/Properties/price-stats?location=sofia', []],
    ['/PROPERTIES/p1', []],
  ])('matches paths case-sensitively: %s', async (path, expected) => {
    expect((await service.send('GET', path)).status).toBe(404);
    expect(served).toEqual(expected);
  });
});
