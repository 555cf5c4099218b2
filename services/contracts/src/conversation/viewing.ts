import { z } from 'zod';

import { Id, IsoDate, IsoDateTime, keysOf, proseBetween, queryNumber, wholeBetween } from '../zod-parts.ts';
import { sides } from './conversation-rules.ts';
import { bookingModes, viewingKinds, VIEWING_LIMITS as LIMIT, viewingStates } from './viewing-states.ts';

/** Wall time in Sofia, `09:30`; `24:00` is the end of a day. */
const Clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]0$|^24:00$/u, 'Въведете час през 10 минути.');

const Window = z
  .strictObject({ from: Clock, to: Clock })
  .refine(({ from, to }) => from < to, { message: 'Краят трябва да е след началото.', path: ['to'] });

/** The landlord's hours; without `listingId` for all listings. */
export const AvailabilityChange = z.strictObject({
  /** `day`: 1 (Monday) to 7. */
  weekly: z.array(Window.safeExtend({ day: wholeBetween(1, 7) })).max(LIMIT.windowsMost),
  /** Dates with other hours; a date without windows has no viewings. */
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
  /** null: hours for all listings. */
  listingId: z.string().nullable(),
  /** False for the default hours. */
  isSet: z.boolean(),
  /** Subscription address for calendar programs. */
  calendarUrl: z.string(),
});
export type Availability = z.infer<typeof Availability>;

export const Slot = z.object({
  start: IsoDateTime,
  end: IsoDateTime,
  seatsLeft: z.number(),
  /** True for a full time with room in its waiting list. */
  canWait: z.boolean(),
});
export type Slot = z.infer<typeof Slot>;

/** Free times by day in Sofia; `canPropose`: the tenant may propose other times. */
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

/** Requests a free time (`start`), its waiting list, or up to three proposed times (`options`). */
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
  /** Short name of the other person: „Мария П.“. */
  with: z.string(),
  state: keysOf(viewingStates),
  /** Side that must answer; null without one. */
  awaits: keysOf(sides).nullable(),
  options: z.array(IsoDateTime),
  start: IsoDateTime.nullable(),
  end: IsoDateTime.nullable(),
  people: z.number(),
  kind: keysOf(viewingKinds),
  note: z.string(),
  reason: z.string().nullable(),
  /** Set in a confirmed viewing, until 24 h after it. */
  address: z.string().nullable(),
  coming: z.object({ tenant: z.boolean(), landlord: z.boolean() }),
  /** Expiry of an unanswered request. */
  expiresAt: IsoDateTime.nullable(),
  canTellOutcome: z.boolean(),
  sequence: z.number(),
});
export type Viewing = z.infer<typeof Viewing>;

/** Viewing, or place in the waiting list of a full time. */
export const AskedViewing = z.object({
  viewing: Viewing.nullable(),
  threadId: z.string(),
  /** Place in the waiting list, from 1; null for a viewing. */
  waiting: z.number().nullable(),
});
export type AskedViewing = z.infer<typeof AskedViewing>;

/** The caller's place in the waiting list of a full time. */
export const WaitingPlace = z.object({
  id: z.string(),
  threadId: z.string(),
  listing: z.object({ id: z.string(), title: z.string() }),
  start: IsoDateTime,
  end: IsoDateTime,
  people: z.number(),
  kind: keysOf(viewingKinds),
  /** Number of people ahead. */
  before: z.number(),
  /** Freed time reserved for the caller, who confirms or declines; null while waiting. */
  offer: z.object({ viewingId: z.string(), expiresAt: IsoDateTime }).nullable(),
});
export type WaitingPlace = z.infer<typeof WaitingPlace>;

export const ViewingQuery = z.strictObject({
  side: keysOf(sides).optional(),
  listingId: Id.optional(),
  /** First and last day in Sofia, inclusive. */
  from: IsoDate.optional(),
  to: IsoDate.optional(),
  /** Open viewings that await the caller's answer. */
  awaitsMe: z.stringbool().optional(),
  limit: queryNumber(1, 200).default(100),
});
export type ViewingQuery = z.output<typeof ViewingQuery>;

/** `start`: chosen from several offered times. */
export const ViewingConfirm = z.strictObject({ start: Start.optional() });
export const ViewingReason = z.strictObject({ reason: Reason });
export const ViewingCounter = z.strictObject({ options: Options, reason: Reason });
export const ViewingMove = z.strictObject({ start: Start, reason: Reason });
export const ViewingComing = z.strictObject({ isComing: z.boolean() });
export const ViewingOutcome = z.strictObject({ outcome: z.enum(['done', 'no_show']) });
export type ViewingOutcome = z.infer<typeof ViewingOutcome>;
