import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';

import { until } from '@pokriv/service-kit/testing';
import type { Connection } from 'mongoose';

import { LISTINGS_ALIAS, openSearchEngine } from './open-search-engine.ts';

/** No database: only the in-memory index reads it to become ready. */
const noDatabase = {
  model: () => {
    throw new Error('read');
  },
  models: {},
} as unknown as Connection;

describe('openSearchEngine', () => {
  it('names the fields of its release in the alias of the cluster', () => {
    expect(LISTINGS_ALIAS).toMatch(/^listings-[0-9a-f]{8}$/u);
  });

  it('asks the cluster of its address for the index of listings', async () => {
    const asked: string[] = [];
    const cluster = createServer((request, reply) => {
      asked.push(`${request.method} ${request.url}`);
      reply.setHeader('content-type', 'application/json').end('{}');
    });
    await once(cluster.listen(0, '127.0.0.1'), 'listening');
    const { port } = cluster.address() as AddressInfo;
    const engine = openSearchEngine(noDatabase, `http://127.0.0.1:${port}`);
    expect(engine.isReady).toBe(false);
    const running = engine.start();
    await until(() => engine.isReady);
    expect(asked).toEqual([`GET /_alias/${LISTINGS_ALIAS}`]);
    await running.close();
    cluster.closeAllConnections();
    cluster.close();
  });
});
