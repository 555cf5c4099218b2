import type { JobData } from '@pokriv/contracts/jobs';
import { AppError } from '@pokriv/contracts/errors';
import { listingStates } from '@pokriv/contracts/listing-states';
import { transition } from '@pokriv/contracts/transition';
import { log } from '@pokriv/service-kit/log';

import { announceRemoval } from '../listings/announce-to-owner.ts';
import { changeStored, type Decide } from '../listings/change-stored.ts';
import type { ListingDeps } from '../listings/listing-deps.ts';

const admin = { role: 'admin', isOwner: false } as const;

/**
 * Takes a public listing back to the moderators: enough verified people reported it, or an admin wants it mended
 * (decisions §5, §6).
 */
export const recallReported = (
  deps: ListingDeps,
  { listingId, reason, by, actorId }: JobData<'listing-recalled'>,
): Promise<void> =>
  unlessMovedOn(deps, { listingId, actorId: actorId ?? 'system' }, (listing) => {
    const who = by === 'system' ? 'system' : admin;
    const status = transition(listingStates, listing.status, 'review_again', who);
    const at = deps.now();
    const moderation = { reason, code: null, decidedAt: at };
    const after = { ...listing, status, moderation, submittedAt: at };
    return { after, action: 'review_again', reason, move: 'review_again' };
  });

/** Takes a listing down because of a report that was upheld. */
export const removeReported = (
  deps: ListingDeps,
  { listingId, reason, actorId }: JobData<'listing-condemned'>,
): Promise<void> =>
  unlessMovedOn(deps, { listingId, actorId }, async (listing, unit) => {
    const status = transition(listingStates, listing.status, 'remove', admin);
    const after = { ...listing, status, moderation: { reason, code: null, decidedAt: deps.now() } };
    await announceRemoval(after, reason, unit);
    return { after, action: 'remove', reason };
  });

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
