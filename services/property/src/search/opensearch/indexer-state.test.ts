import { connectMongo } from '@pokriv/service-kit/mongo';
import { aDatabase, testMongoUrl, until } from '@pokriv/service-kit/testing';
import type { Connection } from 'mongoose';

import { indexerState } from './indexer-state.repository.ts';

describe('state of the indexer', () => {
  let connection: Connection;

  beforeAll(async () => {
    connection = await connectMongo(testMongoUrl(), aDatabase('indexer'));
  });
  afterAll(async () => {
    await connection.db?.dropDatabase();
    await connection.close();
  });

  it('gives the lease to one process until it is released or over', async () => {
    const state = indexerState(connection, 'listings');
    expect(await state.takeLease('one', 60_000)).toBe(true);
    expect(await state.takeLease('other', 60_000)).toBe(false);
    expect(await state.takeLease('one', -1)).toBe(true);
    expect(await state.takeLease('other', 60_000)).toBe(true);
    await state.releaseLease('one');
    expect(await state.takeLease('one', 60_000)).toBe(false);
    await state.releaseLease('other');
    expect(await state.takeLease('one', 60_000)).toBe(true);
  });

  it('remembers the place and whether a rebuild is asked for', async () => {
    const state = indexerState(connection, 'listings');
    expect(await state.place()).toBeUndefined();
    await state.keepPlace(
      { index: 'listings-1', token: { _data: '82' } },
      { upTo: new Date(), changedAt: new Date() },
    );
    expect(await state.place()).toEqual({ index: 'listings-1', token: { _data: '82' } });
    await state.losePlace();
    expect(await state.place()).toBeUndefined();
    expect(await state.rebuildAskedAt()).toBeUndefined();
    await state.askForRebuild();
    const askedAt = await state.rebuildAskedAt();
    expect(askedAt).toBeInstanceOf(Date);
    await state.forgetRebuild(askedAt as Date);
    expect(await state.rebuildAskedAt()).toBeUndefined();
  });

  it('is of each release its own', async () => {
    const [one, other] = ['listings-1', 'listings-2'].map((alias) => indexerState(connection, alias));
    if (!one || !other) throw new Error('two states');
    const now = new Date();
    expect(await one.takeLease('one', 60_000)).toBe(true);
    expect(await other.takeLease('other', 60_000)).toBe(true);
    await one.keepPlace({ index: 'listings-1-1', token: { _data: '82' } }, { upTo: now, changedAt: now });
    await one.askForRebuild();
    expect(await other.place()).toBeUndefined();
    expect(await other.times()).toBeUndefined();
    expect(await other.rebuildAskedAt()).toBeUndefined();
    await other.keepPlace({ index: 'listings-2-1', token: { _data: '82' } }, { upTo: now, changedAt: now });
    await one.forget();
    expect(await one.upTo()).toBeUndefined();
    expect(await one.rebuildAskedAt()).toBeUndefined();
    expect(await other.place()).toMatchObject({ index: 'listings-2-1' });
  });

  it('keeps a request for a rebuild that came after the one that was met', async () => {
    const state = indexerState(connection, 'listings');
    await state.askForRebuild();
    const met = (await state.rebuildAskedAt()) as Date;
    await until(async () => {
      await state.askForRebuild();
      return (await state.rebuildAskedAt())?.getTime() !== met.getTime();
    });
    await state.forgetRebuild(met);
    expect(await state.rebuildAskedAt()).toBeInstanceOf(Date);
  });

  it('tells up to when searches see every change, also after the place is lost', async () => {
    const state = indexerState(connection, 'listings');
    await connection.collection('search_indexer').deleteMany({});
    expect(await state.upTo()).toBeUndefined();
    expect(await state.times()).toBeUndefined();
    const upTo = new Date('2026-11-23T10:00:00Z');
    const changedAt = new Date('2026-11-23T09:00:00Z');
    await state.keepPlace({ index: 'listings-1', token: { _data: '82' } }, { upTo, changedAt });
    expect(await state.upTo()).toEqual(upTo);
    expect(await state.times()).toEqual({ readUpTo: upTo, changedAt });
    await state.losePlace();
    expect(await state.place()).toBeUndefined();
    expect(await state.upTo()).toEqual(upTo);
  });
});
