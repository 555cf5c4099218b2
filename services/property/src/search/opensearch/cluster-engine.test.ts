import { connectMongo } from '@pokriv/service-kit/mongo';
import { aDatabase, testMongoUrl, until } from '@pokriv/service-kit/testing';
import type { Connection } from 'mongoose';

import { randomListing, seededRandom } from '../../listings/testing/random-listing.ts';
import { searchCards } from '../search-card.repository.ts';
import { toSearchCard } from '../search-card.ts';
import type { SearchEngine } from '../search-engine.ts';
import { clusterClient } from './client.ts';
import { clusterEngine } from './cluster-engine.ts';
import { startClusterInMemory, type ClusterInMemory } from './cluster-in-memory.testing.ts';
import { indexerState } from './indexer-state.repository.ts';
import { indices } from './indices.ts';

const LAST = 'listings-12345678';
const NEXT = 'listings-87654321';

describe('two releases with other fields at the same cluster', () => {
  let connection: Connection;
  let cluster: ClusterInMemory;
  let last: SearchEngine;
  let next: SearchEngine;
  let looking: ReturnType<SearchEngine['start']>[];
  const random = seededRandom(12);
  const engineOf = (alias: string) => clusterEngine({ connection, url: cluster.url, alias });
  const of = (alias: string) => indices(clusterClient(cluster.url), alias);
  const serve = async (alias: string) => of(alias).serve(await of(alias).create(1));
  const aCard = async () => {
    const card = toSearchCard(randomListing(random));
    await searchCards(connection).insertOne(card);
    return card._id;
  };

  beforeEach(async () => {
    connection = await connectMongo(testMongoUrl(), aDatabase('cluster_engine'));
    cluster = await startClusterInMemory();
    [last, next] = [engineOf(LAST), engineOf(NEXT)];
    await serve(LAST);
    looking = [last.start(), next.start()];
    await until(() => last.isReady);
  });
  afterEach(async () => {
    for (const one of looking) await one.close();
    cluster.close();
    await connection.dropDatabase();
    await connection.close();
  });

  it('leaves an instance unready until the index of its own release is served', async () => {
    await of(NEXT).create(1);
    // as long as an instance takes to look again
    looking.push(next.start());
    const another = engineOf(LAST);
    looking.push(another.start());
    await until(() => another.isReady);
    expect(next.isReady).toBe(false);
    await expect(next.count([{}])).rejects.toMatchObject({ status: 503 });
    await serve(NEXT);
    await until(() => next.isReady);
  });

  it('lets each search the index of its own release and write to it, also after the next one is served', async () => {
    const id = await aCard();
    await last.refresh([id]);
    // an error would keep the caches of other processes from being told
    await next.refresh([id]);
    await serve(NEXT);
    await until(() => next.isReady);
    expect(await last.count([{}])).toEqual([1]);
    expect(await next.count([{}])).toEqual([0]);
    await next.refresh([id]);
    await last.refresh([await aCard()]);
    expect([await last.count([{}]), await next.count([{}])]).toEqual([[2], [1]]);
  });

  it('tells each the time of the index of its own release', async () => {
    const at = new Date('2026-11-23T10:00:00Z');
    const place = { index: `${NEXT}-1`, token: { _data: '82' } };
    await indexerState(connection, NEXT).keepPlace(place, { upTo: at, changedAt: at });
    await until(() => next.asOf.getTime() > 0);
    expect(last.asOf).toEqual(new Date(0));
  });
});
