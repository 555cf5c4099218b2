import type { SavedSearch as ShownSearch, SearchNews } from '@pokriv/contracts/alert/saved-search';
import type { Actor } from '@pokriv/contracts/actor';
import { toQueryString } from '@pokriv/contracts/calls';
import { paramsOfFilter } from '@pokriv/contracts/search/filter-params';

import { adoptSearches } from './adopt-searches.ts';
import type { AlertDeps } from './alert-deps.ts';
import { personOfAccount } from './alert-person.ts';
import type { AlertPersonKey, SavedSearch } from './alert.models.ts';
import { stepSearch } from './change-search.ts';
import type { SearchCounts } from './waiting-hits.repository.ts';

/** Query of the results page: `location=sofia&priceMax=1500`. */
export const searchAddress = ({ filter }: Pick<SavedSearch, 'filter'>): string =>
  toQueryString(paramsOfFilter(filter)).slice(1);

const shown = (search: SavedSearch, counts: SearchCounts | undefined): ShownSearch => ({
  id: search._id,
  name: search.name,
  search: searchAddress(search),
  frequency: search.frequency,
  reasons: search.reasons,
  state: search.state,
  newCount: counts?.newCount ?? 0,
  nextMailAt: counts?.nextMailAt?.toISOString() ?? null,
  lastOpenedAt: search.lastOpenedAt?.toISOString() ?? null,
  createdAt: search.createdAt.toISOString(),
});

async function showAll(
  { waitingHits }: Pick<AlertDeps, 'waitingHits'>,
  person: AlertPersonKey,
  searches: readonly SavedSearch[],
): Promise<ShownSearch[]> {
  const counts = await waitingHits.countsOf(person, searches);
  return searches.map((search) => shown(search, counts.get(search._id)));
}

/** A search for its owner, with the counts of its hits. */
export async function showSearch(
  deps: Pick<AlertDeps, 'waitingHits'>,
  search: SavedSearch,
): Promise<ShownSearch> {
  const counts = await deps.waitingHits.countsOf(search.person, [search]);
  return shown(search, counts.get(search._id));
}

/**
 * Records the visit and adopts searches saved with the account's address.
 * @returns newest first
 */
async function searchesOf(deps: AlertDeps, actor: Actor): Promise<SavedSearch[]> {
  const person = personOfAccount(actor.id);
  await adoptSearches(deps, actor);
  await deps.alertPeople.see(person, deps.now());
  return deps.savedSearches.of(person);
}

/** Newest first. */
export const listSearches = async (deps: AlertDeps, actor: Actor): Promise<ShownSearch[]> =>
  showAll(deps, personOfAccount(actor.id), await searchesOf(deps, actor));

/** Counts for the header's badge, since each search was last opened. */
export const readNews = async (deps: AlertDeps, actor: Actor): Promise<SearchNews> =>
  deps.waitingHits.newsOf(await searchesOf(deps, actor));

/** @throws AppError NOT_FOUND */
export async function markOpened(deps: AlertDeps, actor: Actor, id: string): Promise<SavedSearch> {
  await deps.alertPeople.see(personOfAccount(actor.id), deps.now());
  return stepSearch(deps, { actor, id }, (search, at, unit) =>
    deps.savedSearches.change(search, { lastOpenedAt: at }, unit),
  );
}
