import { z } from 'zod';

import { Id, IsoDate, IsoDateTime, keysOf, proseBetween, queryNumber, wholeBetween } from '../zod-parts.ts';
import { sides } from './conversation-rules.ts';
import { bookingModes, viewingKinds, VIEWING_LIMITS as LIMIT, viewingStates } from './viewing-states.ts';

/** Wall time in Sofia: `09:30`; `24:00` ends a day. */
const Clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]0$|^24:00$/u, 'Въведете час през 10 минути.');

const Window = z
  .strictObject({ from: Clock, to: Clock })
  .refine(({ from, to }) => from < to, { message: 'Краят трябва да е след началото.', path: ['to'] });

/** The landlord's hours; `listingId` absent: of all listings. */
export const AvailabilityChange = z.strictObject({
  /** Days of the week 1 (Monday) – 7. */
  weekly: z.array(Window.safeExtend({ day: wholeBetween(1, 7) })).max(LIMIT.windowsMost),
  /** Days that differ: without windows the day is free of viewings. */
  exceptions: z
    .array(z.strictObject({ date: IsoDate, windows: z.array(Window).max(6) }))
    .max(LIMIT.exceptionsMost),
  slotMinutes: z.union(
    [z.literal(15), z.literal(20), z.literal(30), z.literal(45)],
    'Изберете 15, 20, 30 или 45 минути.',
  ),
  bufferMinutes: wholeBetween(0, LIMIT.bufferMost),
  minNoticeHours: wholeBetween(0, LIMIT.noticeHoursMost),
  horizonDays: wholeBetween(1, LIMIT.horizonDaysMost),
  seats: wholeBetween(1, LIMIT.seatsMost),
  maxADay: wholeBetween(1, LIMIT.aDayMost),
  mode: keysOf(bookingModes),
});
export type AvailabilityChange = z.infer<typeof AvailabilityChange>;

export const Availability = z.object({
  ...AvailabilityChange.shape,
  /** null: the hours of all listings. */
  listingId: z.string().nullable(),
  /** False: no hours were set, these are the usual ones. */
  isSet: z.boolean(),
  /** Address of the calendar that other programs subscribe to. */
  calendarUrl: z.string(),
});
export type Availability = z.infer<typeof Availability>;

export const Slot = z.object({
  start: IsoDateTime,
  end: IsoDateTime,
  seatsLeft: z.number(),
  /** Full, but its waiting list has a place. */
  canWait: z.boolean(),
});
export type Slot = z.infer<typeof Slot>;

/** Free times by day in Sofia; `canPropose`: times of one's own may be asked for. */
export const Slots = z.object({
  mode: keysOf(bookingModes),
  slotMinutes: z.number(),
  seats: z.number(),
  canPropose: z.boolean(),
  days: z.array(z.object({ date: z.string(), slots: z.array(Slot) })),
});
export type Slots = z.infer<typeof Slots>;

const Start = z.iso.datetime({ offset: true, error: 'Изберете час.' });
const Reason = proseBetween(0, LIMIT.reasonMax).default('');
const Options = z
  .array(Start)
  .min(1, 'Предложете поне един час.')
  .max(LIMIT.optionsMost, 'Предложете най-много три часа.');

/** A free time (`start`), its waiting list, or up to three times of one's own (`options`). */
export const NewViewing = z
  .strictObject({
    listingId: Id,
    start: Start.optional(),
    options: Options.optional(),
    isWaiting: z.boolean().default(false),
    people: wholeBetween(1, LIMIT.peopleMost).default(1),
    kind: keysOf(viewingKinds).default('on_site'),
    note: Reason,
  })
  .refine(({ start, options }) => (start === undefined) !== (options === undefined), {
    message: 'Изберете свободен час или предложете до три свои.',
    path: ['start'],
  });
export type NewViewing = z.infer<typeof NewViewing>;

export const Viewing = z.object({
  id: z.string(),
  threadId: z.string(),
  listing: z.object({ id: z.string(), title: z.string() }),
  side: keysOf(sides),
  /** The other person's name, as „Мария П.“. */
  with: z.string(),
  state: keysOf(viewingStates),
  /** Side that must answer; null: neither. */
  awaits: keysOf(sides).nullable(),
  options: z.array(IsoDateTime),
  start: IsoDateTime.nullable(),
  end: IsoDateTime.nullable(),
  people: z.number(),
  kind: keysOf(viewingKinds),
  note: z.string(),
  reason: z.string().nullable(),
  /** In a confirmed viewing only, until 24 h after it. */
  address: z.string().nullable(),
  coming: z.object({ tenant: z.boolean(), landlord: z.boolean() }),
  /** A request without an answer expires then. */
  expiresAt: IsoDateTime.nullable(),
  canTellOutcome: z.boolean(),
  sequence: z.number(),
});
export type Viewing = z.infer<typeof Viewing>;

/** A place in the waiting list of a full time, or a viewing. */
export const AskedViewing = z.object({
  viewing: Viewing.nullable(),
  threadId: z.string(),
  /** From 1; null unless waiting. */
  waiting: z.number().nullable(),
});
export type AskedViewing = z.infer<typeof AskedViewing>;

/** The caller's own place in the waiting list of a full time. */
export const WaitingPlace = z.object({
  id: z.string(),
  threadId: z.string(),
  listing: z.object({ id: z.string(), title: z.string() }),
  start: IsoDateTime,
  end: IsoDateTime,
  people: z.number(),
  kind: keysOf(viewingKinds),
  /** People who get the time first. */
  before: z.number(),
  /** The time is free and kept for the caller: the viewing is confirmed or declined; null while waiting. */
  offer: z.object({ viewingId: z.string(), expiresAt: IsoDateTime }).nullable(),
});
export type WaitingPlace = z.infer<typeof WaitingPlace>;

export const ViewingQuery = z.strictObject({
  side: keysOf(sides).optional(),
  listingId: Id.optional(),
  /** Days in Sofia, both included. */
  from: IsoDate.optional(),
  to: IsoDate.optional(),
  /** Open viewings that this person has to answer. */
  awaitsMe: z.stringbool().optional(),
  limit: queryNumber(1, 200).default(100),
});
export type ViewingQuery = z.output<typeof ViewingQuery>;

/** `start`: the chosen one of several offered times. */
export const ViewingConfirm = z.strictObject({ start: Start.optional() });
export const ViewingReason = z.strictObject({ reason: Reason });
export const ViewingCounter = z.strictObject({ options: Options, reason: Reason });
export const ViewingMove = z.strictObject({ start: Start, reason: Reason });
export const ViewingComing = z.strictObject({ isComing: z.boolean() });
export const ViewingOutcome = z.strictObject({ outcome: z.enum(['done', 'no_show']) });
export type ViewingOutcome = z.infer<typeof ViewingOutcome>;
