import { LiveIndex } from '@pokriv/search-index';
import { healthOf } from '@pokriv/service-kit/health';
import { createService, type ServiceOptions } from '@pokriv/service-kit/http';
import { idempotencyRepository } from '@pokriv/service-kit/idempotency.repository';
import type { Limit } from '@pokriv/service-kit/limits';
import { transactionsOf } from '@pokriv/service-kit/mongo';
import { numbersRoutes } from '@pokriv/service-kit/numbers';
import type { PictureStore } from '@pokriv/service-kit/picture-store/picture-store';
import { personalDataRoutes } from '@pokriv/service-kit/personal-data';
import type { Express } from 'express';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';

import { accountRepository } from './accounts/account.repository.ts';
import { favoriteRepository } from './favorites/favorite.repository.ts';
import { favoriteRoutes } from './favorites/favorite.routes.ts';
import { pictureEncoder } from './images/encoder/picture-encoder.ts';
import { imageFileRepository } from './images/image-file.repository.ts';
import { imageRoutes } from './images/image.routes.ts';
import { mediaRoutes } from './images/media.routes.ts';
import { removedImageRepository } from './images/removed-image.repository.ts';
import { allowanceRepository } from './listings/allowance.repository.ts';
import { historyRepository } from './listings/history.repository.ts';
import { lifecycleRoutes } from './listings/lifecycle.routes.ts';
import { listingNumberRepository } from './listings/listing-number.repository.ts';
import { listingRepository } from './listings/listing.repository.ts';
import { listingRoutes } from './listings/listing.routes.ts';
import { placeOffsetRepository } from './listings/place-offset.repository.ts';
import { moderationRoutes } from './listings/moderation.routes.ts';
import { mapRoutes } from './map/map.routes.ts';
import { readPersonalData } from './personal-data/personal-data.repository.ts';
import { leaseRepository } from './moderation/lease.repository.ts';
import { moderationFileRoutes } from './moderation/moderation-file.routes.ts';
import { moderationListings } from './moderation/moderation-listings.repository.ts';
import { decisionTimeRoutes } from './numbers/decision-time.routes.ts';
import { countListings } from './numbers/listing-numbers.repository.ts';
import { listingStepsRoutes } from './numbers/listing-steps.routes.ts';
import type { PhonesADay } from './phone/phone-allowance.ts';
import { phoneRoutes } from './phone/phone.routes.ts';
import { shownPhones } from './phone/shown-phones.ts';
import { priceStatsRoutes } from './price-stats/price-stats.routes.ts';
import { promotionRepository } from './promotions/promotion.repository.ts';
import { promotionRoutes } from './promotions/promotion.routes.ts';
import { refreshCardsOf } from './search/follow-cards.ts';
import { foundCardRepository } from './search/found-card.repository.ts';
import { indexOf, listingSchema } from './search/listing-index.ts';
import { publishChangeBy } from './search/publish-change.ts';
import { searchCardRepository } from './search/search-card.repository.ts';
import { searchRoutes } from './search/search.routes.ts';
import { similarRoutes } from './similar/similar.routes.ts';
import { sitemapRepository } from './sitemap/sitemap.repository.ts';
import { sitemapRoutes } from './sitemap/sitemap.routes.ts';
import { statisticsRoutes } from './statistics/statistics.routes.ts';
import { countBatchRepository } from './views/count-batch.repository.ts';
import { listingDayRepository } from './views/listing-day.repository.ts';
import { viewRoutes } from './views/view.routes.ts';

export interface PropertyParts extends Pick<ServiceOptions, 'actorSecret'> {
  /** What has to answer before the service is ready, besides its search index. */
  checks: Record<string, () => Promise<unknown>>;
  connection: Connection;
  redis: Redis;
  imageStore: PictureStore;
  /** Where the files of uploads under way lie. */
  imagesDir: string;
  /** `images/encoder/picture-worker.ts`, which runs as a process of its own. */
  pictureWorker: string | URL;
  limits: { uploads: Limit; impressions: Limit; phonesADay: PhonesADay };
  now?: () => Date;
}

/** The service's parts put together: what routes, jobs and consumers work with, and the application itself. */
export function createPropertyApp(parts: PropertyParts) {
  const { connection, redis, limits, imageStore, imagesDir, now = () => new Date() } = parts;
  const inTransaction = transactionsOf(connection, 'property');
  const days = listingDayRepository(connection);
  const liveIndex = new LiveIndex(listingSchema);
  const refreshCards = refreshCardsOf(connection, liveIndex);
  const deps = {
    connection,
    inTransaction,
    now,
    redis,
    imageStore,
    imagesDir,
    imageFiles: imageFileRepository(connection),
    removedImages: removedImageRepository(connection),
    encoder: pictureEncoder(parts.pictureWorker),
    listings: listingRepository(connection),
    listingNumbers: listingNumberRepository(connection),
    moderated: moderationListings(connection),
    leases: leaseRepository(connection),
    allowances: allowanceRepository(connection),
    history: historyRepository(connection),
    placeOffsets: placeOffsetRepository(connection),
    idempotency: idempotencyRepository(connection),
    accounts: accountRepository(connection),
    favorites: favoriteRepository(connection),
    cards: searchCardRepository(connection, now),
    promotions: promotionRepository(connection),
    foundCards: foundCardRepository(connection),
    sitemap: sitemapRepository(connection),
    days,
    countBatches: countBatchRepository(connection, { inTransaction, days }),
    liveIndex,
    refreshCards,
    publishChange: publishChangeBy(redis, refreshCards),
    linkSecret: parts.actorSecret,
    pictureSecret: parts.actorSecret,
    servedSecret: parts.actorSecret,
    uploadLimit: limits.uploads,
    impressionLimit: limits.impressions,
    shownPhones: shownPhones(redis),
    phonesADay: limits.phonesADay,
  };
  /** Fixed paths come before `/properties/:id`. */
  const routers = [
    searchRoutes(deps),
    mapRoutes(deps),
    priceStatsRoutes(deps),
    similarRoutes(deps),
    favoriteRoutes(deps),
    decisionTimeRoutes(deps),
    listingRoutes(deps),
    lifecycleRoutes(deps),
    moderationRoutes(deps),
    moderationFileRoutes(deps),
    imageRoutes(deps),
    viewRoutes(deps),
    phoneRoutes(deps),
    statisticsRoutes(deps),
    promotionRoutes(deps),
    sitemapRoutes(deps),
    numbersRoutes((period) => countListings(deps, period), now),
    listingStepsRoutes(deps),
    personalDataRoutes((owner) => readPersonalData(connection, owner)),
  ];
  const searchCheck = async () => void indexOf(liveIndex);
  const health = healthOf({ ...parts.checks, search: searchCheck });
  const app: Express = createService(routers, { ...parts, health, open: [mediaRoutes(deps)] });
  return { app, deps };
}
export type PropertyApp = ReturnType<typeof createPropertyApp>;
