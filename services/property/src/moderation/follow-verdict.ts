import type { JobData } from '@pokriv/contracts/jobs';
import { AppError } from '@pokriv/contracts/errors';
import type { JobContext } from '@pokriv/service-kit/consumer';
import { log } from '@pokriv/service-kit/log';
import type { Unit } from '@pokriv/service-kit/mongo';

import { storeDecision, type ChangeDeps, type Decide } from '../listings/change-stored.ts';
import { followCommit, type ListingChange } from '../listings/listing-follower.ts';
import { changesRequested, recalled, removed } from './verdicts.ts';

const byReports = {
  who: { role: 'admin', isOwner: false },
  source: 'reports',
  isFoundByMachine: false,
} as const;

/**
 * Hides a public listing: enough reports send it to the moderators, an admin's verdict returns it to its
 * owner (decisions §5, §6).
 */
export function recallReported(
  deps: ChangeDeps,
  { listingId, reason, by, actorId, remarks }: JobData<'listing-recalled'>,
  context: Once,
): Promise<void> {
  const at = deps.now();
  return followVerdict(deps, context, {
    listingId,
    actorId: actorId ?? 'system',
    decide: (listing, unit) =>
      by === 'system' || actorId === null
        ? recalled(listing, { reason, at }, unit)
        : changesRequested(listing, { ...byReports, adminId: actorId, reason, remarks, at }, unit),
  });
}

/** Removes a listing because of an upheld report. */
export function removeReported(
  deps: ChangeDeps,
  { listingId, reason, actorId }: JobData<'listing-condemned'>,
  context: Once,
): Promise<void> {
  const at = deps.now();
  return followVerdict(deps, context, {
    listingId,
    actorId,
    decide: (listing, unit) => removed(listing, { ...byReports, adminId: actorId, reason, at }, unit),
  });
}

export type Once = Pick<JobContext, 'once'>;

interface Verdict {
  listingId: string;
  actorId: string;
  decide: Decide;
}

/** Idempotent: a redelivered verdict does not undo a later decision. */
export async function followVerdict(deps: ChangeDeps, { once }: Once, verdict: Verdict): Promise<void> {
  let change: ListingChange | undefined;
  await once(async (unit) => {
    // reset for a retried transaction
    change = await changed(deps, verdict, unit);
  });
  if (change) await followCommit(deps, change);
}

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
    log.info({ listingId }, 'follow verdict: listing gone or in another state, verdict skipped');
    return undefined;
  }
}
