import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { actorChanged } from '@pokriv/contracts/channels';
import { anActor, testRedisUrl, until } from '@pokriv/service-kit/testing';
import express from 'express';
import { Redis } from 'ioredis';

import { aToken, startBff, type TestBff } from '../start-bff.testing.ts';
import { startUpstream } from '../start-upstream.testing.ts';
import { STREAMS_OF_ACCOUNT } from './open-streams.ts';
import { serviceProxy, setProxied } from './service-proxy.ts';
import { ANSWER_MS, STREAM_IDLE_MS } from './timing.ts';

const HEARTBEAT_MS = 20_000;
const eventStream = { 'Content-Type': 'text/event-stream' };

const readerOf = (reply: Response) => {
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('the reply has no body');
  return reader;
};

describe('a stream of events through the gateway', () => {
  let bff: TestBff;
  /** Open replies of the service. */
  let open: Set<ServerResponse>;

  beforeEach(async () => {
    bff = await startBff();
    open = new Set();
    bff.upstreams.conversations.answerWith((request, reply) => {
      if (request.url !== '/threads/stream') return void reply.end('{"success":true}');
      open.add(reply.once('close', () => open.delete(reply)));
      reply.writeHead(200, eventStream).flushHeaders();
    });
  });
  afterEach(() => bff.close());

  const aPerson = (changed: Parameters<typeof anActor>[0] = {}) => {
    const actor = anActor(changed);
    bff.people.set(actor.id, actor);
    return { id: actor.id, headers: { authorization: `Bearer ${aToken(actor.id)}` } };
  };
  const follow = (headers: Record<string, string>, signal?: AbortSignal) =>
    fetch(`${bff.origin}/api/threads/stream`, { headers, ...(signal && { signal }) });

  it('opens before its first event and passes each event on as it is written', async () => {
    const { headers } = aPerson();
    const reply = await follow(headers);
    expect(reply.status).toBe(200);
    const reader = readerOf(reply);
    for (const event of ['id: 1\ndata: a\n\n', ': heartbeat\n\n', 'id: 2\ndata: b\n\n']) {
      for (const service of open) service.write(event);
      expect((await reader.read()).value).toBe(event);
    }
  });

  it('forbids buffering, storing and compressing on the way', async () => {
    const reply = await follow({ ...aPerson().headers, 'accept-encoding': 'br, gzip' });
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'x-accel-buffering': 'no',
      'cache-control': 'no-store, no-transform',
    });
    expect(reply.headers.get('content-encoding')).toBeNull();
  });

  it('tells the service the last event that the browser has seen', async () => {
    await follow({ ...aPerson().headers, 'last-event-id': '7-3' });
    const received = bff.upstreams.conversations.received.find(({ url }) => url === '/threads/stream');
    expect(received?.headers['last-event-id']).toBe('7-3');
  });

  it('is refused without a session, also by a token in the address', async () => {
    expect((await follow({})).status).toBe(401);
    const { id } = aPerson();
    expect((await bff.get(`/api/threads/stream?token=${aToken(id)}`)).status).toBe(401);
    expect(open.size).toBe(0);
  });

  it('passes a refusal of the service on as a whole', async () => {
    bff.upstreams.conversations.answerWith((_request, reply) => {
      reply.writeHead(429, { 'Content-Type': 'application/json' }).end('{"code":"RATE_LIMITED"}');
    });
    const reply = await follow(aPerson().headers);
    expect([reply.status, await reply.json()]).toEqual([429, { code: 'RATE_LIMITED' }]);
    expect(reply.headers.get('x-accel-buffering')).toBeNull();
  });

  it('is destroyed at the service when the browser goes away', async () => {
    const leaving = new AbortController();
    const reply = await follow(aPerson().headers, leaving.signal);
    expect([reply.status, open.size]).toEqual([200, 1]);
    leaving.abort();
    await until(() => open.size === 0);
  });

  it('breaks off when the connection to the service is lost', async () => {
    const reader = readerOf(await follow(aPerson().headers));
    for (const service of open) service.socket?.resetAndDestroy();
    await expect(reader.read()).rejects.toThrow();
  });

  it('ends when the service ends it', async () => {
    const reply = await follow(aPerson().headers);
    for (const service of open) service.end('data: last\n\n');
    expect(await reply.text()).toBe('data: last\n\n');
  });

  it('ends as a whole when the instance stops, and a later one at once', async () => {
    const { headers } = aPerson();
    const reply = await follow(headers);
    for (const service of open) service.write('data: a\n\n');
    const text = reply.text();
    await until(() => bff.upstreams.conversations.received.length > 0);
    bff.endStreams();
    expect(await text).toMatch(/^(?:data: a\n\n)?$/u);
    await until(() => open.size === 0);
    expect(await (await follow(headers)).text()).toBe('');
  });

  it('ends when its account changes, and a suspended one opens none', async () => {
    const [one, other] = [aPerson(), aPerson()];
    const [reply, untouched] = [await follow(one.headers), await follow(other.headers)];
    bff.people.set(one.id, anActor({ id: one.id, isSuspended: true }));
    const redis = new Redis(testRedisUrl());
    await redis.publish(actorChanged.name, actorChanged.write({ userId: one.id }));
    redis.disconnect();
    expect(await reply.text()).toBe('');
    expect((await follow(one.headers)).status).toBe(403);
    await until(() => open.size === 1);
    await untouched.body?.cancel();
  });

  it('is one of a few of its account; a closed one makes room', async () => {
    const [one, other] = [aPerson(), aPerson()];
    const replies: Response[] = [];
    for (let index = 0; index < STREAMS_OF_ACCOUNT; index += 1) replies.push(await follow(one.headers));
    expect(replies.map(({ status }) => status)).toEqual(Array(STREAMS_OF_ACCOUNT).fill(200));
    const refused = await follow(one.headers);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await follow(other.headers)).status).toBe(200);
    await replies[0]?.body?.cancel();
    await until(() => open.size === STREAMS_OF_ACCOUNT);
    await until(async () => (await follow(one.headers)).status === 200);
  });
});

