import type { Health } from '@pokriv/service-kit/health';
import { createService } from '@pokriv/service-kit/http';
import { limitOf, type LimitRule } from '@pokriv/service-kit/limits';
import type { InTransaction } from '@pokriv/service-kit/mongo';
import { personalDataRoutes } from '@pokriv/service-kit/personal-data';
import type { Express, Router } from 'express';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';

import { availabilityRoutes } from './availability/availability.routes.ts';
import { listingRefRepository } from './listing-refs/listing-ref.repository.ts';
import { personRepository } from './people/person.repository.ts';
import { readPersonalData } from './personal-data/personal-data.repository.ts';
import { publishChange } from './threads/publish-change.ts';
import { threadRepository } from './threads/thread.repository.ts';
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
  const { actorSecret, previousActorSecret, health, connection, publicOrigin } = options;
  const parts = partsOf(options);
  const viewings = { ...parts, ...viewingPartsOf(connection, options.now), publicOrigin };
  const limit = limitOf(options.redis, 'viewings', options.limits.viewings);
  const routers: Router[] = [
    availabilityRoutes(viewings),
    viewingRoutes({ ...viewings, limit }),
    personalDataRoutes((owner) => readPersonalData(connection, owner)),
  ];
  return createService(routers, { actorSecret, previousActorSecret, health });
}
