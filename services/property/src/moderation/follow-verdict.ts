import type { JobData } from '@pokriv/contracts/jobs';
import { AppError } from '@pokriv/contracts/errors';
import { log } from '@pokriv/service-kit/log';

import { changeStored, type Decide } from '../listings/change-stored.ts';
import type { ListingDeps } from '../listings/listing-deps.ts';
import { recalled, removed } from './verdicts.ts';

const admin = { role: 'admin', isOwner: false } as const;

/**
 * Takes a public listing back to the moderators: enough verified people reported it, or an admin wants it mended
 * (decisions §5, §6).
 */
export const recallReported = (
  deps: ListingDeps,
  { listingId, reason, by, actorId }: JobData<'listing-recalled'>,
): Promise<void> =>
  unlessMovedOn(deps, { listingId, actorId: actorId ?? 'system' }, (listing) =>
    recalled(listing, { who: by === 'system' ? 'system' : admin, reason, at: deps.now() }),
  );

/** Takes a listing down because of a report that was upheld. */
export const removeReported = (
  deps: ListingDeps,
  { listingId, reason, actorId }: JobData<'listing-condemned'>,
): Promise<void> =>
  unlessMovedOn(deps, { listingId, actorId }, (listing, unit) =>
    removed(listing, { who: admin, reason, at: deps.now() }, unit),
  );

/** What is no longer in a state for the verdict, or gone, needs it no more; delivered twice, it has one effect. */
async function unlessMovedOn(
  deps: ListingDeps,
  { listingId, actorId }: { listingId: string; actorId: string },
  decide: Decide,
): Promise<void> {
  await changeStored(deps, listingId, actorId, decide).catch((error: unknown) => {
    const isOver =
      error instanceof AppError && (error.code === 'INVALID_TRANSITION' || error.code === 'NOT_FOUND');
    if (!isOver) throw error;
    log.info({ listing: listingId }, 'a verdict came after its listing had moved on');
  });
}
