import type { Actor } from '@pokriv/contracts/actor';
import { alertReasonNames } from '@pokriv/contracts/alert/alert-rules';
import type { SavedSearchChange } from '@pokriv/contracts/alert/saved-search';
import { conflict, notFound } from '@pokriv/contracts/errors';
import type { Unit } from '@pokriv/service-kit/mongo';

import { messages } from '../messages.ts';
import type { AlertDeps } from './alert-deps.ts';
import { personOfAccount } from './alert-person.ts';
import type { SavedSearch } from './alert.models.ts';
import { dueAt } from './due-at.ts';
import { catchUpAfter } from './new-search.ts';
import { filterHash, withCurrency } from './search-filters.ts';

type SearchStep<Result> = (search: SavedSearch, at: Date, unit: Unit) => Promise<Result>;

/**
 * Changes a person's own search, serialized with the person's other changes.
 * @throws AppError NOT_FOUND, also for another person's search
 */
export function stepSearch<Result>(
  { inTransaction, alertPeople, savedSearches, now }: AlertDeps,
  { actor, id }: { actor: Actor; id: string },
  step: SearchStep<Result>,
): Promise<Result> {
  const person = personOfAccount(actor.id);
  return inTransaction(async (unit) => {
    const search = await savedSearches.find(id, unit);
    if (search?.person !== person) throw notFound(messages.alert.notFound);
    await alertPeople.take(person, now(), unit);
    return step(search, now(), unit);
  });
}

/**
 * Changes a search (design/alerts, Rules). New filters restart it and drop waiting hits; stopping drops
 * waiting hits; waking restarts it from now; a new frequency reschedules waiting hits.
 * @throws AppError NOT_FOUND; CONFLICT when the person has another search with these filters
 */
export const changeSearch = (
  deps: AlertDeps,
  actor: Actor,
  { id, change }: { id: string; change: SavedSearchChange },
): Promise<{ search: SavedSearch; isStartedAgain: boolean }> =>
  stepSearch(deps, { actor, id }, async (search, at, unit) => {
    const { primaryCurrency, savedSearches } = deps;
    const hash = change.filter ? filterHash(change.filter, primaryCurrency) : search.filterHash;
    const isOther = hash !== search.filterHash;
    if (isOther && (await savedSearches.findSame(search.person, hash, unit)))
      throw conflict(messages.alert.sameFilter);
    const isWoken = change.state === 'active' && search.state !== 'active';
    const after: SavedSearch = {
      ...search,
      ...change,
      ...(change.filter && { filter: withCurrency(change.filter, primaryCurrency) }),
      filterHash: hash,
      ...((isOther || isWoken) && { asOf: at }),
      ...(isOther && { lastOpenedAt: at }),
    };
    const starts = after.state === 'active' && (isOther || isWoken);
    const catchUpAt = after.state === 'active' ? (starts ? catchUpAfter(at) : search.catchUpAt) : null;
    await moveHits(deps, { before: search, after, isOther }, at, unit);
    const { _id, ...fields } = { ...after, catchUpAt };
    return { search: await savedSearches.change(search, fields, unit), isStartedAgain: isOther };
  });

interface Move {
  before: SavedSearch;
  after: SavedSearch;
  isOther: boolean;
}

async function moveHits(
  { waitingHits }: AlertDeps,
  { before, after, isOther }: Move,
  at: Date,
  unit: Unit,
): Promise<void> {
  const searchId = after._id;
  if (isOther) return waitingHits.drop({ searchId }, 'search_changed', unit);
  if (after.state === 'paused' && before.state !== 'paused')
    return waitingHits.drop({ searchId }, 'search_stopped', unit);
  const unwanted = alertReasonNames.filter((reason) => !after.reasons.includes(reason));
  if (unwanted.length > 0)
    await waitingHits.drop({ searchId, reason: { $nin: after.reasons } }, 'search_changed', unit);
  if (after.frequency === before.frequency) return;
  // hits without mails already seen on the page are no news
  const since = before.frequency === 'off' ? (before.lastOpenedAt ?? before.createdAt) : undefined;
  await waitingHits.reschedule(searchId, dueAt(after.frequency, at), since, unit);
}
