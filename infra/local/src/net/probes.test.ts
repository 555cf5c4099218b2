import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { answersHealthy } from './probes.ts';

describe('answersHealthy', () => {
  let answer = { status: 200, body: '' };
  const server = createServer((_request, reply) => reply.writeHead(answer.status).end(answer.body));
  beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => server.close());

  it.each([
    ['every check holds', 200, '{"ready":true,"checks":{"mongo":true,"redis":true}}', true],
    ['a dependency is away', 200, '{"ready":true,"checks":{"mongo":true,"redis":false}}', false],
    ['the instance is not ready', 503, '{"ready":false,"checks":{"search":false}}', false],
    ['the reply is no JSON', 200, 'ok', false],
  ])('when %s', async (_what, status, body, expected) => {
    answer = { status, body };
    const { port } = server.address() as AddressInfo;
    expect(await answersHealthy(`http://127.0.0.1:${port}/health/ready`)()).toBe(expected);
  });
});
