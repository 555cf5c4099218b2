import { erasedPeople } from '@pokriv/service-kit/erased-people';
import { idempotencyRepository } from '@pokriv/service-kit/idempotency.repository';
import { transactionsOf } from '@pokriv/service-kit/mongo';
import type { Connection } from 'mongoose';

import { accountRepository } from './accounts/account.repository.ts';
import { alertHitRepository } from './alerts/alert-hit.repository.ts';
import { evaluatedSearches } from './alerts/evaluated-search.repository.ts';
import { homeRepository } from './alerts/home.repository.ts';
import { listingChangeRepository } from './alerts/listing-change.repository.ts';
import { listingReporterRepository } from './alerts/listing-reporter.repository.ts';
import { nightRepository } from './alerts/night.repository.ts';
import { alertPersonRepository } from './alerts/alert-person.repository.ts';
import { savedSearchRepository } from './alerts/saved-search.repository.ts';
import { waitingHitsRepository } from './alerts/waiting-hits.repository.ts';
import { alertMailRepository } from './alerts/alert-mail.repository.ts';
import { alertSleepRepository } from './alerts/alert-sleep.repository.ts';
import { matchesRepository } from './alerts/matches.repository.ts';
import { favoriteRepository } from './favorites/favorite.repository.ts';
import { imageFileRepository } from './images/image-file.repository.ts';
import { removedImageRepository } from './images/removed-image.repository.ts';
import { allowanceRepository } from './listings/allowance.repository.ts';
import { historyRepository } from './listings/history.repository.ts';
import { listingNumberRepository } from './listings/listing-number.repository.ts';
import { publicLandlordRepository } from './landlords/public-landlord.repository.ts';
import { listingRepository } from './listings/listing.repository.ts';
import { placeOffsetRepository } from './listings/place-offset.repository.ts';
import { assignmentRepository } from './moderation/assignment.repository.ts';
import { leaseRepository } from './moderation/lease.repository.ts';
import { moderationListings } from './moderation/moderation-listings.repository.ts';
import { promotionRepository } from './promotions/promotion.repository.ts';
import { foundCardRepository } from './search/found-card.repository.ts';
import { searchCardRepository } from './search/search-card.repository.ts';
import { listedPlaceRepository } from './search/suggest/listed-place.repository.ts';
import { sharedListRepository } from './shared-lists/shared-list.repository.ts';
import { sitemapRepository } from './sitemap/sitemap.repository.ts';
import { todayRepository } from './today/today.repository.ts';
import { countBatchRepository } from './views/count-batch.repository.ts';
import { listingDayRepository } from './views/listing-day.repository.ts';
import { weekRepository } from './weekly/week.repository.ts';

export function openStores(connection: Connection, now: () => Date) {
  const inTransaction = transactionsOf(connection, 'property');
  const days = listingDayRepository(connection);
  return {
    inTransaction,
    listings: listingRepository(connection),
    listingNumbers: listingNumberRepository(connection),
    allowances: allowanceRepository(connection),
    history: historyRepository(connection),
    placeOffsets: placeOffsetRepository(connection),
    imageFiles: imageFileRepository(connection),
    removedImages: removedImageRepository(connection),
    moderated: moderationListings(connection),
    leases: leaseRepository(connection),
    assignments: assignmentRepository(connection),
    cards: searchCardRepository(connection, now),
    publicLandlords: publicLandlordRepository(connection),
    foundCards: foundCardRepository(connection),
    listedPlaces: listedPlaceRepository(connection),
    sitemap: sitemapRepository(connection),
    days,
    todays: todayRepository(connection),
    weeks: weekRepository(connection),
    countBatches: countBatchRepository(connection, { inTransaction, days }),
    homes: homeRepository(connection),
    listingChanges: listingChangeRepository(connection),
    listingReporters: listingReporterRepository(connection),
    evaluatedSearches: evaluatedSearches(connection),
    alertHits: alertHitRepository(connection),
    nights: nightRepository(connection),
    accounts: accountRepository(connection),
    favorites: favoriteRepository(connection),
    savedSearches: savedSearchRepository(connection),
    sharedLists: sharedListRepository(connection),
    waitingHits: waitingHitsRepository(connection),
    alertPeople: alertPersonRepository(connection),
    alertMails: alertMailRepository(connection),
    alertSleep: alertSleepRepository(connection),
    matches: matchesRepository(connection),
    promotions: promotionRepository(connection),
    erased: erasedPeople(connection),
    idempotency: idempotencyRepository(connection),
  };
}
export type Stores = ReturnType<typeof openStores>;
