import type { Actor } from '@pokriv/contracts/actor';
import { SAVED_SEARCH_LIMITS } from '@pokriv/contracts/alert/alert-rules';
import { retryDuplicates } from '@pokriv/service-kit/retry-duplicates';

import type { AlertDeps } from './alert-deps.ts';
import { personOfAccount, personOfAddress } from './alert-person.ts';

export type AdoptDeps = Pick<
  AlertDeps,
  'inTransaction' | 'savedSearches' | 'waitingHits' | 'alertPeople' | 'erased' | 'now'
>;

/**
 * Moves confirmed searches saved with the account's verified address to the account, with their hits, oldest
 * first and within the limit. Drops duplicates of the account's own searches.
 */
export async function adoptSearches(
  deps: AdoptDeps,
  { id, email, isEmailVerified }: Pick<Actor, 'id' | 'email' | 'isEmailVerified'>,
): Promise<void> {
  const { inTransaction, savedSearches, waitingHits, alertPeople, erased, now } = deps;
  const visitor = personOfAddress(email);
  if (!isEmailVerified || !(await savedSearches.hasConfirmed(visitor))) return;
  const person = personOfAccount(id);
  // no transaction at the limit
  if ((await savedSearches.countOf(person)) >= SAVED_SEARCH_LIMITS.searchesMost) return;
  const adopt = () =>
    inTransaction(async (unit) => {
      if (await erased.is(id, unit)) return;
      await alertPeople.take(person, now(), unit);
      await alertPeople.take(visitor, now(), unit);
      const own = new Set((await savedSearches.of(person, unit)).map(({ filterHash }) => filterHash));
      for (const search of (await savedSearches.of(visitor, unit)).reverse()) {
        if (own.has(search.filterHash)) {
          await waitingHits.remove(search._id, unit);
          await savedSearches.remove(search._id, unit);
        } else if (own.size < SAVED_SEARCH_LIMITS.searchesMost) {
          await savedSearches.change(search, { person, userId: id, email: null, confirmBy: null }, unit);
          await waitingHits.move(search._id, person, unit);
          own.add(search.filterHash);
        }
      }
      await alertPeople.adopt(visitor, person, unit);
    });
  await retryDuplicates(adopt);
}
