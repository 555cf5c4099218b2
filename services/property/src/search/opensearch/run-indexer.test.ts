import { connectMongo } from '@pokriv/service-kit/mongo';
import { scrape } from '@pokriv/service-kit/telemetry/metrics';
import { aDatabase, testMongoUrl, until } from '@pokriv/service-kit/testing';
import type { Connection } from 'mongoose';

import { startEmptyCluster } from './empty-cluster.testing.ts';
import { indexerState } from './indexer-state.repository.ts';
import { runIndexer, type Indexer } from './run-indexer.ts';

describe('the indexer', () => {
  let connection: Connection;
  let cluster: Awaited<ReturnType<typeof startEmptyCluster>>;
  const running: Indexer[] = [];
  const start = (): Indexer => {
    const indexer = runIndexer({ connection, url: cluster.url, alias: 'listings', shards: 1 });
    running.push(indexer);
    return indexer;
  };
  const metric = async (name: string): Promise<number | undefined> => {
    const [, value] = new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'mu').exec(await scrape()) ?? [];
    return value === undefined ? undefined : Number(value);
  };

  beforeEach(async () => {
    connection = await connectMongo(testMongoUrl(), aDatabase('run_indexer'));
    cluster = await startEmptyCluster();
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((indexer) => indexer.close()));
    cluster.close();
    await connection.db?.dropDatabase();
    await connection.close();
  });

  it('is connected once the cluster has answered, and stays so while it is away', async () => {
    cluster.isAway = true;
    const indexer = start();
    await until(() => cluster.calls > 1);
    expect(indexer.isConnected).toBe(false);
    cluster.isAway = false;
    await until(() => indexer.isConnected);
    cluster.isAway = true;
    const { calls } = cluster;
    await indexerState(connection).askForRebuild();
    await until(() => cluster.calls > calls);
    expect(indexer.isConnected).toBe(true);
  });

  it('is connected also while another copy has the lease', async () => {
    const state = indexerState(connection);
    expect(await state.takeLease('another copy', 60_000)).toBe(true);
    const indexer = start();
    await until(() => indexer.isConnected);
    expect(await metric('pokriv_search_indexer_working')).toBe(0);
    expect(await metric('pokriv_search_indexer_behind_seconds')).toBeUndefined();
    await state.releaseLease('another copy');
    await until(async () => (await metric('pokriv_search_indexer_working')) === 1);
  });

  it('tells how far the cluster is behind, also in a copy that waits', async () => {
    start();
    await until(async () => (await metric('pokriv_search_indexer_behind_seconds')) !== undefined);
    expect(await metric('pokriv_search_indexer_behind_seconds')).toBeLessThan(60);
    expect(await metric('pokriv_search_indexer_working')).toBe(1);
    await running.pop()?.close();
    const state = indexerState(connection);
    expect(await state.takeLease('another copy', 60_000)).toBe(true);
    await connection
      .collection<{ _id: string }>('search_indexer')
      .updateOne({ _id: 'place' }, { $set: { upTo: new Date(Date.now() - 300_000) } });
    const waiting = start();
    await until(() => waiting.isConnected);
    expect(await metric('pokriv_search_indexer_working')).toBe(0);
    expect(await metric('pokriv_search_indexer_behind_seconds')).toBeGreaterThanOrEqual(300);
  });
});
