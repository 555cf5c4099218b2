import type { Actor } from '@pokriv/contracts/actor';
import type { WaitingPlace } from '@pokriv/contracts/conversation/viewing';
import { notFound } from '@pokriv/contracts/errors';

import { viewingTexts as texts } from '../messages.ts';
import type { ViewingDeps } from './ask-viewing.ts';
import { whenText, type ViewingParts } from './viewing-parts.ts';
import type { StoredViewing } from './viewing.model.ts';
import type { ViewingWait } from './viewing-wait.model.ts';

const placeOf = (
  {
    _id: id,
    threadId,
    people,
    kind,
  }: Pick<ViewingWait | StoredViewing, '_id' | 'threadId' | 'people' | 'kind'>,
  listing: WaitingPlace['listing'],
  { start, end }: { start: Date; end: Date },
) => ({ id, threadId, listing, people, kind, start: start.toISOString(), end: end.toISOString() });

/** Offered times of a tenant, then waiting places, each by time (design/conversations). */
export async function listWaitingPlaces(
  { viewings, listings, now }: Pick<ViewingParts, 'viewings' | 'listings' | 'now'>,
  tenantId: string,
): Promise<WaitingPlace[]> {
  const at = now();
  const [offers, waits] = await Promise.all([
    viewings.offersTo(tenantId, at),
    viewings.placesOf(tenantId, at),
  ]);
  const refs = await listings.findAll([...new Set(waits.map(({ listingId }) => listingId))]);
  const titleOf = new Map(refs.map(({ _id, title }) => [_id, title]));
  return [
    ...offers.flatMap((offer) => {
      const { _id: viewingId, listingId, title, start, end, expiresAt } = offer;
      if (!start || !end || !expiresAt) return [];
      const place = placeOf(offer, { id: listingId, title }, { start, end });
      return [{ ...place, before: 0, offer: { viewingId, expiresAt: expiresAt.toISOString() } }];
    }),
    ...waits.map((wait) => {
      const listing = { id: wait.listingId, title: titleOf.get(wait.listingId) ?? texts.erasedListing };
      return { ...placeOf(wait, listing, wait), before: wait.before, offer: null };
    }),
  ];
}

/**
 * Leaves a waiting list and notes it in the thread. An offered time is declined instead.
 * @throws AppError NOT_FOUND, also for another person's place, and once the time was offered
 */
export async function leaveWaitingPlace(
  { inTransaction, viewings, threads, publish, now }: ViewingDeps,
  actor: Actor,
  id: string,
): Promise<void> {
  const thread = await inTransaction(async (unit) => {
    const place = await viewings.leaveWait(id, actor.id, unit);
    if (!place) throw notFound(texts.notWaiting);
    const known = await threads.find(place.threadId, unit);
    if (!known) return undefined;
    const text = texts.left(whenText(place.start));
    const message = { from: 'system', kind: 'viewing', text, by: 'tenant' } as const;
    return (await threads.append(known, message, { now: now(), unit })).thread;
  });
  if (thread) publish(thread);
}