describe('time limits of a stream', () => {
  const times = { answerMs: 300, streamIdleMs: 900 };
  let upstream: Awaited<ReturnType<typeof startUpstream>>;
  let close: () => Promise<unknown>;
  let origin: string;
  const failures: unknown[] = [];

  beforeEach(async () => {
    failures.length = 0;
    upstream = await startUpstream();
    const app = express();
    app.use((_request, response, next) => {
      setProxied(response, { stream: new AbortController().signal });
      next();
    });
    app.use(serviceProxy(upstream.origin, times));
    app.use((error: unknown, _request: IncomingMessage, response: express.Response, _next: unknown) => {
      failures.push(error);
      if (response.headersSent) response.destroy();
      else response.status(504).end();
    });
    const server = createServer(app);
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    close = async () => {
      server.closeAllConnections();
      server.close();
      await upstream.close();
    };
  });
  afterEach(() => close());

  it('are longer than the heartbeat of the service and than the time of other calls', () => {
    expect(STREAM_IDLE_MS).toBeGreaterThan(2 * HEARTBEAT_MS);
    expect(ANSWER_MS).toBeLessThan(HEARTBEAT_MS);
  });

  it('let an open one be silent for longer than an answer may take', async () => {
    upstream.answerWith((_request, reply) => {
      reply.writeHead(200, eventStream).flushHeaders();
      setTimeout(() => reply.write(': heartbeat\n\n'), 2 * times.answerMs);
      setTimeout(() => reply.end('data: late\n\n'), 4 * times.answerMs);
    });
    expect(await (await fetch(origin)).text()).toBe(': heartbeat\n\ndata: late\n\n');
  });

  it('break off one whose service has gone silent', async () => {
    upstream.answerWith((_request, reply) => reply.writeHead(200, eventStream).flushHeaders());
    await expect((await fetch(origin)).text()).rejects.toThrow();
  });

  it('refuse one that the service does not answer in the time of an answer', async () => {
    upstream.answerWith(() => undefined);
    const began = performance.now();
    expect((await fetch(origin)).status).toBe(504);
    expect(performance.now() - began).toBeLessThan(times.streamIdleMs);
    expect(failures).toMatchObject([{ code: 'TIMEOUT' }]);
  });
});
