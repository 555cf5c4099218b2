import type { Actor } from '@pokriv/contracts/actor';
import { otherSide, type Side } from '@pokriv/contracts/conversation/conversation-rules';
import type { Viewing } from '@pokriv/contracts/conversation/viewing';
import { viewingTable, type ViewingAction } from '@pokriv/contracts/conversation/viewing-states';
import { AppError, conflict, forbidden, notFound } from '@pokriv/contracts/errors';
import { transition } from '@pokriv/contracts/transition';
import type { Unit } from '@pokriv/service-kit/mongo';
import { retryDuplicates } from '@pokriv/service-kit/retry-duplicates';

import { texts, viewingTexts } from '../messages.ts';
import { whyNothingArranged } from '../sending/may-write.ts';
import { sideOf } from '../threads/thread.repository.ts';
import type { ViewingDeps } from './ask-viewing.ts';
import { landlordLimits, readTimes, refusedField, requestExpires } from './check-time.ts';
import { MINUTE_MS } from './free-slots.ts';
import { slotTaken, withNearest } from './read-slots.ts';
import { showTo } from './show-viewings.ts';
import { isOutcomeTime } from './shown-viewing.ts';
import { stepViewing, type Step, type Stepped } from './step-viewing.ts';
import { whenText } from './viewing-parts.ts';
import type { StoredViewing } from './viewing.model.ts';

export const both: readonly Side[] = ['tenant', 'landlord'];

const impossible = (message: string) => new AppError({ code: 'INVALID_TRANSITION', message });

export interface Acting {
  viewing: StoredViewing;
  side: Side;
  now: Date;
  unit: Unit;
  /** `whyNothingArranged` of its thread: the viewing can only be called off, without words. */
  refusal: string | null;
}

/** @throws AppError CONFLICT in a closed thread, or between people of whom one has blocked the other */
export function assertArranges({ refusal }: Acting): void {
  if (refusal !== null) throw conflict(refusal);
}

const wordsOf = ({ refusal }: Acting, reason: string): string => (refusal === null ? reason : '');

/**
 * Runs a person's act on a viewing in a transaction; the later of two concurrent acts sees the new state.
 * @throws AppError NOT_FOUND, also for another person's viewing
 */
export async function act(
  deps: ViewingDeps,
  { actor, id, start: near }: { actor: Actor; id: string; start?: string },
  work: (acting: Acting) => Promise<Stepped>,
): Promise<Viewing> {
  let acting: Acting | undefined;
  const known = await deps.viewings.find(id);
  if (!known || !sideOf(known, actor.id)) throw notFound(texts.viewingNotFound);
  const asked = near === undefined ? (known.start ?? known.options[0]) : new Date(near);
  const { listingId, landlordId } = known;
  const { viewing, threads } = await withNearest(deps, { listingId, landlordId, start: () => asked }, () =>
    deps.inTurn(landlordId, () =>
      retryDuplicates(() =>
        deps.inTransaction(async (unit) => {
          const viewing = await deps.viewings.find(id, unit);
          const side = viewing && sideOf(viewing, actor.id);
          if (!side) throw notFound(texts.viewingNotFound);
          const refusal = whyNothingArranged(await deps.threads.find(viewing.threadId, unit));
          acting = { viewing, side, now: deps.now(), unit, refusal };
          return work(acting);
        }),
      ),
    ),
  );
  for (const thread of threads) deps.publish(thread);
  return showTo(deps, viewing, acting?.side ?? 'tenant');
}

/**
 * Validates an answer against the transition table.
 * @throws AppError INVALID_TRANSITION by the table or after expiry; FORBIDDEN by the table or when the other
 * side must answer
 */
function assertAnswer({ viewing, side, now }: Acting, action: ViewingAction): void {
  if (viewing.state === 'expired') throw impossible(viewingTexts.answerTooLate);
  transition(viewingTable, viewing.state, action, side);
  if (viewing.awaits !== side) throw forbidden(viewingTexts.notYourTurn);
  if (viewing.expiresAt && viewing.expiresAt <= now) throw impossible(viewingTexts.answerTooLate);
}

async function answer(
  deps: ViewingDeps,
  { viewing, side, unit }: Acting,
  step: Omit<Step, 'by' | 'mailTo'>,
): Promise<Stepped> {
  const isForBoth = step.action === 'confirm' || viewing.wasConfirmed;
  return stepViewing(
    deps,
    viewing,
    { ...step, by: side, mailTo: isForBoth ? both : [otherSide(side)] },
    unit,
  );
}

/** The confirmed option; defaults to the only one. */
function chosenOption({ options }: StoredViewing, said: string | undefined, now: Date): Date {
  const only = options.length === 1 ? options[0] : undefined;
  const chosen = said === undefined ? only : options.find((option) => option.getTime() === Date.parse(said));
  if (!chosen) throw refusedField('start', viewingTexts.chooseOption);
  if (chosen <= now) throw refusedField('start', viewingTexts.past);
  return chosen;
}

