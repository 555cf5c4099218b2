import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';

import { until } from '@pokriv/service-kit/testing';
import type { Connection } from 'mongoose';

import { clusterCheck, LISTINGS_ALIAS, openSearchEngine } from './open-search-engine.ts';
import { startEmptyCluster } from './opensearch/empty-cluster.testing.ts';

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

describe('clusterCheck', () => {
  it('fails when the cluster refuses, not when it has no index', async () => {
    const cluster = await startEmptyCluster();
    const check = clusterCheck(cluster.url);
    await expect(check()).resolves.toEqual([]);
    cluster.isAway = true;
    await expect(check()).rejects.toMatchObject({ status: 503 });
    cluster.close();
  });
});
