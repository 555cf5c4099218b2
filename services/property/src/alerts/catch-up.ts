import { inBatches } from '@pokriv/service-kit/batches';
import { addDays, instantFrom, wallTimeOf } from '@pokriv/contracts/conversation/sofia-time';

import type { ListingChangeRow } from './alert.models.ts';
import type { DueSearch } from './evaluated-search.repository.ts';
import { evaluate, hitOf, toldSince, type FindHitsDeps } from './find-hits.ts';
import { LiveSearches } from './live-searches.ts';
import type { NightRepository } from './night.repository.ts';

const SEARCHES = 1000;
const ROWS = 100;
/** A day, and an hour of slack for a late run. */
const NIGHT_MS = 25 * 3_600_000;
const NIGHT_CLOCK = '03:00';

/**
 * Evaluates searches saved or changed a minute ago against the changes since their `asOf`, to cover changes
 * in flight during the save (design/alerts, Flow 4). Concurrent runs are safe: hits are idempotent.
 * @returns the number of searches
 */
export async function catchUpSearches(deps: FindHitsDeps): Promise<number> {
  let done = 0;
  for (;;) {
    const due = await deps.evaluatedSearches.toCatchUp(deps.now(), SEARCHES);
    if (due.length > 0) await catchUp(deps, due);
    done += due.length;
    if (due.length < SEARCHES) return done;
  }
}

/** Reads the changes once for all these searches. */
async function catchUp(deps: FindHitsDeps, due: readonly DueSearch[]): Promise<void> {
  const searches = new LiveSearches(deps.primaryCurrency);
  const byId = new Map(due.map((search) => [search._id, search]));
  for (const { _id, filter } of due) searches.put(_id, filter);
  const found = (change: ListingChangeRow): DueSearch[] =>
    [...searches.found(change)].flatMap((id) => byId.get(id) ?? []);
  const earliest = new Date(Math.min(...due.map((search) => toldSince(search).getTime())));
  for await (const changes of inBatches(deps.listingChanges.since(earliest), ROWS)) {
    const reportersOf = await deps.listingReporters.of(changes.map(({ listingId }) => listingId));
    const hitDeps = { ...deps, reportersOf };
    await deps.alertHits.add(
      changes.flatMap((change) => found(change).flatMap((search) => hitOf(hitDeps, search, change) ?? [])),
    );
  }
  await deps.evaluatedSearches.markCaughtUp(due);
}

export interface NightDeps extends FindHitsDeps {
  nights: NightRepository;
}

/**
 * Re-evaluates the changes of the last day once a night at 03:00 in Sofia, to cover lost jobs and a late
 * change stream. Idempotent; retried after a crash.
 * @returns whether it ran
 */
export async function catchUpNight(deps: NightDeps): Promise<boolean> {
  const now = deps.now();
  if (!(await deps.nights.take(now))) return false;
  for await (const change of deps.listingChanges.since(new Date(now.getTime() - NIGHT_MS)))
    await evaluate(deps, change);
  await deps.nights.finish(nextNight(now));
  return true;
}

function nextNight(now: Date): Date {
  const { date, clock } = wallTimeOf(now);
  return instantFrom({ date: clock < NIGHT_CLOCK ? date : addDays(date, 1), clock: NIGHT_CLOCK });
}
