import type { Currency } from '@pokriv/contracts/money';
import type { ErasedPeople } from '@pokriv/service-kit/erased-people';
import type { InTransaction } from '@pokriv/service-kit/mongo';

import type { FavoriteRepository } from '../favorites/favorite.repository.ts';
import type { AlertPersonRepository } from './alert-person.repository.ts';
import type { SavedSearchRepository } from './saved-search.repository.ts';
import type { WaitingHitsRepository } from './waiting-hits.repository.ts';

export interface AlertDeps {
  inTransaction: InTransaction;
  savedSearches: SavedSearchRepository;
  waitingHits: WaitingHitsRepository;
  alertPeople: AlertPersonRepository;
  favorites: FavoriteRepository;
  erased: ErasedPeople;
  /** For bounds without a currency. */
  primaryCurrency: Currency;
  now: () => Date;
}
