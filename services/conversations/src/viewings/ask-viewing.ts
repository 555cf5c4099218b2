import type { Actor } from '@pokriv/contracts/actor';
import type { AskedViewing, NewViewing } from '@pokriv/contracts/conversation/viewing';
import { VIEWING_LIMITS } from '@pokriv/contracts/conversation/viewing-states';
import { AppError, conflict, forbidden, notFound } from '@pokriv/contracts/errors';
import type { Limit } from '@pokriv/service-kit/limits';
import type { InTransaction, Unit } from '@pokriv/service-kit/mongo';
import { retryDuplicates } from '@pokriv/service-kit/retry-duplicates';
import { Types } from 'mongoose';

import type { Hours } from '../availability/availability.repository.ts';
import type { ListingRef } from '../listing-refs/listing-ref.model.ts';
import { texts, viewingTexts } from '../messages.ts';
import { openThread, whyNothingArranged, type Starting } from '../sending/may-write.ts';
import type { PublishChange } from '../threads/publish-change.ts';
import type { StoredThread } from '../threads/thread.model.ts';
import { checkText, readTime, readTimes, refusedField, requestExpires } from './check-time.ts';
import { isOffered, MINUTE_MS, slotKey } from './free-slots.ts';
import { newViewing } from './offer-place.ts';
import { slotTaken, withNearest } from './read-slots.ts';
import { remindersPast } from './step-viewing.ts';
import type { InTurn } from './take-turns.ts';
import { announceViewing } from './announce-viewing.ts';
import { whenText, type ViewingParts } from './viewing-parts.ts';
import { showTo } from './show-viewings.ts';
import type { StoredViewing } from './viewing.model.ts';

export interface ViewingDeps extends ViewingParts, Starting {
  inTransaction: InTransaction;
  publish: PublishChange;
  limit: Limit;
  /** Keyed by landlord. */
  inTurn: InTurn;
}

interface Asking {
  actor: Actor;
  asked: NewViewing;
  listing: ListingRef;
  hours: Hours;
}

/**
 * Requests a free time, a place in its waiting list, or proposes times (design/conversations).
 * @throws AppError EMAIL_NOT_VERIFIED, NOT_FOUND, FORBIDDEN for the caller's own listing, CONFLICT (listing
 * not active, blocked, thread closed, already an open viewing, waiting list full), BAD_REQUEST with the time's field,
 * SLOT_TAKEN with the nearest free times, RATE_LIMITED
 */
export async function askViewing(deps: ViewingDeps, actor: Actor, asked: NewViewing): Promise<AskedViewing> {
  const { listings, availability, people, limit } = deps;
  if (!actor.isEmailVerified)
    throw new AppError({ code: 'EMAIL_NOT_VERIFIED', message: viewingTexts.emailNotVerified });
  const listing = await listings.find(asked.listingId);
  if (!listing) throw notFound(texts.listingNotFound);
  const { ownerId: landlordId } = listing;
  if (landlordId === actor.id) throw forbidden(viewingTexts.ownListing);
  const [landlord, isBlocked, hours] = await Promise.all([
    people.find(landlordId),
    deps.threads.isPairBlocked(actor.id, landlordId),
    availability.of(landlordId, listing._id),
  ]);
  if (listing.status !== 'active' || landlord?.isHidden) throw conflict(viewingTexts.listingNotActive);
  if (isBlocked) throw conflict(viewingTexts.blocked);
  checkText('note', asked.note);
  await limit.take(actor.id);
  const asking = { actor, asked, listing, hours };
  return asked.start === undefined ? proposeTimes(deps, asking) : askTime(deps, asking, asked.start);
}

/**
 * Finds or creates the thread; allows one open viewing per thread, and a new thread uses the daily budget. The listing
 * may have been rented since it was read.
 */
async function threadOf(deps: ViewingDeps, { actor, listing }: Asking, unit: Unit): Promise<StoredThread> {
  const held = await deps.listings.hold(listing._id, unit);
  if (held?.status !== 'active') throw conflict(viewingTexts.listingNotActive);
  const known = await deps.threads.findOf(listing._id, actor.id, unit);
  const thread = known ?? (await openThread(deps, actor, held, unit));
  const refusal = whyNothingArranged(thread);
  if (refusal !== null) throw conflict(refusal);
  if (await deps.viewings.hasOpen(thread._id, unit)) throw conflict(viewingTexts.alreadyOpen);
  return thread;
}

const askedParts = ({ actor, asked, listing }: Asking, threadId: string) => ({
  threadId,
  listingId: listing._id,
  landlordId: listing.ownerId,
  tenantId: actor.id,
  title: listing.title,
  people: asked.people,
  kind: asked.kind,
  note: asked.note,
});

async function inThread(
  deps: ViewingDeps,
  work: (unit: Unit) => Promise<{ viewing: StoredViewing; thread: StoredThread }>,
): Promise<AskedViewing> {
  const { viewing, thread } = await retryDuplicates(() => deps.inTransaction(work));
  deps.publish(thread);
  return { viewing: await showTo(deps, viewing, 'tenant'), threadId: thread._id, waiting: null };
}

