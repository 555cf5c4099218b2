import type { JobData } from '@pokriv/contracts/jobs';
import { AppError } from '@pokriv/contracts/errors';
import type { JobContext } from '@pokriv/service-kit/consumer';
import { log } from '@pokriv/service-kit/log';
import type { Unit } from '@pokriv/service-kit/mongo';

import { publishTouched, storeDecision, type Decide } from '../listings/change-stored.ts';
import type { ListingDeps } from '../listings/listing-deps.ts';
import type { StoredListing } from '../listings/stored-listing.ts';
import { changesRequested, recalled, removed } from './verdicts.ts';

const admin = { role: 'admin', isOwner: false } as const;
type Once = JobContext['once'];

/**
 * Hides a public listing: reporters of enough weight send it to the moderators, an admin sends it to its owner to be
 * mended (decisions §5, §6).
 */
export const recallReported = (
  deps: ListingDeps,
  { listingId, reason, by, actorId }: JobData<'listing-recalled'>,
  once: Once,
): Promise<void> =>
  follow(deps, once, {
    listingId,
    actorId: actorId ?? 'system',
    decide: (listing, unit) =>
      by === 'system'
        ? recalled(listing, { who: 'system', reason, at: deps.now() })
        : changesRequested(listing, { who: admin, reason, at: deps.now() }, unit),
  });

/** Takes a listing down because of a report that was upheld. */
export const removeReported = (
  deps: ListingDeps,
  { listingId, reason, actorId }: JobData<'listing-condemned'>,
  once: Once,
): Promise<void> =>
  follow(deps, once, {
    listingId,
    actorId,
    decide: (listing, unit) => removed(listing, { who: admin, reason, at: deps.now() }, unit),
  });

interface Verdict {
  listingId: string;
  actorId: string;
  decide: Decide;
}

/** Has one effect: heard again, it does not undo what a moderator decided after it. */
async function follow(deps: ListingDeps, once: Once, verdict: Verdict): Promise<void> {
  let change: { before: StoredListing; after: StoredListing } | undefined;
  await once(async (unit) => {
    // a transaction may be tried again
    change = await changed(deps, verdict, unit);
  });
  if (change) await publishTouched(deps, change.before, change.after);
}

/** What is no longer in a state for the verdict, or gone, needs it no more. */
async function changed(deps: ListingDeps, { listingId, actorId, decide }: Verdict, unit: Unit) {
  try {
    const before = await deps.listings.get(listingId, unit);
    const decision = await decide(before, unit);
    return { before, after: await storeDecision(deps, { read: before, decision, actorId }, unit) };
  } catch (error) {
    const isOver =
      error instanceof AppError && (error.code === 'INVALID_TRANSITION' || error.code === 'NOT_FOUND');
    if (!isOver) throw error;
    log.info({ listing: listingId }, 'a verdict came after its listing had moved on');
    return undefined;
  }
}
