import { forEachDue } from '../for-each-due.ts';
import type { AlertDeps } from './alert-deps.ts';

export type PurgeSearchesDeps = Pick<
  AlertDeps,
  'inTransaction' | 'savedSearches' | 'waitingHits' | 'alertPeople' | 'now'
>;

/**
 * Deletes visitors' searches that were not confirmed in time, or were stopped or asleep for `keptDays`, and
 * the data of visitors without searches.
 * @returns the number of searches
 */
export function purgeSearches(deps: PurgeSearchesDeps): Promise<number> {
  const { inTransaction, savedSearches, waitingHits, alertPeople, now } = deps;
  return forEachDue({
    name: 'purge-searches',
    due: (page) => savedSearches.dueForPurge(now(), page),
    take: ({ id }) =>
      inTransaction(async (unit) => {
        const search = await savedSearches.takeForPurge(id, now(), unit);
        if (!search) return false;
        await waitingHits.remove(id, unit);
        if (!(await savedSearches.hasAny(search.person, unit)))
          await alertPeople.forgetVisitor(search.person, unit);
        return true;
      }),
  });
}
