import { startConsumer } from '@pokriv/service-kit/consumer';
import { erasedPeople } from '@pokriv/service-kit/erased-people';
import { startJobs } from '@pokriv/service-kit/every';
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

import { createConversationsApp } from './app.ts';
import { partsOf } from './parts.ts';
import { clock } from './clock.ts';
import { readConversationsEnv } from './env.ts';
import { eventsAbout } from './erasure/erase-threads.repository.ts';
import { personalRecordRepository } from './erasure/personal-record.repository.ts';
import { conversationsInbox } from './inbox.ts';
import { followListingInThreads, followPersonInThreads } from './threads/follow-changes.repository.ts';
import { threadStreams } from './inbox/thread-stream.ts';
import { cancelOfListing, cancelOfPerson } from './viewings/cancel-gone.ts';
import { viewingPartsOf } from './viewings/viewing-parts.ts';

const env = readConversationsEnv();
const telemetry = await startTelemetry('conversations', env);
const securityLog = await openSecurityLog('conversations', env.SECURITY_LOG_DIR);
const connection = await connectMongo(env.MONGO_URL, env.DB_NAME);
const inTransaction = transactionsOf(connection, 'conversations');
const redis = connectRedis(env.REDIS_URL);
const workerRedis = connectRedis(env.REDIS_URL, workerRedisOptions);
const listening = connectRedis(env.REDIS_URL, workerRedisOptions);

const health = healthOf({ shared: { mongo: mongoCheck(connection), redis: redisCheck(redis) } });
const options = {
  connection,
  inTransaction,
  redis,
  actorSecret: env.ACTOR_SECRET,
  previousActorSecret: env.ACTOR_SECRET_PREVIOUS,
  publicOrigin: env.PUBLIC_ORIGIN,
  health,
  now: () => new Date(),
  limits: { messages: env.LIMIT_MESSAGES, viewings: env.LIMIT_VIEWINGS },
};
const parts = partsOf(options);
const viewingParts = viewingPartsOf(connection, options.now);
const inbox = conversationsInbox({
  ...parts,
  erased: erasedPeople(connection),
  records: personalRecordRepository(connection, inTransaction),
  forgetEvents: async (person) =>
    forgetEvents(connection, redis, person, await eventsAbout(connection, person.userId)),
  followListing: [followListingInThreads(connection), cancelOfListing(viewingParts)],
  followPerson: [followPersonInThreads(connection), cancelOfPerson(viewingParts)],
});
const consumer = startConsumer('conversations', inbox, { connection, inTransaction, redis: workerRedis });
const relay = startRelay(connection, redis);
const jobs = startJobs(clock({ ...parts, ...viewingParts }));

const streams = threadStreams({ listening, inbox: parts.inbox });
const app = createConversationsApp(options, streams);
const server = await listen(app, env.SERVICE_PORT, env.HOST);
log.info({ port: env.SERVICE_PORT }, 'conversations service: listening');
stopGracefully(server, {
  health,
  drainMs: env.DRAIN_MS,
  streams,
  parts: {
    jobs,
    consumer,
    relay: { close: relay.stop },
    redis: [listening, redis, workerRedis].map((client) => ({ close: () => client.disconnect() })),
    mongo: connection,
    telemetry,
    securityLog,
  },
});
