import { setTimeout as sleep } from 'node:timers/promises';

import { connectMongo } from '@pokriv/service-kit/mongo';
import { scrape } from '@pokriv/service-kit/telemetry/metrics';
import { traceWith } from '@pokriv/service-kit/telemetry/trace';
import { openTraceExport } from '@pokriv/service-kit/telemetry/trace-exporter';
import { aDatabase, testMongoUrl, until } from '@pokriv/service-kit/testing';
import type { Connection } from 'mongoose';

import { randomListing, seededRandom } from '../../listings/testing/random-listing.ts';
import { LISTINGS_ALIAS } from '../open-search-engine.ts';
import { searchCards } from '../search-card.repository.ts';
import { toSearchCard, type SearchCard } from '../search-card.ts';
import { startClusterInMemory, type ClusterInMemory } from './cluster-in-memory.testing.ts';
import { startEmptyCluster } from './empty-cluster.testing.ts';
import { indexerState, type Place } from './indexer-state.repository.ts';
import { runIndexer, type Indexer } from './run-indexer.ts';

const HOUR_MS = 3_600_000;
/** That of another release. */
const OTHER_ALIAS = 'listings-12345678';

describe('the indexer', () => {
  let connection: Connection;
  let cluster: Awaited<ReturnType<typeof startEmptyCluster>>;
  const running: Indexer[] = [];
  const start = (): Indexer => {
    const indexer = runIndexer({ connection, url: cluster.url, alias: LISTINGS_ALIAS, shards: 1 });
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
    await indexerState(connection, LISTINGS_ALIAS).askForRebuild();
    await until(() => cluster.calls > calls);
    expect(indexer.isConnected).toBe(true);
  });

  it('waits between two attempts to reach a cluster that is away', async () => {
    cluster.isAway = true;
    start();
    await until(() => cluster.calls > 0);
    await sleep(400);
    expect(cluster.calls).toBeLessThanOrEqual(2);
  });

  it('is connected also while another copy has the lease', async () => {
    const state = indexerState(connection, LISTINGS_ALIAS);
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
    const state = indexerState(connection, LISTINGS_ALIAS);
    expect(await state.takeLease('another copy', 60_000)).toBe(true);
    const upTo = new Date(Date.now() - 300_000);
    await state.keepPlace((await state.place()) as Place, { upTo, changedAt: upTo });
    const waiting = start();
    await until(() => waiting.isConnected);
    expect(await metric('pokriv_search_indexer_working')).toBe(0);
    expect(await metric('pokriv_search_indexer_behind_seconds')).toBeGreaterThanOrEqual(300);
  });
});

