import type { Health } from '@pokriv/service-kit/health';
import { createService } from '@pokriv/service-kit/http';
import type { LimitRule } from '@pokriv/service-kit/limits';
import type { InTransaction } from '@pokriv/service-kit/mongo';
import { personalDataRoutes } from '@pokriv/service-kit/personal-data';
import type { Express, Router } from 'express';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';

import { listingRefRepository } from './listing-refs/listing-ref.repository.ts';
import { personRepository } from './people/person.repository.ts';
import { readPersonalData } from './personal-data/personal-data.repository.ts';
import { publishChange } from './threads/publish-change.ts';
import { threadRepository } from './threads/thread.repository.ts';

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

/** What every part of the service is given. */
export function partsOf({ connection, inTransaction, redis, now }: Omit<ConversationsParts, 'health'>) {
  return {
    connection,
    inTransaction,
    now,
    people: personRepository(connection),
    listings: listingRefRepository(connection),
    threads: threadRepository(connection),
    publish: publishChange(redis),
  };
}
export type Parts = ReturnType<typeof partsOf>;

export function createConversationsApp(options: ConversationsParts): Express {
  const { actorSecret, previousActorSecret, health, connection } = options;
  const routers: Router[] = [personalDataRoutes((owner) => readPersonalData(connection, owner))];
  return createService(routers, { actorSecret, previousActorSecret, health });
}
