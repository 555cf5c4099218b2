import type { IdempotencyRepository } from '@pokriv/service-kit/idempotency.repository';
import type { InTransaction } from '@pokriv/service-kit/mongo';

import type { AccountRepository } from '../accounts/account.repository.ts';
import type { ListingRepository } from '../listings/listing.repository.ts';
import type { SearchCardRepository } from '../search/search-card.repository.ts';
import type { SharedListRepository } from './shared-list.repository.ts';

export interface SharedListDeps {
  inTransaction: InTransaction;
  sharedLists: SharedListRepository;
  accounts: AccountRepository;
  listings: ListingRepository;
  cards: SearchCardRepository;
  idempotency: IdempotencyRepository;
  now: () => Date;
}
