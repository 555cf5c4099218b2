import type { InTransaction } from '@pokriv/service-kit/mongo';

import type { AccountRepository } from '../accounts/account.repository.ts';
import type { PromotionRepository } from '../promotions/promotion.repository.ts';
import type { PublishChange } from '../search/publish-change.ts';
import type { SearchCardRepository } from '../search/search-card.repository.ts';
import type { ListingDayRepository } from '../views/listing-day.repository.ts';
import type { AllowanceRepository } from './allowance.repository.ts';
import type { HistoryRepository } from './history.repository.ts';
import type { ListingNumberRepository } from './listing-number.repository.ts';
import type { ListingRepository } from './listing.repository.ts';
import type { PlaceOffsetRepository } from './place-offset.repository.ts';

/** What the use cases of listings work with. */
export interface ListingDeps {
  inTransaction: InTransaction;
  listings: ListingRepository;
  listingNumbers: ListingNumberRepository;
  accounts: AccountRepository;
  allowances: AllowanceRepository;
  history: HistoryRepository;
  placeOffsets: PlaceOffsetRepository;
  cards: SearchCardRepository;
  promotions: PromotionRepository;
  days: ListingDayRepository;
  publishChange: PublishChange;
  now: () => Date;
}
