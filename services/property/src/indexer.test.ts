import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

import { connectMongo } from '@pokriv/service-kit/mongo';
import { aDatabase, testMongoUrl, until } from '@pokriv/service-kit/testing';

import { LISTINGS_ALIAS } from './search/open-search-engine.ts';
import { startEmptyCluster } from './search/opensearch/empty-cluster.testing.ts';
import { indexerState } from './search/opensearch/indexer-state.repository.ts';

const START_MS = 60_000;

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

describe('the process of the indexer', () => {
  const database = aDatabase('indexer_process');
  let child: ChildProcess;
  let cluster: Awaited<ReturnType<typeof startEmptyCluster>>;
  let health: string;
  let metrics: string;

  beforeAll(async () => {
    cluster = await startEmptyCluster();
    cluster.isAway = true;
    const [port, metricsPort] = [await freePort(), await freePort()];
    health = `http://127.0.0.1:${port}/health`;
    metrics = `http://127.0.0.1:${metricsPort}/metrics`;
    child = spawn(process.execPath, [join(__dirname, 'indexer.ts')], {
      stdio: 'inherit',
      env: {
        PATH: process.env.PATH,
        LOG_LEVEL: 'silent',
        MONGO_URL: testMongoUrl(),
        DB_NAME: database,
        SEARCH_URL: cluster.url,
        SERVICE_PORT: String(port),
        METRICS_PORT: String(metricsPort),
        DRAIN_MS: '0',
      },
    });
  });
  afterAll(async () => {
    child.kill('SIGKILL');
    cluster.close();
    const connection = await connectMongo(testMongoUrl(), database);
    await connection.db?.dropDatabase();
    await connection.close();
  });

  const statusOf = (url: string) =>
    fetch(url).then(
      ({ status }) => status,
      () => 0,
    );

  it(
    'lives without the cluster, is ready with it, is measured, and gives the lease back on SIGTERM',
    async () => {
      await until(async () => (await statusOf(`${health}/live`)) === 200, { withinMs: START_MS / 2 });
      expect(await statusOf(`${health}/ready`)).toBe(503);
      cluster.isAway = false;
      await until(async () => (await statusOf(`${health}/ready`)) === 200);
      const measured = async () => (await fetch(metrics)).text();
      await until(async () => /^pokriv_search_indexer_behind_seconds\{/mu.test(await measured()));
      expect(await measured()).toMatch(/^pokriv_ready\{process="indexer"\} 1$/mu);
      expect(await measured()).toMatch(/^pokriv_search_indexer_working\{process="indexer"\} 1$/mu);

      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
      const connection = await connectMongo(testMongoUrl(), database);
      expect(await indexerState(connection, LISTINGS_ALIAS).takeLease('the next', 1000)).toBe(true);
      await connection.close();
    },
    START_MS,
  );
});
