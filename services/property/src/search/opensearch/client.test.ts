import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

import { clusterClient } from './client.ts';

interface Received {
  method?: string;
  url?: string;
  headers: IncomingHttpHeaders;
  body: string;
}

describe('client of the search cluster', () => {
  let server: Server;
  let host: string;
  let received: Received[];
  let reply: { status: number; body: unknown };

  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        received.push({ method: request.method, url: request.url, headers: request.headers, body });
        response.writeHead(reply.status).end(JSON.stringify(reply.body));
      });
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    received = [];
    reply = { status: 200, body: {} };
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  it.each([
    ['the user and password of its address', 'anna:a%40b@', `Basic ${btoa('anna:a@b')}`],
    ['no credentials where its address has none', '', undefined],
  ])('sends %s', async (_what, credentials, authorization) => {
    await clusterClient(`http://${credentials}${host}`).call('GET', '/_alias/listings');
    expect(received).toMatchObject([{ method: 'GET', url: '/_alias/listings', body: '' }]);
    expect(received[0]?.headers).not.toHaveProperty('content-type');
    expect(received[0]?.headers.authorization).toBe(authorization);
  });

  it('sends an object as JSON and a list as lines of JSON', async () => {
    const client = clusterClient(`http://${host}`);
    await client.call('PUT', '/listings', { body: { a: 1 } });
    await client.call('POST', '/_bulk', { body: [{ a: 1 }, { b: 2 }] });
    expect(received.map(({ headers, body }) => [headers['content-type'], body])).toEqual([
      ['application/json', '{"a":1}'],
      ['application/x-ndjson', '{"a":1}\n{"b":2}\n'],
    ]);
  });

  it('names the call and the status of a refusal', async () => {
    reply = { status: 404, body: { error: 'index_not_found' } };
    await expect(clusterClient(`http://${host}`).call('GET', '/listings')).rejects.toMatchObject({
      status: 404,
      message: 'search cluster: GET /listings answered 404: {"error":"index_not_found"}',
    });
  });

  it('sends calls after each other over one connection', async () => {
    const client = clusterClient(`http://${host}`);
    const ports = new Set<number | undefined>();
    server.on('request', ({ socket }) => ports.add(socket.remotePort));
    for (let call = 0; call < 3; call += 1) await client.call('GET', '/_alias/listings');
    expect(ports.size).toBe(1);
  });

  it('sends a call again when the idle connection was closed', async () => {
    const client = clusterClient(`http://${host}`);
    await client.call('GET', '/_alias/listings');
    let idle: Socket | undefined;
    server.once('request', ({ socket }) => (idle = socket));
    await client.call('GET', '/_alias/listings');
    idle?.once('data', () => idle?.resetAndDestroy());
    await client.call('GET', '/_alias/first');
    expect(received.at(-1)).toMatchObject({ url: '/_alias/first' });
    expect(idle?.destroyed).toBe(true);
  });

  it('gives up after its time', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const calling = clusterClient(`http://127.0.0.1:${port}`).call('GET', '/', { timeoutMs: 20 });
    await expect(calling).rejects.toMatchObject({ code: 'ABORT_ERR' });
    silent.close();
    silent.closeAllConnections();
  });

  it('fails when the reply breaks off', async () => {
    const broken = createServer((_request, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('{');
      setTimeout(() => response.destroy(), 10);
    }).listen(0, '127.0.0.1');
    await once(broken, 'listening');
    const { port } = broken.address() as AddressInfo;
    const calling = clusterClient(`http://127.0.0.1:${port}`).call('GET', '/');
    await expect(calling).rejects.toMatchObject({ code: 'ECONNRESET' });
    broken.close();
  });

  it('asks nothing for no search', async () => {
    expect(await clusterClient(`http://${host}`).search('listings', [])).toEqual([]);
    expect(received).toEqual([]);
  });

  it.each([
    ['the cluster answers an error', { status: 503, body: {} }],
    [
      'one of the searches fails',
      { status: 200, body: { responses: [{ hits: {} }, { error: { type: 'x' } }] } },
    ],
  ])('is unavailable for searches when %s', async (_why, answer) => {
    reply = answer;
    const searching = clusterClient(`http://${host}`).search('listings', [{ size: 0 }, { size: 0 }]);
    await expect(searching).rejects.toMatchObject({ status: 503 });
  });
});
