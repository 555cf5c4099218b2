import type { Stack } from '@pokriv/local-stack/stack/start-stack';
import { connectMongo, transactionsOf } from '@pokriv/service-kit/mongo';
import { connectRedis, workerRedisOptions } from '@pokriv/service-kit/redis';
import { accountFollowers } from '@pokriv/user-service/account-followers';
import { accountRepository } from '@pokriv/user-service/accounts/account.repository';
import { actorCache } from '@pokriv/user-service/actors/actor-cache';
import { erasureRepository } from '@pokriv/user-service/erasure/erasure.repository';
import { firebaseProvider } from '@pokriv/user-service/firebase/firebase-provider';

/** The user service's use cases on a stack, for operations without an API call. */
export async function openUserDeps({ env, urls }: Stack) {
  process.env.FIREBASE_AUTH_EMULATOR_HOST = urls.authHost;
  const connection = await connectMongo(urls.mongoUrl, 'user');
  const redis = connectRedis(urls.redisUrl, workerRedisOptions);
  return {
    inTransaction: transactionsOf(connection, 'user'),
    accounts: accountRepository(connection),
    followers: accountFollowers({
      actors: actorCache(redis, { secret: env.LINK_SECRET ?? env.ACTOR_SECRET ?? '' }),
      erasures: erasureRepository(connection),
    }),
    provider: firebaseProvider({
      apiKey: env.FIREBASE_API_KEY ?? '',
      projectId: env.FIREBASE_PROJECT_ID ?? '',
      emulatorHost: urls.authHost,
    }),
    close: async () => {
      delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
      redis.disconnect();
      await connection.close();
    },
  };
}
