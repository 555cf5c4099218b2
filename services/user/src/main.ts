import { startConsumer } from '@pokriv/service-kit/consumer';
import { listen } from '@pokriv/service-kit/http';
import { log } from '@pokriv/service-kit/log';
import { connectMongo, transactionsOf } from '@pokriv/service-kit/mongo';
import { connectRedis, workerRedisOptions } from '@pokriv/service-kit/redis';
import { startRelay } from '@pokriv/service-kit/relay';
import { stopGracefully } from '@pokriv/service-kit/shutdown';

import { accountRepository } from './accounts/account.repository.ts';
import { userInbox } from './accounts/user-inbox.ts';
import { createUserApp } from './app.ts';
import { readUserEnv } from './env.ts';
import { firebaseProvider } from './sessions/firebase-provider.ts';

const env = readUserEnv();
const connection = await connectMongo(env.MONGO_URL, env.DB_NAME);
const redis = connectRedis(env.REDIS_URL);
const workerRedis = connectRedis(env.REDIS_URL, workerRedisOptions);

const app = createUserApp({
  connection,
  redis,
  provider: firebaseProvider({
    apiKey: env.FIREBASE_API_KEY,
    projectId: env.FIREBASE_PROJECT_ID,
    emulatorHost: env.FIREBASE_AUTH_EMULATOR_HOST,
  }),
  actorSecret: env.ACTOR_SECRET,
  limits: {
    login: env.LIMIT_LOGIN_ACCOUNT,
    forgotPassword: env.LIMIT_FORGOT_PASSWORD,
    verificationEmail: env.LIMIT_VERIFICATION_EMAIL,
  },
});
const relay = startRelay(connection, redis);
const inbox = startConsumer('user', userInbox(accountRepository(connection)), {
  connection,
  inTransaction: transactionsOf(connection, 'user'),
  redis: workerRedis,
});
const server = await listen(app, env.SERVICE_PORT, env.HOST);
log.info(`user on ${env.SERVICE_PORT}`);
stopGracefully(server, [
  { close: () => relay.stop() },
  inbox,
  { close: () => redis.disconnect() },
  { close: () => workerRedis.disconnect() },
  connection,
]);
