import { addDays } from '@pokriv/contracts/conversation/sofia-time';
import type { Slot, Slots } from '@pokriv/contracts/conversation/viewing';
import { AppError, notFound } from '@pokriv/contracts/errors';
import { sofiaDay } from '@pokriv/contracts/sofia-day';

import type { Hours } from '../availability/availability.repository.ts';
import type { ListingRef } from '../listing-refs/listing-ref.model.ts';
import { texts, viewingTexts } from '../messages.ts';
import { freeSlots, nearestSlots, type DaySlots } from './free-slots.ts';
import type { ViewingParts } from './viewing-parts.ts';

export async function freeDays(
  { cells, now }: ViewingParts,
  { _id: listingId, ownerId }: Pick<ListingRef, '_id' | 'ownerId'>,
  hours: Hours,
): Promise<DaySlots[]> {
  if (hours.mode === 'off') return [];
  const at = now();
  const today = sofiaDay(at);
  const busy = await cells.busy(ownerId, today, addDays(today, hours.horizonDays));
  return freeSlots(listingId, hours, { ...busy, now: at });
}

/** @throws AppError NOT_FOUND; a listing that is not active has no times */
export async function readSlots(parts: ViewingParts, listingId: string): Promise<Slots> {
  const listing = await parts.listings.find(listingId);
  if (!listing) throw notFound(texts.listingNotFound);
  const hours = await parts.availability.of(listing.ownerId, listingId);
  const { slotMinutes, seats } = hours;
  if (listing.status !== 'active') return { mode: 'off', slotMinutes, seats, canPropose: false, days: [] };
  const days = await freeDays(parts, listing, hours);
  return { mode: hours.mode, slotMinutes, seats, canPropose: true, days };
}

export const slotTaken = (current?: Slot[]): AppError =>
  new AppError({ code: 'SLOT_TAKEN', message: viewingTexts.slotTaken, ...(current && { current }) });

/** Adds the three nearest free times to a SLOT_TAKEN error. */
export async function withNearest<Result>(
  parts: ViewingParts,
  { listingId, landlordId, start }: { listingId: string; landlordId: string; start: () => Date | undefined },
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'SLOT_TAKEN') throw error;
    const hours = await parts.availability.of(landlordId, listingId);
    const days = await freeDays(parts, { _id: listingId, ownerId: landlordId }, hours);
    throw slotTaken(nearestSlots(days, start() ?? parts.now()));
  }
}