describe('the index of the cluster', () => {
  let connection: Connection;
  let cluster: ClusterInMemory;
  let cards: SearchCard[];
  const running: Indexer[] = [];
  const random = seededRandom(8);
  const aCard = (): SearchCard => toSearchCard(randomListing(random));
  const start = (alias = LISTINGS_ALIAS): void => {
    running.push(runIndexer({ connection, url: cluster.url, alias, shards: 1 }));
  };
  const stop = async (): Promise<void> => {
    await Promise.all(running.splice(0).map((indexer) => indexer.close()));
  };
  const idsOf = (some: readonly SearchCard[]) => some.map(({ _id }) => _id).sort();
  const untilIndexed = (some: readonly SearchCard[], alias = LISTINGS_ALIAS) =>
    until(() => JSON.stringify(cluster.idsIn(alias)) === JSON.stringify(idsOf(some)));
  /** A batch without changes follows the first one, and its place is kept. */
  const untilWorked = async (alias: string) => {
    const state = indexerState(connection, alias);
    const before = await state.upTo();
    await until(async () => (await state.upTo())?.getTime() !== before?.getTime());
  };
  const untilReplaced = (old: string | undefined) =>
    until(() => cluster.indexNames().length === 1 && cluster.indexNames()[0] !== old);

  beforeEach(async () => {
    connection = await connectMongo(testMongoUrl(), aDatabase('run_indexer'));
    cluster = await startClusterInMemory();
    cards = Array.from({ length: 5 }, aCard);
    await searchCards(connection).insertMany(cards);
    start();
    await untilIndexed(cards);
    // a change from the stream: the index is complete
    cards.push(aCard());
    await searchCards(connection).insertMany(cards.slice(5));
    await untilIndexed(cards);
  });
  afterEach(async () => {
    await stop();
    cluster.close();
    await connection.dropDatabase();
    await connection.close();
  });

  it('holds every card and follows each change', async () => {
    const [gone, ...others] = cards;
    const added = aCard();
    await searchCards(connection).deleteOne({ _id: gone?._id });
    await searchCards(connection).insertOne(added);
    await untilIndexed([...others, added]);
  });

  it('traces the cards that it writes', async () => {
    const spans: { name: string; failure: string | undefined; count: unknown }[] = [];
    const opened = openTraceExport('indexer', {
      export: (ended, done) => {
        for (const { name, status, attributes } of ended)
          spans.push({ name, failure: status.message, count: attributes.count });
        done({ code: 0 });
      },
      shutdown: async () => undefined,
    });
    traceWith(opened.tracer, 1);
    const added = aCard();
    await searchCards(connection).insertOne(added);
    // the exporter batches for a second
    await until(() => spans.length > 0);
    traceWith(undefined);
    await opened.close();
    expect(spans).toContainEqual({ name: 'index cards', failure: undefined, count: 1 });
  });

  it('follows after a restart what changed meanwhile, without being filled again', async () => {
    const [gone, ...others] = cards;
    const before = cluster.indexNames();
    await stop();
    const added = aCard();
    await searchCards(connection).deleteOne({ _id: gone?._id });
    await searchCards(connection).insertOne(added);
    start();
    await untilIndexed([...others, added]);
    expect(cluster.indexNames()).toEqual(before);
  });

  it('is replaced by a new one when asked, once', async () => {
    const [old] = cluster.indexNames();
    const state = indexerState(connection, LISTINGS_ALIAS);
    await state.askForRebuild();
    await untilReplaced(old);
    await until(async () => !(await state.rebuildAskedAt()));
    expect(cluster.idsIn(LISTINGS_ALIAS)).toEqual(idsOf(cards));
    const after = cluster.indexNames();
    const added = aCard();
    await searchCards(connection).insertOne(added);
    await untilIndexed([...cards, added]);
    expect(cluster.indexNames()).toEqual(after);
  });

  it.each([
    ['has the fields of another release', 'listings-12345678-1'],
    ['is gone', undefined],
  ])('is replaced by a new one when the stored one %s', async (_why, stored) => {
    const [old = ''] = cluster.indexNames();
    await stop();
    const state = indexerState(connection, LISTINGS_ALIAS);
    await state.keepPlace(
      { index: stored ?? old, token: (await state.place())?.token },
      { upTo: new Date(), changedAt: new Date() },
    );
    if (!stored) await fetch(`${cluster.url}/${old}`, { method: 'DELETE' });
    const added = aCard();
    await searchCards(connection).insertOne(added);
    start();
    await untilReplaced(old);
    await untilIndexed([...cards, added]);
  });

  it('is replaced by a new one after the end of the change stream', async () => {
    const [old] = cluster.indexNames();
    await searchCards(connection).drop();
    const added = aCard();
    await searchCards(connection).insertOne(added);
    await untilReplaced(old);
    await untilIndexed([added]);
  });

  it('stands beside that of another release, and both follow each change', async () => {
    const [own] = cluster.indexNames();
    start(OTHER_ALIAS);
    await untilIndexed(cards, OTHER_ALIAS);
    const added = aCard();
    await searchCards(connection).insertOne(added);
    await untilIndexed([...cards, added]);
    await untilIndexed([...cards, added], OTHER_ALIAS);
    const [, other] = cluster.indexNames();
    const ofOther = indexerState(connection, OTHER_ALIAS);
    await ofOther.askForRebuild();
    await until(async () => !(await ofOther.rebuildAskedAt()));
    expect(cluster.indexNames()).toEqual([own, expect.stringMatching(/^listings-12345678-\d+$/u)]);
    expect(cluster.indexNames()).not.toContain(other);
  });

  it('is brought up to date after a roll-back, without being filled again', async () => {
    const [own] = cluster.indexNames();
    await stop();
    start(OTHER_ALIAS);
    await untilIndexed(cards, OTHER_ALIAS);
    const added = aCard();
    await searchCards(connection).insertOne(added);
    await untilIndexed([...cards, added], OTHER_ALIAS);
    await stop();
    expect(cluster.idsIn(LISTINGS_ALIAS)).toEqual(idsOf(cards));
    start();
    await untilIndexed([...cards, added]);
    expect(cluster.indexNames()[0]).toBe(own);
  });

  it('is deleted when another release has had one for a day and no indexer has kept this one', async () => {
    const yesterday = new Date(Date.now() - 25 * HOUR_MS);
    const put = (index: string) => fetch(`${cluster.url}/${index}`, { method: 'PUT' });
    const keep = async (alias: string, index: string, upTo: Date) => {
      await put(index);
      const { token } = (await indexerState(connection, LISTINGS_ALIAS).place()) as Place;
      await indexerState(connection, alias).keepPlace({ index, token }, { upTo, changedAt: upTo });
    };
    await stop();
    const [recent = ''] = cluster.indexNames();
    const started = `listings-44444444-${Date.now()}`;
    await keep('listings-11111111', 'listings-11111111-1', yesterday);
    await keep('listings-22222222', 'listings-22222222-1', new Date());
    await keep('listings-44444444', 'listings-44444444-1', yesterday);
    for (const index of [started, 'listings-33333333-1', 'listings-by-hand']) await put(index);

    // the release whose index is new yet may have instances of any other beside it
    start();
    await untilWorked(LISTINGS_ALIAS);
    await stop();
    expect(cluster.indexNames()).toHaveLength(7);

    await keep(OTHER_ALIAS, `${OTHER_ALIAS}-${yesterday.getTime()}`, new Date());
    start(OTHER_ALIAS);
    await until(() => cluster.indexNames().length === 6);
    await stop();
    expect(cluster.indexNames().sort()).toEqual(
      [
        recent,
        started,
        'listings-22222222-1',
        'listings-44444444-1',
        'listings-by-hand',
        `${OTHER_ALIAS}-${yesterday.getTime()}`,
      ].sort(),
    );
    expect(await indexerState(connection, 'listings-11111111').upTo()).toBeUndefined();
  });

  it('is filled in batches', async () => {
    await stop();
    const many = Array.from({ length: 1001 }, (_, at) => ({
      ...aCard(),
      _id: at.toString(16).padStart(24, '0'),
    }));
    await searchCards(connection).insertMany(many);
    await indexerState(connection, LISTINGS_ALIAS).losePlace();
    start();
    await untilIndexed([...cards, ...many]);
  });
});
