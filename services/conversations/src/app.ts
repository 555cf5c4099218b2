import type { Health } from '@pokriv/service-kit/health';
import { createService } from '@pokriv/service-kit/http';
import { limitOf, type LimitRule } from '@pokriv/service-kit/limits';
import type { InTransaction } from '@pokriv/service-kit/mongo';
import { personalDataRoutes } from '@pokriv/service-kit/personal-data';
import type { Express, Router } from 'express';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';

import { availabilityRoutes } from './availability/availability.routes.ts';
import { personKeptRepository } from './kept/person-kept.repository.ts';
import { listingRefRepository } from './listing-refs/listing-ref.repository.ts';
import { moderatedRoutes } from './moderated/moderated.routes.ts';
import { personRepository } from './people/person.repository.ts';
import { readPersonalData } from './personal-data/personal-data.repository.ts';
import { threadReportRepository } from './reports/thread-report.repository.ts';
import { sendingRepository } from './sending/sending.repository.ts';
import { inboxRepository } from './threads/inbox.repository.ts';
import { messageRepository } from './threads/message.repository.ts';
import { publishChange } from './threads/publish-change.ts';
import type { ThreadStreams } from './threads/thread-stream.ts';
import { threadRepository } from './threads/thread.repository.ts';
import { threadRoutes } from './threads/thread.routes.ts';
import { takeTurns } from './viewings/take-turns.ts';
import { viewingPartsOf } from './viewings/viewing-parts.ts';
import { viewingRoutes } from './viewings/viewing.routes.ts';

export interface ConversationsParts {
  connection: Connection;
  inTransaction: InTransaction;
  redis: Redis;
  actorSecret: string;
  previousActorSecret?: string;
  publicOrigin: string;
  health: Health;
  now: () => Date;
  limits: { messages: LimitRule; viewings: LimitRule };
}

/** Notices of a landlord to all who ask about a listing. */
const NOTICES = { points: 10, seconds: 3600 };

/** What every part of the service is given. */
export function partsOf({
  connection,
  inTransaction,
  redis,
  now,
  limits,
}: Omit<ConversationsParts, 'health'>) {
  return {
    connection,
    inTransaction,
    now,
    inTurn: takeTurns(),
    people: personRepository(connection),
    listings: listingRefRepository(connection),
    threads: threadRepository(connection),
    messages: messageRepository(connection),
    inbox: inboxRepository(connection),
    sending: sendingRepository(connection),
    reports: threadReportRepository(connection),
    kept: personKeptRepository(connection, inTransaction),
    messagesAMinute: limitOf(redis, 'messages', limits.messages),
    noticesAnHour: limitOf(redis, 'notices', NOTICES),
    publish: publishChange(redis),
  };
}
export type Parts = ReturnType<typeof partsOf>;

export function createConversationsApp(
  options: ConversationsParts,
  streams: Pick<ThreadStreams, 'open'>,
): Express {
  const { actorSecret, previousActorSecret, health, connection, publicOrigin } = options;
  const parts = partsOf(options);
  const viewings = { ...parts, ...viewingPartsOf(connection, options.now), publicOrigin };
  const limit = limitOf(options.redis, 'viewings', options.limits.viewings);
  const routers: Router[] = [
    threadRoutes(parts, streams),
    moderatedRoutes(parts),
    availabilityRoutes(viewings),
    viewingRoutes({ ...viewings, limit }),
    personalDataRoutes((owner) => readPersonalData(connection, owner)),
  ];
  return createService(routers, { actorSecret, previousActorSecret, health });
}
