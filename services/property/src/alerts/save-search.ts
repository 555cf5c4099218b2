import type { Actor } from '@pokriv/contracts/actor';
import { SAVED_SEARCH_LIMITS } from '@pokriv/contracts/alert/alert-rules';
import type { NewSavedSearch } from '@pokriv/contracts/alert/saved-search';
import { conflict } from '@pokriv/contracts/errors';
import type { Unit } from '@pokriv/service-kit/mongo';
import { retryDuplicates } from '@pokriv/service-kit/retry-duplicates';

import { messages } from '../messages.ts';
import { adoptSearches } from './adopt-searches.ts';
import type { AlertDeps } from './alert-deps.ts';
import { personOfAccount } from './alert-person.ts';
import type { AlertPersonKey, SavedSearch } from './alert.models.ts';
import { newSearch } from './new-search.ts';

/** @throws AppError CONFLICT with the limit */
export async function assertMayHaveMore(
  { savedSearches }: Pick<AlertDeps, 'savedSearches'>,
  person: AlertPersonKey,
  unit: Unit,
): Promise<void> {
  if ((await savedSearches.countOf(person, unit)) >= SAVED_SEARCH_LIMITS.searchesMost)
    throw conflict(messages.alert.tooMany);
}

/**
 * Saves a search; an existing one with the same filters stays unchanged (design/alerts, Rules).
 * @throws AppError CONFLICT above the limit
 */
export async function saveSearch(
  deps: AlertDeps,
  actor: Actor,
  asked: NewSavedSearch,
): Promise<{ search: SavedSearch; isNew: boolean }> {
  const { inTransaction, savedSearches, alertPeople, primaryCurrency } = deps;
  const person = personOfAccount(actor.id);
  await adoptSearches(deps, actor);
  return retryDuplicates(() =>
    inTransaction(async (unit) => {
      const now = deps.now();
      await alertPeople.take(person, now, unit);
      const search = newSearch({ person, userId: actor.id, email: null }, asked, { primaryCurrency, now });
      const known = await savedSearches.findSame(person, search.filterHash, unit);
      if (known) return { search: known, isNew: false };
      await assertMayHaveMore(deps, person, unit);
      await savedSearches.add(search, unit);
      return { search, isNew: true };
    }),
  );
}
