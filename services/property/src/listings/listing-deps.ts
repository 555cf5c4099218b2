import type { IdempotencyRepository } from '@pokriv/service-kit/idempotency.repository';

import type { AllowanceRepository } from './allowance.repository.ts';
import type { ChangeDeps } from './change-stored.ts';
import type { HistoryRepository } from './history.repository.ts';
import type { ListingNumberRepository } from './listing-number.repository.ts';
import type { PlaceOffsetRepository } from './place-offset.repository.ts';

export interface ListingDeps extends ChangeDeps {
  allowances: AllowanceRepository;
}

export interface CreateListingDeps extends ListingDeps {
  listingNumbers: ListingNumberRepository;
  history: HistoryRepository;
  placeOffsets: PlaceOffsetRepository;
  idempotency: IdempotencyRepository;
}
