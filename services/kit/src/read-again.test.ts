import { Router } from 'express';
import { mongo } from 'mongoose';

import { healthOf } from './health.ts';
import { createService, handle } from './http.ts';
import { serve, TEST_SECRET } from './testing.ts';

const broken = (code: string) => Object.assign(new Error('This socket has been ended'), { code });

describe('handle, when the connection to a store is lost', () => {
  let failures: Error[] = [];
  let attempts = 0;
  const attempt = () => {
    attempts += 1;
    const failure = failures.shift();
    if (failure) throw failure;
  };
  const router = Router();
  handle(router, 'readPriceStats', async () => {
    attempt();
    return { data: [] };
  });
  handle(router, 'recordView', async () => {
    attempt();
    return { data: null };
  });
  let service: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    service = await serve(createService([router], { actorSecret: TEST_SECRET, health: healthOf({}) }));
  });
  afterAll(() => service.close());
  beforeEach(() => void (attempts = 0));

  const read = () => service.send('GET', '/properties/price-stats?location=sofia');

  it.each([
    ['a reset connection', new mongo.MongoNetworkError('read ECONNRESET')],
    ['a socket that the server has closed', broken('EPIPE')],
  ])('reads once more after %s', async (_what, failure) => {
    failures = [failure];
    expect((await read()).status).toBe(200);
    expect(attempts).toBe(2);
  });

  it('answers 503 when the second attempt fails too', async () => {
    failures = [broken('EPIPE'), broken('EPIPE'), broken('EPIPE')];
    expect((await read()).status).toBe(503);
    expect(attempts).toBe(2);
  });

  it('does not read again after another failure', async () => {
    failures = [new Error('bug')];
    expect((await read()).status).toBe(500);
    expect(attempts).toBe(1);
  });

  it('never repeats a write', async () => {
    failures = [broken('EPIPE')];
    expect((await service.send('POST', '/properties/p1/view')).status).toBe(503);
    expect(attempts).toBe(1);
  });
});
