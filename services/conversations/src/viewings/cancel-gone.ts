import type { ListingRef } from '../listing-refs/listing-ref.model.ts';
import type { StoredPerson } from '../people/person.model.ts';
import type { Unit } from '@pokriv/service-kit/mongo';
import type { QueryFilter } from 'mongoose';

import { viewingTexts as texts } from '../messages.ts';
import type { StoredThread } from '../threads/thread.model.ts';
import { stepViewing } from './step-viewing.ts';
import type { ViewingParts } from './viewing-parts.ts';
import type { StoredViewing } from './viewing.model.ts';

/** A confirmed viewing that has begun is not cancelled: its outcome can still be reported. */
const hasBegun = ({ start, wasConfirmed }: StoredViewing, now: Date): boolean =>
  wasConfirmed && start !== null && start <= now;

/**
 * Cancels open viewings. Drop their waiting lists first, otherwise freed times are offered.
 * @returns the changed threads, to publish after the commit
 */
export async function cancelAll(
  parts: ViewingParts,
  which: QueryFilter<StoredViewing>,
  { reason, unit }: { reason: string; unit: Unit },
): Promise<StoredThread[]> {
  const now = parts.now();
  const threads: StoredThread[] = [];
  for (const viewing of await parts.viewings.openOf(which, unit)) {
    if (hasBegun(viewing, now)) continue;
    const told = { text: texts.cancelled(reason), mailTo: ['tenant', 'landlord'] } as const;
    const step = { action: 'cancel', by: 'system', set: { reason }, ...told } as const;
    threads.push(...(await stepViewing(parts, viewing, step, unit)).threads);
  }
  return threads;
}

const isGone = (status: string): status is keyof typeof texts.listingGone => status in texts.listingGone;

/** Cancels all viewings of a rented, removed or deleted listing. */
export const cancelOfListing =
  (parts: ViewingParts) =>
  async ({ after }: { after: ListingRef }, unit: Unit): Promise<StoredThread[]> => {
    const { _id: listingId, status } = after;
    if (!isGone(status)) return [];
    await parts.viewings.dropWaits({ listingId }, unit);
    return cancelAll(parts, { listingId }, { reason: texts.listingGone[status], unit });
  };

/** Cancels all viewings of a person who was suspended or is leaving. */
export const cancelOfPerson =
  (parts: ViewingParts) =>
  async ({ after }: { after: StoredPerson }, unit: Unit): Promise<StoredThread[]> =>
    after.isHidden ? cancelOf(parts, after._id, unit) : [];

export async function cancelOf(parts: ViewingParts, userId: string, unit: Unit): Promise<StoredThread[]> {
  const either = { $or: [{ tenantId: userId }, { landlordId: userId }] };
  await parts.viewings.dropWaits(either, unit);
  return cancelAll(parts, either, { reason: texts.personGone, unit });
}
