import { createService, type ServiceOptions } from '@pokriv/service-kit/http';
import type { Limit } from '@pokriv/service-kit/limits';
import { transactionsOf } from '@pokriv/service-kit/mongo';
import type { Express } from 'express';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';

import { accountRepository } from './accounts/account.repository.ts';
import { favoriteRepository } from './favorites/favorite.repository.ts';
import { favoriteRoutes } from './favorites/favorite.routes.ts';
import { imageRoutes } from './images/image.routes.ts';
import { mediaRoutes } from './images/media.routes.ts';
import { oneAtATime } from './images/one-at-a-time.ts';
import { allowanceRepository } from './listings/allowance.repository.ts';
import { historyRepository } from './listings/history.repository.ts';
import { idempotencyRepository } from './listings/idempotency.repository.ts';
import { lifecycleRoutes } from './listings/lifecycle.routes.ts';
import { listingRepository } from './listings/listing.repository.ts';
import { listingRoutes } from './listings/listing.routes.ts';
import { moderationRoutes } from './listings/moderation.routes.ts';
import { phoneRoutes } from './phone/phone.routes.ts';
import { CardSummary } from './search/card-summary.ts';
import { CountCache } from './search/count-cache.ts';
import { publishChangeBy } from './search/publish-change.ts';
import { searchCardRepository } from './search/search-card.repository.ts';
import { searchRepository } from './search/search.repository.ts';
import { searchRoutes } from './search/search.routes.ts';
import { viewBatchRepository } from './views/view-batch.repository.ts';
import { viewRoutes } from './views/view.routes.ts';

export interface PropertyParts extends Pick<ServiceOptions, 'actorSecret' | 'health'> {
  connection: Connection;
  redis: Redis;
  imagesDir: string;
  limits: { uploads: Limit; phoneVisitor: Limit; phoneUser: Limit };
  now?: () => Date;
}

/** The service's parts put together: what routes, jobs and consumers work with, and the application itself. */
export function createPropertyApp(parts: PropertyParts) {
  const { connection, redis, limits, imagesDir, now = () => new Date() } = parts;
  const inTransaction = transactionsOf(connection, 'property');
  const deps = {
    inTransaction,
    now,
    redis,
    imagesDir,
    listings: listingRepository(connection),
    allowances: allowanceRepository(connection),
    history: historyRepository(connection),
    idempotency: idempotencyRepository(connection),
    accounts: accountRepository(connection),
    favorites: favoriteRepository(connection),
    cards: searchCardRepository(connection),
    search: searchRepository(connection),
    viewBatches: viewBatchRepository(connection, inTransaction),
    counts: new CountCache(),
    summary: new CardSummary(),
    publishChange: publishChangeBy(redis),
    uploadLimit: limits.uploads,
    phoneLimits: { visitor: limits.phoneVisitor, user: limits.phoneUser },
    oneAtATime: oneAtATime(),
  };
  /** Fixed paths come before `/properties/:id`. */
  const routers = [
    searchRoutes(deps),
    favoriteRoutes(deps),
    listingRoutes(deps),
    lifecycleRoutes(deps),
    moderationRoutes(deps),
    imageRoutes(deps),
    viewRoutes(deps),
    phoneRoutes(deps),
  ];
  const app: Express = createService(routers, { ...parts, open: [mediaRoutes(deps)] });
  return { app, deps };
}
export type PropertyApp = ReturnType<typeof createPropertyApp>;
