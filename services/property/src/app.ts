import type { Currency } from '@pokriv/contracts/money';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { healthOf, type Health, type HealthChecks } from '@pokriv/service-kit/health';
import { createService, type ServiceOptions } from '@pokriv/service-kit/http';
import type { Limit } from '@pokriv/service-kit/limits';
import { numbersRoutes, workRoutes } from '@pokriv/service-kit/numbers';
import { personalDataRoutes } from '@pokriv/service-kit/personal-data';
import type { Unit } from '@pokriv/service-kit/mongo';
import type { PictureStore } from '@pokriv/service-kit/picture-store/picture-store';
import type { SigningSecret } from '@pokriv/service-kit/signed-text';
import type { Express, Router } from 'express';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';

import { storeChange, type Changed } from './alerts/change-rows.ts';
import { followSearches } from './alerts/follow-searches.ts';
import { alertRoutes } from './alerts/saved-search.routes.ts';
import { matchesRoutes } from './alerts/matches.routes.ts';
import { favoriteRoutes } from './favorites/favorite.routes.ts';
import { pictureEncoder } from './images/encoder/picture-encoder.ts';
import { imageRoutes } from './images/image.routes.ts';
import { mediaRoutes } from './images/media.routes.ts';
import { listingFollowers } from './listing-followers.ts';
import { landlordRoutes } from './landlords/landlord.routes.ts';
import { lifecycleRoutes } from './listings/lifecycle.routes.ts';
import { listingRoutes } from './listings/listing.routes.ts';
import { mapRoutes } from './map/map.routes.ts';
import { assignmentRoutes } from './moderation/assignment.routes.ts';
import { moderationFileRoutes } from './moderation/moderation-file.routes.ts';
import { moderationRoutes } from './moderation/moderation.routes.ts';
import { decisionTimeRoutes } from './numbers/decision-time.routes.ts';
import { countListings, countListingWork } from './numbers/listing-numbers.repository.ts';
import { listingStepsRoutes } from './numbers/listing-steps.routes.ts';
import { readPersonalData } from './personal-data/personal-data.repository.ts';
import type { PhonesADay } from './phone/phone-allowance.ts';
import { phoneRoutes } from './phone/phone.routes.ts';
import { shownPhones } from './phone/shown-phones.ts';
import { priceStatsRoutes } from './price-stats/price-stats.routes.ts';
import { promotionRoutes } from './promotions/promotion.routes.ts';
import { withPromotions } from './promotions/with-promotions.ts';
import type { SearchEngine } from './search/search-engine.ts';
import { searchRoutes } from './search/search.routes.ts';
import { suggestedPlaces } from './search/suggest/suggested-places.ts';
import { similarRoutes } from './similar/similar.routes.ts';
import { sitemapRoutes } from './sitemap/sitemap.routes.ts';
import { statisticsRoutes } from './statistics/statistics.routes.ts';
import { weekCounts } from './statistics/week-counts.ts';
import { sharedListRoutes } from './shared-lists/shared-list.routes.ts';
import { openStores } from './stores.ts';
import { todayRoutes } from './today/today.routes.ts';
import { viewRoutes } from './views/view.routes.ts';

export interface PropertyParts extends Pick<ServiceOptions, 'actorSecret' | 'previousActorSecret'> {
  /** For links in mails. */
  linkSigning: SigningSecret;
  primaryCurrency: Currency;
  checks: Pick<HealthChecks, 'shared' | 'measured'>;
  connection: Connection;
  engine: SearchEngine;
  redis: Redis;
  imageStore: PictureStore;
  imagesDir: string;
  pictureWorker: string | URL;
  limits: { uploads: Limit; impressions: Limit; phonesADay: PhonesADay };
  now?: () => Date;
}

export function createPropertyApp(parts: PropertyParts): {
  app: Express;
  deps: PropertyDeps;
  health: Health;
} {
  const deps = depsOf(parts);
  const health = healthOf({ own: { search: () => deps.engine.isReady }, ...parts.checks });
  const app = createService(routersOf(deps), { ...parts, health, open: [mediaRoutes(deps)] });
  return { app, deps, health };
}

export type PropertyDeps = ReturnType<typeof depsOf>;

/** Fixed paths come before `/properties/:id`. */
const routersOf = (deps: PropertyDeps): Router[] => [
  searchRoutes(deps),
  mapRoutes(deps),
  priceStatsRoutes(deps),
  similarRoutes(deps),
  landlordRoutes(deps),
  favoriteRoutes(deps),
  alertRoutes(deps),
  matchesRoutes(deps),
  sharedListRoutes(deps),
  decisionTimeRoutes(deps),
  todayRoutes(deps),
  listingRoutes(deps),
  lifecycleRoutes(deps),
  moderationRoutes(deps),
  moderationFileRoutes(deps),
  assignmentRoutes(deps),
  imageRoutes(deps),
  viewRoutes(deps),
  phoneRoutes(deps),
  statisticsRoutes(deps),
  promotionRoutes(deps),
  sitemapRoutes(deps),
  numbersRoutes((period) => countListings(deps, period), deps.now),
  workRoutes(() => countListingWork(deps.connection, deps.now())),
  listingStepsRoutes(deps),
  personalDataRoutes((owner) => readPersonalData(deps.connection, owner)),
];

function depsOf({ connection, engine, redis, limits, now = () => new Date(), ...parts }: PropertyParts) {
  const base = {
    ...openStores(connection, now),
    connection,
    redis,
    now,
    engine,
    refreshCards: engine.refresh,
  };
  return {
    ...base,
    places: suggestedPlaces(base.listedPlaces, now),
    followers: listingFollowers(base),
    tellChange: (change: Changed, unit: Unit) => storeChange(base, change, unit),
    withPromotions: (listed: readonly OwnProperty[]) => withPromotions(base, listed),
    verifiedPhoneOf: base.accounts.verifiedPhoneOf,
    weekCounts: (ids: readonly string[]) => weekCounts(base, ids),
    primaryCurrency: parts.primaryCurrency,
    searches: followSearches(connection, parts.primaryCurrency),
    imageStore: parts.imageStore,
    imagesDir: parts.imagesDir,
    encoder: pictureEncoder(parts.pictureWorker),
    uploadLimit: limits.uploads,
    impressionLimit: limits.impressions,
    phonesADay: limits.phonesADay,
    shownPhones: shownPhones(redis),
    linkSigning: parts.linkSigning,
    pictureSecret: parts.actorSecret,
    servedSigning: { secret: parts.actorSecret, previous: parts.previousActorSecret },
  };
}
