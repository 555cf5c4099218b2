import { startConsumer } from '@pokriv/service-kit/consumer';
import { every } from '@pokriv/service-kit/every';
import { mongoCheck, redisCheck } from '@pokriv/service-kit/health';
import { listen } from '@pokriv/service-kit/http';
import { limitOf } from '@pokriv/service-kit/limits';
import { log } from '@pokriv/service-kit/log';
import { connectMongo } from '@pokriv/service-kit/mongo';
import { openPictureStore } from '@pokriv/service-kit/picture-store/open-picture-store';
import { connectRedis, workerRedisOptions } from '@pokriv/service-kit/redis';
import { startRelay } from '@pokriv/service-kit/relay';
import { openSecurityLog } from '@pokriv/service-kit/security-log';
import { stopGracefully } from '@pokriv/service-kit/shutdown';

import { accountHandlers } from './accounts/follow-account.ts';
import { createPropertyApp } from './app.ts';
import { env } from './env.ts';
import { expireListings } from './jobs/expire-listings.ts';
import { remindOwners } from './jobs/remind-owners.ts';
import { pauseExcess } from './jobs/pause-excess.ts';
import { purgeAll } from './jobs/purge-all.ts';
import { settlePromotionsDue } from './jobs/settle-promotions-due.ts';
import { followCards } from './search/follow-cards.ts';
import { followChanges } from './search/publish-change.ts';
import { rotatePromoted } from './search/rotate-promoted.ts';
import { flushCounts } from './views/flush-counts.ts';

const EXPIRE_EVERY_MS = 15_000;
const REMIND_EVERY_MS = 60_000;
const FLUSH_EVERY_MS = 10_000;
/** Far more often than turns change: the first copy that notices writes the new order. */
const ROTATE_EVERY_MS = 15_000;
const PROMOTE_EVERY_MS = 60_000;
const EXCESS_EVERY_MS = 60_000;
const PURGE_EVERY_MS = 300_000;

const securityLog = await openSecurityLog('property', env.SECURITY_LOG_DIR);
const connection = await connectMongo(env.MONGO_URL, env.DB_NAME);
const redis = connectRedis(env.REDIS_URL);
const workerRedis = connectRedis(env.REDIS_URL, workerRedisOptions);
const listening = connectRedis(env.REDIS_URL, workerRedisOptions);

const { app, deps } = createPropertyApp({
  connection,
  redis,
  imageStore: await openPictureStore(env, { folder: env.IMAGES_DIR }),
  imagesDir: env.IMAGES_DIR,
  pictureWorker: new URL('./images/encoder/picture-worker.ts', import.meta.url),
  actorSecret: env.ACTOR_SECRET,
  checks: { mongo: mongoCheck(connection), redis: redisCheck(redis) },
  limits: {
    uploads: limitOf(redis, 'uploads', env.LIMIT_UPLOADS),
    phonesADay: {
      visitor: env.LIMIT_PHONE_VISITOR,
      network: env.LIMIT_PHONE_NETWORK,
      user: env.LIMIT_PHONE_USER,
    },
    impressions: limitOf(redis, 'impressions', env.LIMIT_IMPRESSIONS),
  },
});

followChanges(listening, deps.refreshCards);
const cards = followCards(connection, deps.liveIndex);
const relay = startRelay(connection, redis);
const inTransaction = deps.inTransaction;
const consumer = startConsumer('property', accountHandlers(deps), {
  connection,
  inTransaction,
  redis: workerRedis,
});
const expiry = every(EXPIRE_EVERY_MS, 'expire-listings', () => expireListings(deps));
const reminding = every(REMIND_EVERY_MS, 'remind-owners', () => remindOwners(deps));
const flushing = every(FLUSH_EVERY_MS, 'flush-counts', () => flushCounts(redis, deps.countBatches));
const rotation = every(ROTATE_EVERY_MS, 'rotate-promoted', () => rotatePromoted(connection, new Date()));
const promoting = every(PROMOTE_EVERY_MS, 'settle-promotions', () => settlePromotionsDue(deps));
const pausing = every(EXCESS_EVERY_MS, 'pause-excess', () => pauseExcess(deps));
const purge = every(PURGE_EVERY_MS, 'purge', () => purgeAll(deps));

const server = await listen(app, env.SERVICE_PORT, env.HOST);
log.info(`property on ${env.SERVICE_PORT}`);
deps.encoder.start();
stopGracefully(server, [
  expiry,
  reminding,
  flushing,
  rotation,
  promoting,
  pausing,
  purge,
  deps.encoder,
  consumer,
  cards,
  { close: relay.stop },
  { close: () => listening.disconnect() },
  { close: () => workerRedis.disconnect() },
  { close: () => redis.disconnect() },
  connection,
  securityLog,
]);