/** Proposed times claim no cells until the landlord confirms one. */
async function proposeTimes(deps: ViewingDeps, asking: Asking): Promise<AskedViewing> {
  const { listing, hours, asked } = asking;
  const now = deps.now();
  const options = readTimes(asked.options ?? [], { limits: hours, now });
  const [first = now] = options;
  const { ownerId: landlordId, _id: listingId } = listing;
  const minutes = hours.slotMinutes + hours.bufferMinutes;
  let taken: Date | undefined;
  return withNearest(deps, { listingId, landlordId, start: () => taken }, async () => {
    for (const start of options) {
      taken = start;
      const seat = await deps.cells.findSeat({ landlordId, listingId, start, minutes, seats: hours.seats });
      if (seat === null) throw slotTaken();
    }
    return inThread(deps, async (unit) => {
      const thread = await threadOf(deps, asking, unit);
      const viewing: StoredViewing = {
        ...newViewing(askedParts(asking, thread._id), { state: 'requested', by: 'tenant', now }),
        awaits: 'landlord',
        options,
        expiresAt: requestExpires(now, first),
      };
      await deps.viewings.add(viewing, unit);
      const text = viewingTexts.proposed(options.map(whenText));
      const told = { before: null, viewing, by: 'tenant', text, mailTo: ['landlord'] } as const;
      return { viewing, thread: await announceViewing(deps, told, unit) };
    });
  });
}

async function askTime(deps: ViewingDeps, asking: Asking, said: string): Promise<AskedViewing> {
  const { listing, hours, asked } = asking;
  const now = deps.now();
  if (hours.mode === 'off') throw refusedField('start', viewingTexts.noFreeHours);
  const start = readTime(said, { param: 'start', limits: hours, now });
  if (!isOffered(listing._id, hours, { start, now })) throw refusedField('start', viewingTexts.notOffered);
  const { ownerId: landlordId, _id: listingId } = listing;
  return withNearest(deps, { listingId, landlordId, start: () => start }, async () => {
    const booked = await deps.inTurn(landlordId, () => bookTime(deps, asking, start));
    if (booked) return booked;
    if (!asked.isWaiting) throw slotTaken();
    return deps.inTurn(landlordId, () => waitForTime(deps, asking, start));
  });
}

/**
 * Instant mode confirms the time at once; otherwise it awaits the landlord with its cells taken.
 * @returns null when the time is taken, usually without a transaction
 */
async function bookTime(deps: ViewingDeps, asking: Asking, start: Date): Promise<AskedViewing | null> {
  const { listing, hours } = asking;
  const { slotMinutes, bufferMinutes, seats, maxADay } = hours;
  const { ownerId: landlordId, _id: listingId } = listing;
  const minutes = slotMinutes + bufferMinutes;
  const time = { landlordId, listingId, start, minutes, seats, maxADay };
  if ((await deps.cells.findSeat(time)) === null) return null;
  const isInstant = hours.mode === 'instant';
  const now = deps.now();
  return inThread(deps, async (unit) => {
    const asked = newViewing(askedParts(asking, ''), {
      state: isInstant ? 'confirmed' : 'requested',
      by: 'tenant',
      now,
    });
    const seat = await deps.cells.claim({ ...time, viewingId: asked._id }, unit);
    if (seat === null) throw slotTaken();
    const thread = await threadOf(deps, asking, unit);
    const viewing: StoredViewing = {
      ...asked,
      threadId: thread._id,
      start,
      end: new Date(start.getTime() + slotMinutes * MINUTE_MS),
      seat,
      ...(isInstant
        ? { wasConfirmed: true, reminded: remindersPast(start, now) }
        : { awaits: 'landlord', expiresAt: requestExpires(now, start) }),
    };
    await deps.viewings.add(viewing, unit);
    await deps.viewings.dropWaits({ slot: slotKey(listing._id, start), tenantId: asked.tenantId }, unit);
    const text = isInstant ? viewingTexts.confirmed(whenText(start)) : viewingTexts.asked(whenText(start));
    const mailTo = isInstant ? (['landlord', 'tenant'] as const) : (['landlord'] as const);
    return {
      viewing,
      thread: await announceViewing(
        deps,
        { before: null, viewing, by: 'tenant', text, mailTo, isAnswered: isInstant },
        unit,
      ),
    };
  });
}

/** Joins the waiting list of a full time; places are counted under the lock of the day. */
async function waitForTime(deps: ViewingDeps, asking: Asking, start: Date): Promise<AskedViewing> {
  const { listing, hours, actor } = asking;
  const slot = slotKey(listing._id, start);
  const now = deps.now();
  const { thread, waiting } = await retryDuplicates(() =>
    deps.inTransaction(async (unit) => {
      const waits = await deps.viewings.waitsOf(slot, unit);
      if (waits.some(({ tenantId }) => tenantId === actor.id)) throw conflict(viewingTexts.alreadyWaiting);
      if (waits.length >= VIEWING_LIMITS.waitlistMost) throw conflict(viewingTexts.waitlistFull);
      const time = { start, minutes: hours.slotMinutes, seats: hours.seats };
      if (!(await deps.cells.isFull(listing.ownerId, slot, time, unit))) throw slotTaken();
      await deps.cells.lock(listing.ownerId, start, unit);
      const ensured = await threadOf(deps, asking, unit);
      const { title: _title, ...parts } = askedParts(asking, ensured._id);
      const end = new Date(start.getTime() + hours.slotMinutes * MINUTE_MS);
      const _id = new Types.ObjectId().toHexString();
      await deps.viewings.addWait({ _id, slot, ...parts, start, end, createdAt: now }, unit);
      const text = viewingTexts.waiting(whenText(start));
      const message = { from: 'system', kind: 'viewing', text, by: 'tenant' } as const;
      const { thread: changed } = await deps.threads.append(ensured, message, { now, unit });
      return { thread: changed, waiting: waits.length + 1 };
    }),
  );
  deps.publish(thread);
  return { viewing: null, threadId: thread._id, waiting };
}
