import { effectsRepository } from '@pokriv/service-kit/effects.repository';
import { startJobs } from '@pokriv/service-kit/every';
import { healthOf, mongoCheck, redisCheck } from '@pokriv/service-kit/health';
import { listen } from '@pokriv/service-kit/http';
import { log } from '@pokriv/service-kit/log';
import { connectMongo, transactionsOf } from '@pokriv/service-kit/mongo';
import { connectRedis, workerRedisOptions } from '@pokriv/service-kit/redis';
import { startRelay } from '@pokriv/service-kit/relay';
import { openSecurityLog } from '@pokriv/service-kit/security-log';
import { stopGracefully } from '@pokriv/service-kit/shutdown';
import { startTelemetry } from '@pokriv/service-kit/telemetry/start-telemetry';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';

import { createNotificationsApp } from './app.ts';
import { actionLinks } from './email/action-links.ts';
import { createMailer } from './email/mailer.ts';
import { sendOnceOf } from './email/send-once.ts';
import { readNotificationsEnv } from './env.ts';
import { sendWaitingNotes, type DeliverDeps } from './push/deliver-note.ts';
import { pushEndpointRepository } from './push/push-endpoint.repository.ts';
import { pushEndpointsAt } from './push/push-hosts.ts';
import { pushSender } from './push/push-sender.ts';
import { pushWaitingRepository } from './push/push-waiting.repository.ts';
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
const sender = env.vapid && pushSender({ vapid: env.vapid, isKnown: pushEndpointsAt(env.PUSH_HOSTS) });
const push: DeliverDeps | undefined = sender && {
  endpoints: pushEndpointRepository(connection),
  waiting: pushWaitingRepository(connection),
  effects: effectsRepository(connection),
  sender,
  now: () => new Date(),
};
if (!push) log.info('push: off, no VAPID keys are set');
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
  push,
  currency: env.PRIMARY_CURRENCY,
});

const jobs = startJobs({
  'hours of reports': { everyMs: MINUTE_MS, run: () => flood.closeHours(new Date()) },
  ...(push && { 'waiting pushes': { everyMs: MINUTE_MS, run: () => sendWaitingNotes(push) } }),
});
const relay = startRelay(connection, relayRedis);
const health = healthOf({ shared: { mongo: mongoCheck(connection), redis: redisCheck(redis) } });
const app = createNotificationsApp({
  connection,
  redis: relayRedis,
  actorSecret: env.ACTOR_SECRET,
  previousActorSecret: env.ACTOR_SECRET_PREVIOUS,
  health,
  isProduction: env.NODE_ENV === 'production',
  currency: env.PRIMARY_CURRENCY,
  origin: env.PUBLIC_ORIGIN,
  publicKey: env.vapid?.publicKey,
  pushHosts: env.PUSH_HOSTS,
  limits: { push: env.LIMIT_PUSH },
  now: () => new Date(),
});
const server = await listen(app, env.SERVICE_PORT, env.HOST);
log.info({ port: env.SERVICE_PORT }, 'notifications service: listening');
stopGracefully(server, {
  health,
  drainMs: env.DRAIN_MS,
  parts: {
    consumers: workers,
    jobs,
    mailer,
    ...(sender && { push: sender }),
    relay: { close: relay.stop },
    redis: [redis, relayRedis].map((client) => ({ close: () => client.disconnect() })),
    mongo: connection,
    telemetry,
    securityLog,
  },
});
