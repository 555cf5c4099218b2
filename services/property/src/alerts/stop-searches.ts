import type { Actor } from '@pokriv/contracts/actor';
import { ANONYMOUS_LIMITS } from '@pokriv/contracts/alert/alert-rules';
import type { Unit } from '@pokriv/service-kit/mongo';
import { retryDuplicates } from '@pokriv/service-kit/retry-duplicates';

import type { AlertDeps } from './alert-deps.ts';
import { accountOf, personOfAccount } from './alert-person.ts';
import type { AlertPersonKey } from './alert.models.ts';
import { stepSearch } from './change-search.ts';

/**
 * Deletes a search with its hits, including unsent ones.
 * @throws AppError NOT_FOUND
 */
export const deleteSearch = (deps: AlertDeps, actor: Actor, id: string): Promise<void> =>
  stepSearch(deps, { actor, id }, async (search, _at, unit) => {
    await deps.waitingHits.remove(search._id, unit);
    await deps.savedSearches.remove(search._id, unit);
  });

const VISITOR_KEPT_MS = ANONYMOUS_LIMITS.keptDays * 86_400_000;

/** Retention of a visitor's inactive search and address: long enough to resume it. */
const keptAtRest = (person: AlertPersonKey, now: Date) => ({
  catchUpAt: null,
  confirmBy: accountOf(person) === undefined ? new Date(now.getTime() + VISITOR_KEPT_MS) : null,
});

export const stopped = (person: AlertPersonKey, now: Date) =>
  ({ state: 'paused', ...keptAtRest(person, now) }) as const;

export const asleep = (person: AlertPersonKey, now: Date) =>
  ({ state: 'asleep', ...keptAtRest(person, now) }) as const;

/** Stops all searches of a person and the news of their favourites; drops waiting hits. */
export async function stopAll(deps: AlertDeps, person: AlertPersonKey, unit: Unit): Promise<void> {
  const { savedSearches, waitingHits, alertPeople, favorites, now } = deps;
  await alertPeople.take(person, now(), unit);
  await savedSearches.moveAll(person, ['active', 'asleep'], stopped(person, now()), unit);
  const userId = accountOf(person);
  if (userId !== undefined) await favorites.silenceAll(userId, unit);
  await waitingHits.drop({ person }, 'search_stopped', unit);
}

/** „Намерих жилище“ (design/alerts, Rules). */
export const stopAllOf = (deps: AlertDeps, { id }: Actor): Promise<void> =>
  retryDuplicates(() => deps.inTransaction((unit) => stopAll(deps, personOfAccount(id), unit)));
