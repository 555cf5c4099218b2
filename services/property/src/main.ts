import { startConsumer } from '@pokriv/service-kit/consumer';
import { startJobs } from '@pokriv/service-kit/every';
import { filesCheck, mongoCheck, redisCheck } from '@pokriv/service-kit/health';
import { listen } from '@pokriv/service-kit/http';
import { limitOf } from '@pokriv/service-kit/limits';
import { log } from '@pokriv/service-kit/log';
import { connectMongo } from '@pokriv/service-kit/mongo';
import { openPictureStore } from '@pokriv/service-kit/picture-store/open-picture-store';
import { connectRedis, workerRedisOptions } from '@pokriv/service-kit/redis';
import { startRelay } from '@pokriv/service-kit/relay';
import { openSecurityLog } from '@pokriv/service-kit/security-log';
import { stopGracefully } from '@pokriv/service-kit/shutdown';
import { startTelemetry } from '@pokriv/service-kit/telemetry/start-telemetry';

import { createPropertyApp } from './app.ts';
import { clock } from './clock.ts';
import { readPropertyEnv } from './env.ts';
import { propertyInbox } from './inbox.ts';
import { clusterCheck, openSearchEngine } from './search/open-search-engine.ts';
import { followChanges } from './search/publish-change.ts';

const env = readPropertyEnv();
const telemetry = await startTelemetry('property', env);
const securityLog = await openSecurityLog('property', env.SECURITY_LOG_DIR);
const connection = await connectMongo(env.MONGO_URL, env.DB_NAME);
const redis = connectRedis(env.REDIS_URL);
const workerRedis = connectRedis(env.REDIS_URL, workerRedisOptions);
const listening = connectRedis(env.REDIS_URL, workerRedisOptions);

const engine = openSearchEngine(connection, env.SEARCH_URL);
const imageStore = await openPictureStore(env, { folder: env.IMAGES_DIR });
const { app, deps, health } = createPropertyApp({
  connection,
  engine,
  primaryCurrency: env.PRIMARY_CURRENCY,
  redis,
  imageStore,
  imagesDir: env.IMAGES_DIR,
  pictureWorker: new URL('./images/encoder/picture-worker.ts', import.meta.url),
  actorSecret: env.ACTOR_SECRET,
  previousActorSecret: env.ACTOR_SECRET_PREVIOUS,
  linkSigning: env.linkSigning,
  checks: {
    shared: { mongo: mongoCheck(connection), redis: redisCheck(redis) },
    measured: {
      files: filesCheck(imageStore),
      ...(env.SEARCH_URL && { search: clusterCheck(env.SEARCH_URL) }),
    },
  },
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

followChanges({ redis, refreshCards: engine.refreshChangedElsewhere }, listening);
const search = engine.start();
deps.searches.start();
const relay = startRelay(connection, redis);
const consumer = startConsumer('property', propertyInbox(deps), {
  connection,
  inTransaction: deps.inTransaction,
  redis: workerRedis,
});
const jobs = startJobs(clock(deps));

const server = await listen(app, env.SERVICE_PORT, env.HOST);
log.info({ port: env.SERVICE_PORT }, 'property service: listening');
deps.encoder.start();
stopGracefully(server, {
  health,
  drainMs: env.DRAIN_MS,
  parts: {
    jobs,
    encoder: deps.encoder,
    consumer,
    search,
    searches: deps.searches,
    relay: { close: relay.stop },
    redis: [listening, workerRedis, redis].map((client) => ({ close: () => client.disconnect() })),
    mongo: connection,
    telemetry,
    securityLog,
  },
});
