import { connectMongo } from '@pokriv/service-kit/mongo';
import { runMigrations } from '@pokriv/service-kit/migrations';
import { aDatabase, testMongoUrl } from '@pokriv/service-kit/testing';
import type { Connection, mongo } from 'mongoose';

import { migrations } from './index.ts';
import { models } from '../models.ts';

describe('indexes of the admin lists', () => {
  let connection: Connection;
  const database = aDatabase('moderation');

  beforeAll(async () => {
    await runMigrations(testMongoUrl(), database, migrations, models);
    connection = await connectMongo(testMongoUrl(), database);
  });
  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  const winner = async (find: Pick<mongo.FindCursor, 'explain'>): Promise<string> => {
    const { queryPlanner } = (await find.explain('queryPlanner')) as {
      queryPlanner: { winningPlan: object };
    };
    return JSON.stringify(queryPlanner.winningPlan);
  };
  const [at, created] = [
    { at: -1, _id: -1 },
    { createdAt: -1, _id: -1 },
  ] as const;
  it.each([
    ['audit', {}, at],
    ['audit', { 'actor.id': 'a' }, at],
    ['audit', { 'target.id': 'l' }, at],
    ['audit', { 'target.kind': 'user' }, at],
    ['audit', { action: 'updateUser' }, at],
    ['audit', { at: { $gte: new Date(0) } }, at],
    ['reports', {}, created],
    ['reports', { status: 'pending' }, created],
    ['reports', { reportType: 'fake' }, created],
    ['reports', { 'reporter.id': 'u' }, created],
    ['reports', { ownerId: 'u' }, created],
    ['contacts', {}, created],
    ['contacts', { status: 'new' }, created],
    ['contacts', { subject: 'other' }, created],
  ])(
    '%s by %j skip earlier pages within the index, without fetching documents',
    async (name, filter, order) => {
      const find = connection.collection(name).find(filter, { projection: { _id: 1 } });
      const plan = await winner(find.sort(order).skip(20).limit(20));
      expect(plan).toContain('"stage":"IXSCAN"');
      expect(plan).not.toMatch(/"stage":"(COLLSCAN|SORT|FETCH)"/u);
    },
  );

  it.each([
    ['audit', at],
    ['reports', created],
    ['contacts', created],
  ] as const)(
    '%s by a search token are sorted within the index, without fetching documents',
    async (name, order) => {
      const find = connection.collection(name).find({ words: /^мар/u }, { projection: { _id: 1 } });
      const plan = await winner(find.sort(order).hint('list words').skip(20));
      expect(plan).not.toMatch(/"stage":"(COLLSCAN|FETCH)"/u);
    },
  );
});
