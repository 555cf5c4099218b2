import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import { anActor, until } from '@pokriv/service-kit/testing';

import { aToken, startBff, type TestBff } from '../start-bff.testing.ts';
import { startBalancer, startUpstream } from '../start-upstream.testing.ts';

describe('calls on their way to a service', () => {
  let bff: TestBff;
  let landlord: { authorization: string };

  beforeEach(async () => {
    bff = await startBff();
    const actor = anActor();
    bff.people.set(actor.id, actor);
    landlord = { authorization: `Bearer ${aToken(actor.id)}` };
  });
  afterEach(() => bff.close());

  const asked = (service: 'property' | 'user') =>
    bff.upstreams[service].received.filter(({ url }) => url !== '/health/ready');

  it('arrive with their body, and the answer comes back as it was written', async () => {
    bff.upstreams.property.answerWith((_request, reply) => {
      reply.writeHead(201, { 'Content-Type': 'application/json', 'X-Extra': 'yes' }).end('{"success":true}');
    });
    const reply = await bff.post('/api/properties', { title: 'Дом' }, landlord);
    expect([reply.status, await reply.text(), reply.headers.get('x-extra')]).toEqual([
      201,
      '{"success":true}',
      'yes',
    ]);
    expect(bff.upstreams.property.received.at(-1)).toMatchObject({
      method: 'POST',
      url: '/properties',
      body: '{"title":"Дом"}',
    });
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.headers.get('x-request-id')).toBe(
      bff.upstreams.property.received.at(-1)?.headers['x-request-id'],
    );
  });

  it('share one connection to a service when they follow each other', async () => {
    const ports = new Set<number | undefined>();
    bff.upstreams.property.answerWith((request, reply) => {
      ports.add(request.socket.remotePort);
      reply.setHeader('Content-Type', 'application/json').end('{"success":true}');
    });
    for (let call = 0; call < 3; call += 1) await (await bff.get('/api/properties/p1')).text();
    expect(ports.size).toBe(1);
  });

  it('arrive as a form without a sign-in from a mail program that unsubscribes', async () => {
    bff.upstreams.property.answerWith((_request, reply) => {
      reply.setHeader('Content-Type', 'application/json').end('{"success":true}');
    });
    const reply = await fetch(`${bff.origin}/api/saved-searches/link/a.b`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(bff.upstreams.property.received.at(-1)).toMatchObject({
      url: '/saved-searches/link/a.b',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  });

  it.each([
    ['/api/nothing', 'GET'],
    ['/api', 'GET'],
    ['/api/properties', 'PATCH'],
    ['/api/internal/actors/u1', 'GET'],
  ])('end with a 404 in JSON at %s by %s', async (path, method) => {
    const reply = await fetch(bff.origin + path, { method });
    expect(reply.status).toBe(404);
    expect(await reply.json()).toMatchObject({
      success: false,
      code: 'NOT_FOUND',
      requestId: expect.any(String),
    });
  });

  it('are answered 503 while the service is gone and go through when it is back', async () => {
    await bff.upstreams.property.close();
    const reply = await bff.get('/api/properties/p1');
    expect(reply.status).toBe(503);
    expect(await reply.json()).toMatchObject({ success: false, code: 'UNAVAILABLE', retryAfter: 2 });
    await bff.upstreams.property.open();
    expect((await bff.get('/api/properties/p1')).status).toBe(200);
  });

  it.each(['GET', 'HEAD'])(
    'are sent once more when a %s loses its connection before the reply',
    async (method) => {
      let calls = 0;
      bff.upstreams.property.answerWith((request, reply) => {
        calls += 1;
        if (calls === 1) request.socket.resetAndDestroy();
        else reply.setHeader('Content-Type', 'image/webp').end('RIFF');
      });
      const reply = await fetch(`${bff.origin}/media/abc.webp`, { method });
      expect([reply.status, calls]).toEqual([200, 2]);
    },
  );

  it('go through when one of two instances behind a balancer is killed under load', async () => {
    const instances = await Promise.all([startUpstream(), startUpstream()]);
    const balancer = await startBalancer(instances);
    const { user, moderation, conversations, notifications } = bff.upstreams;
    const balanced = await startBff({
      services: {
        ...{ user: user.origin, moderation: moderation.origin, conversations: conversations.origin },
        ...{ notifications: notifications.origin, property: balancer.origin },
      },
    });
    for (const instance of instances)
      instance.answerWith((_request, reply) => {
        setTimeout(() => reply.setHeader('Content-Type', 'application/json').end('{"success":true}'), 20);
      });
    const statuses: number[] = [];
    const load = async (path: (call: number) => string): Promise<void> => {
      for (let call = 0; call < 30; call += 1) statuses.push((await balanced.get(path(call))).status);
    };
    const loads = [
      ...Array.from({ length: 5 }, () => load(() => '/api/properties/p1')),
      ...Array.from({ length: 5 }, (_none, at) =>
        load((call) => `/api/properties?priceMax=${at}${call + 1}`),
      ),
    ];
    await until(() => statuses.length > 50);
    await instances[0]?.close();
    await Promise.all(loads);
    await balanced.close();
    balancer.close();
    await instances[1]?.close();
    expect(statuses).toHaveLength(300);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });

  it.each([
    ['a write', () => bff.post('/api/properties', { title: 'Дом' }, landlord)],
    [
      'a write without a body',
      () => fetch(`${bff.origin}/api/properties/p1/pause`, { method: 'POST', headers: landlord }),
    ],
    ['a deletion', () => fetch(`${bff.origin}/api/properties/p1`, { method: 'DELETE', headers: landlord })],
  ])('are never sent twice: %s', async (_what, send) => {
    let calls = 0;
    bff.upstreams.property.answerWith((request) => {
      calls += 1;
      request.socket.resetAndDestroy();
    });
    expect([(await send()).status, calls]).toEqual([503, 1]);
  });

  it('are not sent again after the first byte of the reply', async () => {
    let calls = 0;
    bff.upstreams.property.answerWith((request, reply) => {
      calls += 1;
      reply.writeHead(200, { 'Content-Type': 'text/csv', 'Content-Length': '100' }).write('Номер');
      setTimeout(() => request.socket.resetAndDestroy(), 50);
    });
    const reply = await bff.get('/api/properties/p1');
    await expect(reply.text()).rejects.toThrow();
    expect(calls).toBe(1);
  });

  it('are sent twice at most', async () => {
    let calls = 0;
    bff.upstreams.property.answerWith((request) => {
      calls += 1;
      request.socket.resetAndDestroy();
    });
    expect([(await bff.get('/api/properties/p1')).status, calls]).toEqual([503, 2]);
    expect([(await bff.get('/api/properties?priceMax=5')).status, calls]).toEqual([503, 4]);
  });

  it('are answered 503 when the service breaks off', async () => {
    bff.upstreams.property.answerWith((request) => request.socket.resetAndDestroy());
    const reply = await bff.post('/api/properties/p1/view');
    expect([reply.status, ((await reply.json()) as { code: string }).code]).toEqual([503, 'UNAVAILABLE']);
  });

  it('are given up with the caller who went away', async () => {
    const isGone = new Promise<boolean>((resolve) => {
      bff.upstreams.property.answerWith((request) => request.socket.once('close', () => resolve(true)));
    });
    const leaving = new AbortController();
    const asked = fetch(`${bff.origin}/api/properties/p1`, { signal: leaving.signal }).catch(() => undefined);
    await pause(100);
    leaving.abort();
    await asked;
    expect(await isGone).toBe(true);
  });

  it('break off when the service does, so that half an answer never looks whole', async () => {
    bff.upstreams.property.answerWith((request, reply) => {
      reply.writeHead(200, { 'Content-Type': 'text/csv' }).write('Номер;Име');
      setTimeout(() => request.socket.resetAndDestroy(), 100);
    });
    const reply = await bff.get('/api/properties/p1');
    expect(reply.status).toBe(200);
    await expect(reply.text()).rejects.toThrow();
  });

  it('are given up also by a caller who goes away half-way', async () => {
    const isGone = new Promise<boolean>((resolve) => {
      bff.upstreams.property.answerWith((request, reply) => {
        const timer = setInterval(() => reply.write('я'.repeat(1000)), 5);
        request.socket.once('close', () => {
          clearInterval(timer);
          resolve(true);
        });
      });
    });
    const leaving = new AbortController();
    const reply = await fetch(`${bff.origin}/api/properties/p1`, { signal: leaving.signal });
    await reply.body?.getReader().read();
    leaving.abort();
    expect(await isGone).toBe(true);
  });

  it('leave the connection fit for the next call after a refused body', async () => {
    const { port } = new URL(bff.origin);
    const socket = connect(Number(port), '127.0.0.1');
    let text = '';
    socket.on('data', (chunk) => {
      text += String(chunk);
    });
    const body = 'x'.repeat(50_000);
    socket.write(`POST /api/properties HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
    socket.write('GET /api/nothing HTTP/1.1\r\nHost: x\r\n\r\n');
    await pause(300);
    socket.destroy();
    expect(text.match(/HTTP\/1\.1 \d+/gu)).toEqual(['HTTP/1.1 401', 'HTTP/1.1 404']);
  });

  it('bring pictures without a caller, with the service’s own caching', async () => {
    bff.upstreams.property.answerWith((_request, reply) => {
      reply
        .writeHead(200, {
          'Content-Type': 'image/webp',
          'Cache-Control': 'public, max-age=31536000, immutable',
        })
        .end('RIFF');
    });
    const reply = await bff.get('/media/abc.webp', { authorization: 'Bearer forged' });
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    expect((await bff.post('/media/abc.webp')).status).toBe(404);
  });

  it('bring pictures of people from the user service', async () => {
    bff.upstreams.user.answerWith((request, reply) => reply.end(request.url));
    expect(await (await bff.get('/media/avatars/abc-256.webp')).text()).toBe('/media/avatars/abc-256.webp');
    expect(asked('property')).toEqual([]);
  });

  it.each([
    ['with its length', (bytes: Buffer) => bytes],
    ['in chunks', (bytes: Buffer) => new Blob([Uint8Array.from(bytes)]).stream()],
  ])('take every byte of an upload, sent %s, to the service that owns it', async (_how, bodyOf) => {
    const form = new FormData();
    form.append('avatar', new Blob([Uint8Array.from(randomBytes(3_000_000))]), 'a.jpg');
    const written = new Request(bff.origin, { method: 'POST', body: form });
    const contentType = written.headers.get('content-type') ?? '';
    const bytes = Buffer.from(await written.arrayBuffer());
    const reply = await fetch(`${bff.origin}/api/auth/avatar`, {
      method: 'POST',
      headers: { ...landlord, 'content-type': contentType },
      body: bodyOf(bytes),
      duplex: 'half',
    } as RequestInit);
    expect(reply.status).toBe(200);
    const received = bff.upstreams.user.received.at(-1);
    expect([received?.url, received?.headers['content-type']]).toEqual(['/auth/avatar', contentType]);
    expect(received?.bytes.equals(bytes)).toBe(true);
    expect(asked('property')).toEqual([]);
  });

  it('reach the identity emulator only where there is one', async () => {
    const path = '/identitytoolkit.googleapis.com/v1/accounts:signUp';
    expect((await bff.post(path)).status).toBe(404);
    const host = new URL(bff.upstreams.moderation.origin).host;
    const local = await startBff({ authEmulatorHost: host });
    expect((await local.post(`${path}?key=k`)).status).toBe(200);
    expect(bff.upstreams.moderation.received.at(-1)).toMatchObject({ url: `${path}?key=k`, body: '{}' });
    await local.close();
  });
});
