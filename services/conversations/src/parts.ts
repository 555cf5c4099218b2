import type { Health } from '@pokriv/service-kit/health';
import { limitOf, type LimitRule } from '@pokriv/service-kit/limits';
import type { InTransaction } from '@pokriv/service-kit/mongo';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';

import { inboxRepository } from './inbox/inbox.repository.ts';
import { personKeptRepository } from './kept/person-kept.repository.ts';
import { listingRefRepository } from './listing-refs/listing-ref.repository.ts';
import { personRepository } from './people/person.repository.ts';
import { threadReportRepository } from './reports/thread-report.repository.ts';
import { sendingRepository } from './sending/sending.repository.ts';
import { messageRepository } from './threads/message.repository.ts';
import { publishChange } from './threads/publish-change.ts';
import { threadRepository } from './threads/thread.repository.ts';
import { takeTurns } from './viewings/take-turns.ts';

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

/** Rate limit of a landlord's notices. */
const NOTICES = { points: 10, seconds: 3600 };

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
