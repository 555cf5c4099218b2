import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Response } from 'express';

import { whileWorking } from './while-working.ts';

it('whileWorking sends 102 every second, then the reply', async () => {
  const server = createServer((_request, reply) => {
    const work = () => new Promise((resolve) => setTimeout(resolve, 2300));
    void whileWorking(reply as Response, work).then(() => reply.writeHead(201).end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const request = get(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const told: number[] = [];
  request.on('information', ({ statusCode }) => told.push(statusCode));
  const [reply] = (await once(request, 'response')) as [IncomingMessage];
  expect([told, reply.statusCode]).toEqual([[102, 102], 201]);
  reply.resume();
  server.closeAllConnections();
  server.close();
});
