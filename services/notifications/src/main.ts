import { every } from '@pokriv/service-kit/every';
import { healthOf, mongoCheck, redisCheck } from '@pokriv/service-kit/health';
import { createService, listen } from '@pokriv/service-kit/http';
import { log } from '@pokriv/service-kit/log';
import { connectMongo, transactionsOf } from '@pokriv/service-kit/mongo';
import { personalDataRoutes } from '@pokriv/service-kit/personal-data';
import { connectRedis, workerRedisOptions } from '@pokriv/service-kit/redis';
import { startRelay } from '@pokriv/service-kit/relay';
import { openSecurityLog } from '@pokriv/service-kit/security-log';
import { stopGracefully } from '@pokriv/service-kit/shutdown';
import { startTelemetry } from '@pokriv/service-kit/telemetry/start-telemetry';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';

import { actionLinks } from './email/action-links.ts';
import { createMailer } from './email/mailer.ts';
import { sendOnceOf } from './email/send-once.ts';
import { readNotificationsEnv } from './env.ts';
import { mailPreviewRoutes } from './mail-preview/mail-preview.routes.ts';
import { readPersonalData } from './personal-data/personal-data.repository.ts';
import { reportFloodRepository } from './report-notification/report-flood.repository.ts';
import { startWorkers } from './workers.ts';

const MINUTE_MS = 60_000;

const env = readNotificationsEnv();
const telemetry = await startTelemetry('notifications', env);
const securityLog = await openSecurityLog('notifications', env.SECURITY_LOG_DIR);
const connection = await connectMongo(env.MONGO_URL, env.DB_NAME);
const redis = connectRedis(env.REDIS_URL, workerRedisOptions);
const relayRedis = connectRedis(env.REDIS_URL);
const mailer = createMailer(env.SMTP_URL, env.sender);
const auth = getAuth(initializeApp({ projectId: env.FIREBASE_PROJECT_ID }));

const inTransaction = transactionsOf(connection, 'notifications');
const flood = reportFloodRepository({ connection, inTransaction });
const workers = startWorkers({
  connection,
  redis,
  inTransaction,
  flood,
  send: sendOnceOf(connection, mailer, env.SUPPORT_EMAIL),
  links: actionLinks(auth, env.PUBLIC_ORIGIN),
  origin: env.PUBLIC_ORIGIN,
  support: env.SUPPORT_EMAIL,
  sender: env.sender,
  secret: env.linkSigning.secret,
  currency: env.PRIMARY_CURRENCY,
});

const closing = every(MINUTE_MS, 'hours of reports', () => flood.closeHours(new Date()));
const relay = startRelay(connection, relayRedis);
const health = healthOf({ shared: { mongo: mongoCheck(connection), redis: redisCheck(redis) } });
const personalData = personalDataRoutes((owner) => readPersonalData(connection, owner));
const mailPreview = mailPreviewRoutes({ isProduction: env.NODE_ENV === 'production' });
const app = createService([personalData], {
  actorSecret: env.ACTOR_SECRET,
  previousActorSecret: env.ACTOR_SECRET_PREVIOUS,
  health,
  open: [mailPreview],
});
const server = await listen(app, env.SERVICE_PORT, env.HOST);
log.info({ port: env.SERVICE_PORT }, 'notifications service: listening');
stopGracefully(server, {
  health,
  drainMs: env.DRAIN_MS,
  parts: {
    consumers: workers,
    jobs: closing,
    mailer,
    relay: { close: relay.stop },
    redis: [redis, relayRedis].map((client) => ({ close: () => client.disconnect() })),
    mongo: connection,
    telemetry,
    securityLog,
  },
});
