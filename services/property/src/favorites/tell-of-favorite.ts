import type { Actor } from '@pokriv/contracts/actor';
import { notFound } from '@pokriv/contracts/errors';
import type { InTransaction } from '@pokriv/service-kit/mongo';

import { personOfAccount } from '../alerts/alert-person.ts';
import type { WaitingHitsRepository } from '../alerts/waiting-hits.repository.ts';
import { messages } from '../messages.ts';
import type { FavoriteRepository } from './favorite.repository.ts';

export interface TellDeps {
  inTransaction: InTransaction;
  favorites: FavoriteRepository;
  waitingHits: WaitingHitsRepository;
}

/**
 * Switches the news of a favourite off or on; what waits is not sent (design/alerts, Rules).
 * @throws AppError NOT_FOUND when the listing is no favourite
 */
export function tellOfFavorite(
  { inTransaction, favorites, waitingHits }: TellDeps,
  { id: userId }: Actor,
  { listingId, isTold }: { listingId: string; isTold: boolean },
): Promise<void> {
  const person = personOfAccount(userId);
  return inTransaction(async (unit) => {
    if (!(await favorites.tell(userId, listingId, isTold, unit)))
      throw notFound(messages.favorite.notFavorite);
    if (!isTold) await waitingHits.drop({ person, searchId: null, listingId }, 'search_stopped', unit);
  });
}