/** Confirms a viewing. A time with cells keeps them; one of several options claims its cells now. */
export async function confirmViewing(
  deps: ViewingDeps,
  acting: Acting,
  { start: said }: { start?: string },
): Promise<Stepped> {
  const { viewing, now, unit } = acting;
  assertAnswer(acting, 'confirm');
  assertArranges(acting);
  if (viewing.start && viewing.seat !== null) {
    const isOther = said !== undefined && Date.parse(said) !== viewing.start.getTime();
    if (isOther) throw refusedField('start', viewingTexts.chooseOption);
    const text = viewingTexts.confirmed(whenText(viewing.start));
    return answer(deps, acting, { action: 'confirm', set: { reason: null }, text });
  }
  const start = chosenOption(viewing, said, now);
  const hours = await deps.availability.of(viewing.landlordId, viewing.listingId);
  const { _id: viewingId, landlordId, listingId } = viewing;
  const minutes = hours.slotMinutes + hours.bufferMinutes;
  const time = { viewingId, landlordId, listingId, start, minutes, seats: hours.seats };
  const seat = await deps.cells.claim(time, unit);
  if (seat === null) throw slotTaken();
  const end = new Date(start.getTime() + hours.slotMinutes * MINUTE_MS);
  const text = viewingTexts.confirmed(whenText(start));
  return answer(deps, acting, { action: 'confirm', set: { start, end, seat, reason: null }, text });
}

export async function declineViewing(
  deps: ViewingDeps,
  acting: Acting,
  { reason: said }: { reason: string },
): Promise<Stepped> {
  assertAnswer(acting, 'decline');
  const reason = wordsOf(acting, said);
  const text = acting.viewing.wasConfirmed ? viewingTexts.cancelled(reason) : viewingTexts.declined(reason);
  return answer(deps, acting, { action: 'decline', set: { reason: reason || null }, text });
}

/** Offers other times; a taken time is freed. */
export async function counterViewing(
  deps: ViewingDeps,
  acting: Acting,
  { options: said, reason }: { options: string[]; reason: string },
): Promise<Stepped> {
  const { viewing, side, now } = acting;
  assertAnswer(acting, 'counter');
  assertArranges(acting);
  const hours = await deps.availability.of(viewing.landlordId, viewing.listingId);
  const limits = side === 'tenant' ? hours : landlordLimits;
  const options = readTimes(said, { limits, now });
  const stepped = await answer(deps, acting, {
    action: 'counter',
    set: {
      ...{ options, start: null, end: null, seat: null, isOffer: false },
      reason: reason || null,
      awaits: otherSide(side),
      expiresAt: requestExpires(now, options[0] ?? now),
    },
    text: viewingTexts.countered(options.map(whenText), reason),
  });
  // after the step: the freed time may be offered again
  const { landlordId, listingId } = viewing;
  const minutes = hours.slotMinutes + hours.bufferMinutes;
  for (const start of options) {
    const time = { landlordId, listingId, start, minutes, seats: hours.seats };
    if ((await deps.cells.findSeat(time, acting.unit)) === null) throw slotTaken();
  }
  return stepped;
}

const hasBegun = ({ start, seat }: StoredViewing, now: Date): boolean =>
  start !== null && seat !== null && start <= now;

/** @throws AppError INVALID_TRANSITION by the table, or after the viewing has begun */
export async function cancelViewing(
  deps: ViewingDeps,
  acting: Acting,
  { reason: said }: { reason: string },
): Promise<Stepped> {
  const { viewing, side, now, unit } = acting;
  transition(viewingTable, viewing.state, 'cancel', side);
  if (hasBegun(viewing, now)) throw impossible(viewingTexts.alreadyBegan);
  const reason = wordsOf(acting, said);
  const text = viewingTexts.cancelled(reason);
  const mailTo = viewing.wasConfirmed ? both : [otherSide(side)];
  const set = { reason: reason || null };
  return stepViewing(deps, viewing, { action: 'cancel', by: side, set, text, mailTo }, unit);
}

/** „Идвам“ is stored; „Не мога“ cancels. */
export async function tellComing(
  deps: ViewingDeps,
  acting: Acting,
  { isComing }: { isComing: boolean },
): Promise<Stepped> {
  const { viewing: before, side, now, unit } = acting;
  if (!isComing) return cancelViewing(deps, acting, { reason: viewingTexts.cannotCome[side] });
  if (before.state !== 'confirmed') throw impossible(viewingTexts.notConfirmed);
  if (hasBegun(before, now)) throw impossible(viewingTexts.alreadyBegan);
  if (before.coming[side]) return { viewing: before, threads: [] };
  const viewing = { ...before, coming: { ...before.coming, [side]: true } };
  await deps.viewings.replace(viewing, unit);
  const thread = await deps.threads.find(viewing.threadId, unit);
  if (!thread) return { viewing, threads: [] };
  const text = viewingTexts.coming[side];
  const message = { from: 'system', kind: 'viewing', text, viewingId: viewing._id, by: side } as const;
  const written = await deps.threads.append(thread, message, { now, unit });
  return { viewing, threads: [written.thread] };
}

/** @throws AppError INVALID_TRANSITION by the table, or outside of +15 min to +72 h */
export async function tellOutcome(
  deps: ViewingDeps,
  { viewing, side, now, unit }: Acting,
  { outcome }: { outcome: 'done' | 'no_show' },
): Promise<Stepped> {
  const absent = side === 'landlord' ? 'say_tenant_absent' : 'say_landlord_absent';
  const action = outcome === 'done' ? 'say_done' : absent;
  transition(viewingTable, viewing.state, action, side);
  if (!isOutcomeTime(viewing, now)) throw impossible(viewingTexts.outcomeNotNow);
  return stepViewing(deps, viewing, { action, by: side }, unit);
}
