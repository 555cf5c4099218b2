import type { Side } from '@pokriv/contracts/conversation/conversation-rules';
import { OFFER_KEPT_H, type ViewingState } from '@pokriv/contracts/conversation/viewing-states';
import type { Unit } from '@pokriv/service-kit/mongo';
import { Types } from 'mongoose';

import { viewingTexts as texts } from '../messages.ts';
import { whyNothingArranged } from '../sending/may-write.ts';
import type { StoredThread } from '../threads/thread.model.ts';
import { HOUR_MS, MINUTE_MS, slotKey } from './free-slots.ts';
import { announceViewing } from './announce-viewing.ts';
import { whenText, type ViewingParts } from './viewing-parts.ts';
import type { StoredViewing } from './viewing.model.ts';
import type { ViewingWait } from './viewing-wait.model.ts';

type Asked = Pick<
  StoredViewing,
  'threadId' | 'listingId' | 'landlordId' | 'tenantId' | 'title' | 'people' | 'kind' | 'note'
>;

/** A viewing without history. */
export const newViewing = (
  asked: Asked,
  { state, by, now }: { state: ViewingState; by: Side | 'system'; now: Date },
): StoredViewing => ({
  _id: new Types.ObjectId().toHexString(),
  ...asked,
  state,
  awaits: null,
  options: [],
  start: null,
  end: null,
  seat: null,
  reason: null,
  sequence: 0,
  wasConfirmed: false,
  coming: { tenant: false, landlord: false },
  expiresAt: null,
  isOffer: false,
  reminded: [],
  history: [{ at: now, by, action: 'ask', from: null, to: state }],
  createdAt: now,
});

/**
 * Offers a freed time to the first in its waiting list for two hours, with its cells taken, in the
 * transaction that frees it.
 * @returns the threads to publish
 */
export async function offerPlace(
  parts: ViewingParts,
  { landlordId, listingId, start }: Pick<StoredViewing, 'landlordId' | 'listingId'> & { start: Date },
  unit: Unit,
): Promise<StoredThread[]> {
  const { viewings, cells, listings, availability, threads, now } = parts;
  const at = now();
  const waits = start > at ? await viewings.waitsOf(slotKey(listingId, start), unit) : [];
  if (waits.length === 0) return [];
  const listing = await listings.find(listingId, unit);
  const hours = await availability.of(landlordId, listingId);
  if (listing?.status !== 'active' || hours.mode === 'off') return [];
  for (const wait of waits) {
    const thread = await threads.find(wait.threadId, unit);
    if (whyNothingArranged(thread) !== null || (await viewings.hasOpen(wait.threadId, unit))) {
      await viewings.dropWaits({ _id: wait._id }, unit);
      continue;
    }
    const viewing = offerOf(wait, listing.title, at);
    const minutes = (wait.end.getTime() - start.getTime()) / MINUTE_MS + hours.bufferMinutes;
    const time = { viewingId: viewing._id, landlordId, listingId, start, minutes, seats: hours.seats };
    const seat = await cells.claim(time, unit);
    if (seat === null) return [];
    const offer = { ...viewing, seat };
    await viewings.dropWaits({ _id: wait._id }, unit);
    await viewings.add(offer, unit);
    // as an act of the landlord: no unread count for them
    const text = texts.offered(whenText(start), whenText(offer.expiresAt ?? start));
    return [
      await announceViewing(
        parts,
        { before: null, viewing: offer, by: 'landlord', text, mailTo: ['tenant'] },
        unit,
      ),
    ];
  }
  return [];
}

function offerOf(wait: ViewingWait, title: string, now: Date): StoredViewing {
  const { threadId, listingId, landlordId, tenantId, people, kind, note, start, end } = wait;
  const asked = { threadId, listingId, landlordId, tenantId, title, people, kind, note };
  return {
    ...newViewing(asked, { state: 'countered', by: 'system', now }),
    awaits: 'tenant',
    options: [start],
    ...{ start, end },
    isOffer: true,
    expiresAt: new Date(Math.min(now.getTime() + OFFER_KEPT_H * HOUR_MS, start.getTime())),
  };
}
