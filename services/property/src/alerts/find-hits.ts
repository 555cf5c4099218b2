import type { JobData } from '@pokriv/contracts/jobs';
import type { Currency } from '@pokriv/contracts/money';
import { log } from '@pokriv/service-kit/log';

import { LONGEST_CHANGE_MS } from '../search/index-time.ts';
import type { AlertHitRepository } from './alert-hit.repository.ts';
import type { AlertHit, ListingChangeRow } from './alert.models.ts';
import { dueAt } from './due-at.ts';
import type { EvaluatedSearch, EvaluatedSearches } from './evaluated-search.repository.ts';
import { notifyFavorites, type FavoriteNewsDeps } from './favorite-news.ts';
import type { FollowedSearches } from './follow-searches.ts';
import { causeOf, hitId } from './hit-id.ts';
import type { ListingChangeRepository } from './listing-change.repository.ts';
import type { ListingReporterRepository, ReportersOf } from './listing-reporter.repository.ts';
import { reasonOf } from './reason-of.ts';
import { hitFilters } from './search-filters.ts';

const BATCH = 500;

export interface FindHitsDeps extends FavoriteNewsDeps {
  listingChanges: ListingChangeRepository;
  listingReporters: ListingReporterRepository;
  evaluatedSearches: EvaluatedSearches;
  alertHits: AlertHitRepository;
  searches: FollowedSearches;
  primaryCurrency: Currency;
  now: () => Date;
}

/**
 * Finds the recipients of a listing's change (design/alerts, Flow 2). Idempotent and safe to run
 * concurrently.
 */
export async function findHits(
  deps: FindHitsDeps,
  { changeId }: JobData<'listing-match-changed'>,
): Promise<void> {
  const change = await deps.listingChanges.find(changeId);
  if (change) await evaluate(deps, change);
  else log.warn({ changeId }, 'find hits: change no longer kept, skipped');
}

export async function evaluate(deps: FindHitsDeps, change: ListingChangeRow): Promise<void> {
  const { after, listingId } = change;
  const reportersOf = await deps.listingReporters.of([listingId]);
  if (after) {
    const searches = await deps.searches.loaded();
    const found = [...searches.found(change)];
    for (let from = 0; from < found.length; from += BATCH) {
      const some = await deps.evaluatedSearches.activeOf(found.slice(from, from + BATCH));
      await deps.alertHits.add(
        some.flatMap((search) => hitOf({ ...deps, reportersOf }, search, change) ?? []),
      );
    }
  }
  await notifyFavorites({ ...deps, reportersOf }, change);
}

type HitDeps = Pick<FindHitsDeps, 'primaryCurrency' | 'now'> & { reportersOf: ReportersOf };

/**
 * Hit of an active search for a change, by its stored filter and reasons, since those in memory may be stale.
 * Excludes the person's own and reported listings, and changes already visible in the results from which the
 * search was saved.
 */
export function hitOf(
  { primaryCurrency, now, reportersOf }: HitDeps,
  search: EvaluatedSearch,
  change: ListingChangeRow,
): AlertHit | undefined {
  const { listingId, ownerId, before, after } = change;
  const { userId } = search;
  if (!after || userId === ownerId) return undefined;
  if (userId !== null && reportersOf(listingId).has(userId)) return undefined;
  if (change.at < toldSince(search)) return undefined;
  const reason = reasonOf(change, hitFilters(search.filter, primaryCurrency));
  if (!reason || !search.reasons.includes(reason)) return undefined;
  const cause = causeOf(change);
  const at = now();
  return {
    _id: hitId([search._id, listingId, reason, String(cause)]),
    person: search.person,
    searchId: search._id,
    listingId,
    reason,
    cause,
    cents: after.p,
    previousCents: reason === 'price_drop' && before ? before.p : null,
    at,
    dueAt: dueAt(search.frequency, at),
    state: 'waiting',
    mailId: null,
    dropReason: null,
  };
}

/** Start of a search's changes: `asOf` less the longest time from change to commit. */
export const toldSince = ({ asOf }: Pick<EvaluatedSearch, 'asOf'>): Date =>
  new Date(asOf.getTime() - LONGEST_CHANGE_MS);
