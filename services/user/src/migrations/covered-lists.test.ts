import { runMigrations } from '@pokriv/service-kit/migrations';
import { connectMongo } from '@pokriv/service-kit/mongo';
import { aDatabase, testMongoUrl } from '@pokriv/service-kit/testing';
import { mongo, type Connection } from 'mongoose';

import { models } from '../models.ts';
import { migrations } from './index.ts';

describe('indexes of the people table', () => {
  let connection: Connection;
  const database = aDatabase('user');

  beforeAll(async () => {
    await runMigrations(testMongoUrl(), database, migrations, models);
    connection = await connectMongo(testMongoUrl(), database);
  });
  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  const newest = { createdAt: -1, _id: -1 } as const;
  const seen = { lastSeenAt: -1, _id: -1 } as const;
  const name = { nameKey: 1, _id: 1 } as const;
  const [role, state, plan] = [{ role: 'tenant' }, { state: 'active' }, { plan: 'premium' }];
  it.each([
    ['list_role', { ...role, ...state, ...plan }, newest],
    ['list_role', { ...role, ...state }, name],
    ['list_state', { ...state, ...plan }, seen],
    ['list_plan', { ...plan, ...role }, name],
    ['list_newest', { createdAt: { $gte: new Date(0) }, ...role, ...state, ...plan }, newest],
    ['list_seen', { ...role, ...state, ...plan, createdAt: { $gte: new Date(0) } }, seen],
    ['list_name', { ...role, ...state, ...plan, createdAt: { $gte: new Date(0) } }, name],
    ['list_words', { words: /^мар/u, ...role, ...state, ...plan }, seen],
  ])('%s covers %j', async (hint, where, order) => {
    const [first = ''] = Object.keys(order);
    const find = connection
      .collection('accounts')
      .find({ [first]: { $gte: new mongo.MinKey() }, ...where }, { projection: { _id: 1 }, hint })
      .sort(order);
    const { queryPlanner } = (await find.explain('queryPlanner')) as { queryPlanner: object };
    expect(JSON.stringify(queryPlanner)).toContain('"stage":"IXSCAN"');
    expect(JSON.stringify(queryPlanner)).not.toMatch(/"stage":"(COLLSCAN|FETCH)"/u);
  });
});
