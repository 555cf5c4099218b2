import { startConsumer } from '@pokriv/service-kit/consumer';
import { startJobs } from '@pokriv/service-kit/every';
import { erasedPeople } from '@pokriv/service-kit/erased-people';
import { forgetEvents } from '@pokriv/service-kit/forget-events';
import { healthOf, mongoCheck, redisCheck } from '@pokriv/service-kit/health';
import { listen } from '@pokriv/service-kit/http';
import { log } from '@pokriv/service-kit/log';
import { connectMongo, transactionsOf } from '@pokriv/service-kit/mongo';
import { connectRedis, workerRedisOptions } from '@pokriv/service-kit/redis';
import { startRelay } from '@pokriv/service-kit/relay';
import { openSecurityLog } from '@pokriv/service-kit/security-log';
import { stopGracefully } from '@pokriv/service-kit/shutdown';
import { startTelemetry } from '@pokriv/service-kit/telemetry/start-telemetry';

import { adminRefRepository } from './admins/admin-ref.repository.ts';
import { createModerationApp } from './app.ts';
import { auditRepository } from './audit/audit.repository.ts';
import { clock } from './clock.ts';
import { contactRepository } from './contacts/contact.repository.ts';
import { decisionRepository } from './decisions/decision.repository.ts';
import { readModerationEnv } from './env.ts';
import { personalRecordRepository } from './erasure/personal-record.repository.ts';
import { moderationInbox } from './inbox.ts';
import { listingRefRepository } from './listing-refs/listing-ref.repository.ts';
import { reportRepository } from './reports/report.repository.ts';

const env = readModerationEnv();
const telemetry = await startTelemetry('moderation', env);
const securityLog = await openSecurityLog('moderation', env.SECURITY_LOG_DIR);
const connection = await connectMongo(env.MONGO_URL, env.DB_NAME);
const inTransaction = transactionsOf(connection, 'moderation');
const redis = connectRedis(env.REDIS_URL);
const workerRedis = connectRedis(env.REDIS_URL, workerRedisOptions);

const reports = reportRepository(connection);
const inbox = moderationInbox({
  listings: listingRefRepository(connection),
  reports,
  audit: auditRepository(connection),
  decisions: decisionRepository(connection),
  admins: adminRefRepository(connection),
  erased: erasedPeople(connection),
  records: personalRecordRepository(connection),
  forgetEvents: (person) => forgetEvents(connection, redis, person),
});
const consumer = startConsumer('moderation', inbox, { connection, inTransaction, redis: workerRedis });
const relay = startRelay(connection, redis);
const jobs = startJobs(
  clock({ inTransaction, reports, contacts: contactRepository(connection), now: () => new Date() }),
);

const health = healthOf({ shared: { mongo: mongoCheck(connection), redis: redisCheck(redis) } });
const app = createModerationApp({
  connection,
  inTransaction,
  redis,
  actorSecret: env.ACTOR_SECRET,
  previousActorSecret: env.ACTOR_SECRET_PREVIOUS,
  linkSigning: env.linkSigning,
  health,
  limits: {
    reports: env.LIMIT_REPORTS,
    contact: env.LIMIT_CONTACT,
    receipts: env.LIMIT_CONTACT_RECEIPT,
  },
});
const server = await listen(app, env.SERVICE_PORT, env.HOST);
log.info({ port: env.SERVICE_PORT }, 'moderation service: listening');
stopGracefully(server, {
  health,
  drainMs: env.DRAIN_MS,
  parts: {
    consumer,
    relay: { close: relay.stop },
    jobs,
    redis: [redis, workerRedis].map((client) => ({ close: () => client.disconnect() })),
    mongo: connection,
    telemetry,
    securityLog,
  },
});
