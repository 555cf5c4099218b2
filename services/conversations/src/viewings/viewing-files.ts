import { otherSide, type Side } from '@pokriv/contracts/conversation/conversation-rules';
import { VIEWING_LIMITS } from '@pokriv/contracts/conversation/viewing-states';
import { conflict, notFound } from '@pokriv/contracts/errors';
import { thread as threadPage } from '@pokriv/contracts/pages';
import { viewingCalendar, type CalendarViewing } from '@pokriv/service-kit/calendar';
import type { Response } from 'express';

import { texts, viewingTexts } from '../messages.ts';
import { HOUR_MS } from './free-slots.ts';
import { sideOf } from '../threads/thread.repository.ts';
import { shownAddress } from './shown-viewing.ts';
import { nameOf } from './announce-viewing.ts';
import type { ViewingParts } from './viewing-parts.ts';
import type { StoredViewing } from './viewing.model.ts';

const DAY_MS = 24 * HOUR_MS;
/** Past days in a feed. */
const FEED_PAST_DAYS = 30;

type FileParts = Pick<ViewingParts, 'viewings' | 'people' | 'listings' | 'availability' | 'now'> & {
  publicOrigin: string;
};

interface Around {
  side: Side;
  otherName: string;
  address: string | null;
  publicOrigin: string;
  now: Date;
}

function calendarViewing(
  viewing: StoredViewing,
  { otherName, address, publicOrigin, now }: Around,
): CalendarViewing | null {
  const { _id: id, sequence, start, end, title, kind, state, threadId, createdAt, history } = viewing;
  if (!start || !end) return null;
  return {
    ...{ id, sequence, start, end, title, kind },
    with: otherName,
    address: shownAddress(viewing, address, now),
    url: `${publicOrigin}${threadPage.path.replace(':id', threadId)}`,
    changedAt: history.at(-1)?.at ?? createdAt,
    isCancelled: state === 'cancelled' || state === 'expired',
  };
}

async function entriesOf(
  { people, listings, publicOrigin, now }: FileParts,
  viewings: readonly StoredViewing[],
  userId: string,
): Promise<CalendarViewing[]> {
  const sided = viewings.map((viewing) => ({ viewing, side: sideOf(viewing, userId) ?? 'tenant' }));
  const others = await people.findAll(sided.map(({ viewing, side }) => viewing[`${otherSide(side)}Id`]));
  const refs = await listings.findAll(viewings.map(({ listingId }) => listingId));
  return sided.flatMap(({ viewing, side }) => {
    const other = others.find(({ _id }) => _id === viewing[`${otherSide(side)}Id`]);
    const address = refs.find(({ _id }) => _id === viewing.listingId)?.address ?? null;
    const around = { side, otherName: nameOf(other), address, publicOrigin, now: now() };
    return calendarViewing(viewing, around) ?? [];
  });
}

/** @throws AppError NOT_FOUND, also for another person's viewing; CONFLICT without an agreed time */
export async function viewingFile(parts: FileParts, userId: string, id: string): Promise<string> {
  const viewing = await parts.viewings.find(id);
  if (!viewing || !sideOf(viewing, userId)) throw notFound(texts.viewingNotFound);
  if (!viewing.wasConfirmed) throw conflict(viewingTexts.noTimeYet);
  const viewings = await entriesOf(parts, [viewing], userId);
  return viewingCalendar({ method: 'PUBLISH', viewings });
}

/** Agreed viewings of the feed's owner, from 30 days ago to the horizon. @throws AppError NOT_FOUND */
export async function calendarFeed(parts: FileParts, secret: string): Promise<string> {
  const userId = await parts.availability.ownerOf(secret);
  if (userId === null) throw notFound(texts.viewingNotFound);
  const now = parts.now().getTime();
  const viewings = await parts.viewings.calendarOf(userId, {
    from: new Date(now - FEED_PAST_DAYS * DAY_MS),
    to: new Date(now + (VIEWING_LIMITS.horizonDaysMost + 1) * DAY_MS),
  });
  const entries = await entriesOf(parts, viewings, userId);
  return viewingCalendar({ method: 'PUBLISH', name: viewingTexts.calendarName, viewings: entries });
}

export function sendCalendar(reply: Response, file: string, name?: string): void {
  reply.set({
    'Content-Type': 'text/calendar; charset=utf-8',
    'Cache-Control': 'private, no-cache',
    ...(name !== undefined && { 'Content-Disposition': `attachment; filename="${name}.ics"` }),
  });
  reply.send(file);
}
