import type { JobData } from '@pokriv/contracts/jobs';
import { AppError } from '@pokriv/contracts/errors';
import type { JobContext } from '@pokriv/service-kit/consumer';
import { log } from '@pokriv/service-kit/log';
import type { Unit } from '@pokriv/service-kit/mongo';

import { storeDecision, type ChangeDeps, type Decide } from '../listings/change-stored.ts';
import { followCommit, type ListingChange } from '../listings/listing-follower.ts';
import { changesRequested, recalled, removed } from './verdicts.ts';

const admin = { role: 'admin', isOwner: false } as const;
/**
 * Hides a public listing: reporters of enough weight send it to the moderators, an admin sends it to its owner to be
 * mended (decisions §5, §6).
 */
export function recallReported(
  deps: ChangeDeps,
  { listingId, reason, by, actorId }: JobData<'listing-recalled'>,
  context: Once,
): Promise<void> {
  return follow(deps, context, {
    listingId,
    actorId: actorId ?? 'system',
    decide: (listing, unit) =>
      by === 'system'
        ? recalled(listing, { who: 'system', reason, at: deps.now() })
        : changesRequested(listing, { who: admin, reason, at: deps.now() }, unit),
  });
}

/** Takes a listing down because of a report that was upheld. */
export function removeReported(
  deps: ChangeDeps,
  { listingId, reason, actorId }: JobData<'listing-condemned'>,
  context: Once,
): Promise<void> {
  return follow(deps, context, {
    listingId,
    actorId,
    decide: (listing, unit) => removed(listing, { who: admin, reason, at: deps.now() }, unit),
  });
}

type Once = Pick<JobContext, 'once'>;

interface Verdict {
  listingId: string;
  actorId: string;
  decide: Decide;
}

/** Has one effect: a verdict that is delivered again does not undo what a moderator decided after it. */
async function follow(deps: ChangeDeps, { once }: Once, verdict: Verdict): Promise<void> {
  let change: ListingChange | undefined;
  await once(async (unit) => {
    // a transaction may be tried again
    change = await changed(deps, verdict, unit);
  });
  if (change) await followCommit(deps, change);
}

/** What is no longer in a state for the verdict, or gone, needs it no more. */
async function changed(
  deps: ChangeDeps,
  { listingId, actorId, decide }: Verdict,
  unit: Unit,
): Promise<ListingChange | undefined> {
  try {
    const before = await deps.listings.get(listingId, unit);
    return await storeDecision(deps, { before, decision: await decide(before, unit), actorId }, unit);
  } catch (error) {
    const isOver =
      error instanceof AppError && (error.code === 'INVALID_TRANSITION' || error.code === 'NOT_FOUND');
    if (!isOver) throw error;
    log.info({ listing: listingId }, 'a verdict came after its listing had moved on');
    return undefined;
  }
}
