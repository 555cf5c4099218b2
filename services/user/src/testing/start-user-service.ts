import type { JobName } from '@pokriv/contracts/jobs';
import { runMigrations } from '@pokriv/service-kit/migrations';
import { connectMongo } from '@pokriv/service-kit/mongo';
import { outboxEvents } from '@pokriv/service-kit/outbox';
import { aDatabase, serve, TEST_SECRET, testMongoUrl, testRedisUrl } from '@pokriv/service-kit/testing';
import { Redis } from 'ioredis';

import { accountsOf } from '../accounts/account.model.ts';
import { createUserApp } from '../app.ts';
import { migrations } from '../migrations/index.ts';
import { fakeProvider } from './fake-provider.ts';

/** The user service on a database of its own, with a stand-in for the identity provider. */
export async function startUserService() {
  const database = aDatabase('user');
  await runMigrations(testMongoUrl(), database, migrations);
  const connection = await connectMongo(testMongoUrl(), database);
  const redis = new Redis(testRedisUrl());
  const provider = fakeProvider();
  const limits = { login: '10/900', forgotPassword: '5/3600', verificationEmail: '3/3600' };
  const app = createUserApp({ connection, redis, provider, actorSecret: TEST_SECRET, limits });
  const server = await serve(app);
  return {
    ...server,
    provider,
    redis,
    connection,
    accounts: accountsOf(connection),
    /** What was announced so far, fact by fact. */
    announced: async (name: JobName) =>
      (await outboxEvents(connection).find({ name }).toArray()).map(({ fact }) => fact),
    stop: async () => {
      await server.close();
      await connection.dropDatabase();
      await connection.close();
      redis.disconnect();
    },
  };
}
export type UserService = Awaited<ReturnType<typeof startUserService>>;
