import type { Actor } from '@pokriv/contracts/actor';
import {
  otherSide,
  REPORTERS_STOP,
  THREAD_BUDGET,
  type Side,
} from '@pokriv/contracts/conversation/conversation-rules';
import { AppError, conflict, forbidden, notFound } from '@pokriv/contracts/errors';
import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';
import { secondsToMidnight } from '@pokriv/contracts/sofia-day';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { Parts } from '../parts.ts';
import type { ListingRef } from '../listing-refs/listing-ref.model.ts';
import { texts, viewingTexts } from '../messages.ts';
import { isClosed } from '../threads/thread-view.ts';
import type { StoredThread } from '../threads/thread.model.ts';

const DAY_MS = 86_400_000;

/** @throws AppError EMAIL_NOT_VERIFIED */
export function assertVerified({ isEmailVerified }: Actor): void {
  if (isEmailVerified) return;
  throw new AppError({ code: 'EMAIL_NOT_VERIFIED', message: texts.emailNotVerified });
}

const refusals: Readonly<Record<ListingStatus, (() => AppError) | null>> = {
  active: null,
  draft: () => notFound(texts.listingNotFound),
  pending: () => notFound(texts.listingNotFound),
  rejected: () => notFound(texts.listingNotFound),
  paused: () => conflict(texts.listingInactive),
  expired: () => conflict(texts.listingInactive),
  rented: () => conflict(texts.listingInactive),
  removed: () => new AppError({ code: 'GONE', message: texts.listingRemoved }),
  deleted: () => new AppError({ code: 'GONE', message: texts.listingRemoved }),
};

export type Starting = Pick<Parts, 'people' | 'reports' | 'sending' | 'threads' | 'now'>;

/**
 * Opens a tenant's thread, empty until its first message; also for a viewing request without one. Uses the
 * daily budget.
 * @throws AppError FORBIDDEN for the caller's own listing or a caller with many reporters, NOT_FOUND, GONE or
 * CONFLICT by the state of the listing, CONFLICT to a hidden or blocked landlord, RATE_LIMITED above the
 * budget
 */
export async function openThread(
  { people, reports, sending, threads, now }: Starting,
  actor: Actor,
  listing: ListingRef | null,
  unit: Unit,
): Promise<StoredThread> {
  if (!listing) throw notFound(texts.listingNotFound);
  if (listing.ownerId === actor.id) throw forbidden(texts.ownListing);
  const refusal = refusals[listing.status];
  if (refusal) throw refusal();
  const landlord = await people.find(listing.ownerId, unit);
  if (landlord?.isHidden) throw conflict(texts.landlordAway);
  const at = now();
  const since = new Date(at.getTime() - REPORTERS_STOP.days * DAY_MS);
  if ((await reports.countReporters(actor.id, since, unit)) >= REPORTERS_STOP.reporters)
    throw forbidden(texts.reportedByMany);
  assertWithinBudget(actor, await sending.countStarted(actor.id, at, unit), at);
  const names = [actor, landlord].flatMap((one) => (one ? [one.firstName, one.lastName] : []));
  const thread = await threads.create({ listing, tenantId: actor.id, names, now: at }, unit);
  if (thread.blocked.tenant) throw conflict(texts.youBlocked);
  return thread;
}

function assertWithinBudget({ memberSince }: Actor, started: number, now: Date): void {
  const { youngAccountDays, ofYoungAccount, ofAccount } = THREAD_BUDGET;
  const isYoung = now.getTime() - new Date(memberSince).getTime() < youngAccountDays * DAY_MS;
  const most = isYoung ? ofYoungAccount : ofAccount;
  if (started <= most) return;
  throw new AppError({
    code: 'RATE_LIMITED',
    message: texts.tooManyThreads(most),
    retryAfter: Math.max(1, secondsToMidnight(now)),
  });
}

/** @throws AppError CONFLICT in a closed thread, or to a blocked person or a hidden account */
export async function assertMayContinue(
  { people }: Pick<Parts, 'people'>,
  thread: StoredThread,
  side: Side,
  unit: Unit,
): Promise<void> {
  if (isClosed(thread)) throw conflict(texts.threadClosed);
  if (thread.blocked[side]) throw conflict(texts.youBlocked);
  const other = await people.find(side === 'tenant' ? thread.landlordId : thread.tenantId, unit);
  if (other?.isHidden && !thread.blocked[otherSide(side)]) throw conflict(texts.otherAway);
}

/**
 * Why no viewing is arranged in a thread; null: it may be. The text does not say who has blocked whom. Between blocked
 * people and in a closed thread a viewing would carry words and mails that a message may not.
 */
export function whyNothingArranged(thread: StoredThread | null): string | null {
  if (!thread || isClosed(thread)) return texts.threadClosed;
  return thread.blocked.tenant || thread.blocked.landlord ? viewingTexts.blocked : null;
}
