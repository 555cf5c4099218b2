import { setTimeout as sleep } from 'node:timers/promises';

import { Router, type Response } from 'express';

import { healthOf } from './health.ts';
import { createService, listen } from './http.ts';
import { stopGracefully, type Closable } from './shutdown.ts';
import { TEST_SECRET } from './testing.ts';

/**
 * A service process with `GET /task/:ms` and the endless `GET /stream`, for the tests of `shutdown.ts`; prints its
 * port. `LAST_PART` sets how its last part closes: `closes`, `fails` or `hangs`.
 */
const { DRAIN_MS, FORCE_MS, LAST_PART = 'closes' } = process.env;

const close: Record<string, Closable['close']> = {
  closes: () => undefined,
  fails: () => Promise.reject(new Error('disk full')),
  hangs: () => new Promise(() => undefined),
};
const work = Router().get('/task/:ms', async (request, reply) => {
  console.log('work began');
  await sleep(Number(request.params.ms));
  reply.json({ done: true });
});
const streams = new Set<Response>();
work.get('/stream', (_request, reply) => {
  streams.add(reply.type('text/event-stream'));
  reply.write(': open\n\n');
});
const health = healthOf({});
const app = createService([], { actorSecret: TEST_SECRET, health, open: [work] });
const server = await listen(app, 0, '127.0.0.1');
stopGracefully(server, {
  health,
  drainMs: Number(DRAIN_MS),
  forceMs: Number(FORCE_MS),
  streams: {
    close: () => {
      for (const reply of streams) reply.end();
    },
  },
  parts: { first: { close: () => console.log('first closed') }, last: { close: close[LAST_PART] ?? sleep } },
});
const address = server.address();
if (typeof address === 'object') console.log(`port ${address?.port}`);
