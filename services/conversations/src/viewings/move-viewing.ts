import { otherSide } from '@pokriv/contracts/conversation/conversation-rules';
import { viewingTable } from '@pokriv/contracts/conversation/viewing-states';
import { AppError } from '@pokriv/contracts/errors';
import { transition } from '@pokriv/contracts/transition';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { Hours } from '../availability/availability.repository.ts';
import { viewingTexts as texts } from '../messages.ts';
import type { StoredThread } from '../threads/thread.model.ts';
import { assertArranges, both, type Acting } from './answer-viewing.ts';
import type { ViewingDeps } from './ask-viewing.ts';
import { landlordLimits, readTime, refusedField, requestExpires } from './check-time.ts';
import { isOffered, MINUTE_MS } from './free-slots.ts';
import { offerPlace } from './offer-place.ts';
import { slotTaken } from './read-slots.ts';
import { stepViewing, type Stepped } from './step-viewing.ts';
import { whenText } from './viewing-parts.ts';
import type { StoredViewing } from './viewing.model.ts';

/**
 * Moves a confirmed viewing: the new cells are claimed and the old ones freed in one transaction. The other
 * side must confirm, except for a tenant's move to a free time in instant mode.
 * @throws AppError INVALID_TRANSITION, CONFLICT of `assertArranges`, BAD_REQUEST with the field, SLOT_TAKEN
 */
export async function moveViewing(
  deps: ViewingDeps,
  acting: Acting,
  { start: said, reason }: { start: string; reason: string },
): Promise<Stepped> {
  const { viewing, side, now, unit } = acting;
  transition(viewingTable, viewing.state, 'move', side);
  if (viewing.start && viewing.start <= now)
    throw new AppError({ code: 'INVALID_TRANSITION', message: texts.alreadyBegan });
  assertArranges(acting);
  const hours = await deps.availability.of(viewing.landlordId, viewing.listingId);
  const limits = side === 'tenant' ? hours : landlordLimits;
  const start = readTime(said, { param: 'start', limits, now });
  if (start.getTime() === viewing.start?.getTime()) throw refusedField('start', texts.sameTime);
  const isFree = side === 'tenant' && isOffered(viewing.listingId, hours, { start, now });
  const stays = hours.mode === 'instant' && isFree;
  const { seat, threads } = await takeInstead(deps, { viewing, start, hours, isFree }, unit);
  const when = whenText(start);
  const stepped = await stepViewing(
    deps,
    viewing,
    {
      action: 'move',
      by: side,
      ...(stays && { stays }),
      set: {
        start,
        end: new Date(start.getTime() + hours.slotMinutes * MINUTE_MS),
        seat,
        reason: reason || null,
        coming: { tenant: false, landlord: false },
        ...(!stays && { awaits: otherSide(side), expiresAt: requestExpires(now, start) }),
      },
      text: stays ? texts.movedTo(when, reason) : texts.moving(when, reason),
      mailTo: both,
    },
    unit,
  );
  return { viewing: stepped.viewing, threads: [...stepped.threads, ...threads] };
}

interface Taking {
  viewing: StoredViewing;
  start: Date;
  hours: Hours;
  isFree: boolean;
}

/**
 * Frees the viewing's own cells first: a move by ten minutes overlaps them. The old time goes to its waiting
 * list last.
 */
async function takeInstead(
  deps: ViewingDeps,
  { viewing, start, hours, isFree }: Taking,
  unit: Unit,
): Promise<{ seat: number; threads: StoredThread[] }> {
  const { _id: viewingId, landlordId, listingId, start: old } = viewing;
  if (old) await deps.cells.free({ _id: viewingId, landlordId, start: old }, unit);
  const { slotMinutes, bufferMinutes, seats, maxADay } = hours;
  const minutes = slotMinutes + bufferMinutes;
  const time = { viewingId, landlordId, listingId, start, minutes, seats };
  const seat = await deps.cells.claim({ ...time, ...(isFree && { maxADay }) }, unit);
  if (seat === null) throw slotTaken();
  const threads = old ? await offerPlace(deps, { landlordId, listingId, start: old }, unit) : [];
  return { seat, threads };
}
