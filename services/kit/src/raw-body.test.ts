import { Router } from 'express';

import { callKey, seal, SEAL_HEADER } from './actor.ts';
import { healthOf } from './health.ts';
import { createService, handle, rawBodyOf } from './http.ts';
import { serve, aVisitor, TEST_SECRET } from './testing.ts';

const echo = Router();
handle(echo, 'receiveStripeEvent', async ({ request }) => ({
  data: null,
  message: rawBodyOf(request).toString('latin1'),
}));

describe('rawBodyOf', () => {
  let service: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    service = await serve(createService([echo], { actorSecret: TEST_SECRET, health: healthOf({}) }));
  });
  afterAll(() => service.close());

  it('returns the unparsed bytes, JSON or not', async () => {
    const { origin } = service;
    const send = (body: string, type: string) =>
      fetch(`${origin}/webhooks/stripe`, {
        method: 'POST',
        headers: {
          'content-type': type,
          [SEAL_HEADER]: seal(aVisitor, callKey('POST', '/webhooks/stripe'), TEST_SECRET),
        },
        body,
      }).then((reply) => reply.json() as Promise<{ message?: string }>);
    const body = '{ "spaces":  [1.0, "\\u0041"] }\n';
    expect((await send(body, 'application/json; charset=utf-8')).message).toBe(body);
    expect((await send('not json {', 'application/json')).message).toBe('not json {');
    expect((await send('', 'application/json')).message).toBe('');
  });
});
