import { startConsumer } from '@pokriv/service-kit/consumer';
import { startJobs } from '@pokriv/service-kit/every';
import { openFileStore } from '@pokriv/service-kit/file-store/open-file-store';
import { listen } from '@pokriv/service-kit/http';
import { log } from '@pokriv/service-kit/log';
import { connectMongo, transactionsOf } from '@pokriv/service-kit/mongo';
import { openPictureStore } from '@pokriv/service-kit/picture-store/open-picture-store';
import { connectRedis, workerRedisOptions } from '@pokriv/service-kit/redis';
import { startRelay } from '@pokriv/service-kit/relay';
import { openSecurityLog } from '@pokriv/service-kit/security-log';
import { stopGracefully } from '@pokriv/service-kit/shutdown';
import { startTelemetry } from '@pokriv/service-kit/telemetry/start-telemetry';

import { createUserApp } from './app.ts';
import { pictureFetcher } from './avatars/google/fetch-picture.ts';
import { stripeSettings } from './billing/stripe/stripe-env.ts';
import { clock } from './clock.ts';
import { serviceSource } from './data-export/personal-data-sources.ts';
import { readUserEnv } from './env.ts';
import { userInbox } from './inbox.ts';
import { firebaseProvider } from './firebase/firebase-provider.ts';

/** Maximum pause within a download. */
const SLOW_DOWNLOAD_MS = 60_000;

const env = readUserEnv();
const telemetry = await startTelemetry('user', env);
const securityLog = await openSecurityLog('user', env.SECURITY_LOG_DIR);
const connection = await connectMongo(env.MONGO_URL, env.DB_NAME);
const redis = connectRedis(env.REDIS_URL);
const workerRedis = connectRedis(env.REDIS_URL, workerRedisOptions);

const provider = firebaseProvider({
  apiKey: env.FIREBASE_API_KEY,
  projectId: env.FIREBASE_PROJECT_ID,
  emulatorHost: env.FIREBASE_AUTH_EMULATOR_HOST,
});

const sourceAt = (name: string, origin: string) => serviceSource(name, origin, env.ACTOR_SECRET);
const { app, deps, health } = createUserApp({
  connection,
  redis,
  provider,
  actorSecret: env.ACTOR_SECRET,
  previousActorSecret: env.ACTOR_SECRET_PREVIOUS,
  linkSigning: env.linkSigning,
  limits: env.limits,
  secondFactor: { policy: env.ADMIN_MFA, signing: env.mfaSigning },
  archives: await openFileStore(env, {
    folder: env.EXPORTS_DIR,
    prefix: 'exports/',
    idleMs: SLOW_DOWNLOAD_MS,
  }),
  otherSources: [
    sourceAt('property', env.PROPERTY_URL),
    sourceAt('moderation', env.MODERATION_URL),
    sourceAt('conversations', env.CONVERSATIONS_URL),
    sourceAt('notifications', env.NOTIFICATIONS_URL),
  ],
  avatars: {
    store: await openPictureStore(env, { folder: env.AVATARS_DIR, prefix: 'avatars/' }),
    folder: env.AVATARS_DIR,
    pictureWorker: new URL('./avatars/picture-worker.ts', import.meta.url),
    fetchGooglePicture: pictureFetcher(env.GOOGLE_AVATAR_HOSTS),
  },
  billing: { ...stripeSettings(env), publicOrigin: env.PUBLIC_ORIGIN },
  erasure: { erasureDelayMs: env.ERASURE_DELAY_S * 1000, settleMs: env.ERASURE_SETTLE_S * 1000 },
});
const relay = startRelay(connection, redis);
const inbox = startConsumer('user', userInbox(deps), {
  connection,
  inTransaction: transactionsOf(connection, 'user'),
  redis: workerRedis,
});
const jobs = startJobs(clock(deps));

const server = await listen(app, env.SERVICE_PORT, env.HOST);
log.info({ port: env.SERVICE_PORT }, 'user service: listening');
stopGracefully(server, {
  health,
  drainMs: env.DRAIN_MS,
  parts: {
    relay: { close: relay.stop },
    consumer: inbox,
    jobs,
    encoder: deps.avatarEncoder,
    redis: [redis, workerRedis].map((client) => ({ close: () => client.disconnect() })),
    mongo: connection,
    telemetry,
    securityLog,
  },
});
