import type { IdempotencyRepository } from '@pokriv/service-kit/idempotency.repository';

import type { AllowanceRepository } from './allowance.repository.ts';
import type { ChangeDeps } from './change-stored.ts';
import type { HistoryRepository } from './history.repository.ts';
import type { ListingNumberRepository } from './listing-number.repository.ts';
import type { PlaceOffsetRepository } from './place-offset.repository.ts';

/** What the owner's steps work with. */
export interface ListingDeps extends ChangeDeps {
  allowances: AllowanceRepository;
}

/** What the making of a draft works with. */
export interface CreateListingDeps extends ListingDeps {
  listingNumbers: ListingNumberRepository;
  history: HistoryRepository;
  placeOffsets: PlaceOffsetRepository;
  idempotency: IdempotencyRepository;
}
