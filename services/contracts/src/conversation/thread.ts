import { z } from 'zod';

import { listingStatuses } from '../listing/listing-states.ts';
import { PropertyImage } from '../listing/property.ts';
import { Money } from '../listing/property-money.ts';
import {
  Id,
  IsoDate,
  IsoDateTime,
  isProse,
  keysOf,
  pageQuery,
  proseBetween,
  queryNumber,
  textBetween,
  trimmed,
  upTo,
  wholeBetween,
} from '../zod-parts.ts';
import {
  heldDecisions,
  MESSAGE_LIMITS as LIMIT,
  messageKinds,
  messageRisks,
  messageStates,
  sides,
  threadLabels,
  threadReportReasons,
  threadStates,
  threadVerdicts,
} from './conversation-rules.ts';
import { Viewing } from './viewing.ts';

const Text = trimmed('Напишете съобщение.')
  .min(1, 'Напишете съобщение.')
  .max(LIMIT.textMax, upTo('Съобщението не може да е над 2 000 знака.'))
  .refine(...isProse);

/** Idempotency key from the browser, stored with the unsent text. */
const ClientId = z.string().regex(/^[\w-]{8,64}$/u, 'Невалиден идентификатор.');

/** A tenant's self-description; every field is optional. */
export const TenantFacts = z.strictObject({
  moveIn: IsoDate.optional(),
  months: wholeBetween(1, 60).optional(),
  people: wholeBetween(1, 20).optional(),
  pets: z.boolean().optional(),
  smoking: z.boolean().optional(),
  about: proseBetween(0, LIMIT.aboutMax).optional(),
});
export type TenantFacts = z.infer<typeof TenantFacts>;

export const NewThread = z.strictObject({
  listingId: Id,
  text: Text,
  clientId: ClientId,
  facts: TenantFacts.optional(),
});
export type NewThread = z.infer<typeof NewThread>;

export const NewMessage = z.strictObject({ text: Text, clientId: ClientId });
export type NewMessage = z.infer<typeof NewMessage>;

/** Other person with a short name, „Мария П.“, and without e-mail and phone. */
export const Correspondent = z.object({ id: z.string(), name: z.string(), avatar: z.string().nullable() });
export type Correspondent = z.infer<typeof Correspondent>;

export const Message = z.object({
  id: z.string(),
  /** Position in the thread, from 1; releasing a held message renews it. */
  seq: z.number(),
  from: z.enum(['me', 'other', 'system']),
  kind: keysOf(messageKinds),
  text: z.string(),
  facts: TenantFacts.optional(),
  viewingId: z.string().optional(),
  /** Set only on the reader's own messages. */
  clientId: z.string().optional(),
  state: keysOf(messageStates),
  /** Warnings shown to both sides; a risk that holds is shown only to the author. */
  risks: z.array(keysOf(messageRisks)),
  at: IsoDateTime,
});
export type Message = z.infer<typeof Message>;

/** Thread from the view of one of its two people. */
export const Thread = z.object({
  id: z.string(),
  side: keysOf(sides),
  state: keysOf(threadStates),
  listing: z.object({
    id: z.string(),
    title: z.string(),
    cover: PropertyImage.nullable(),
    city: z.string(),
    status: keysOf(listingStatuses),
    price: Money.nullable(),
    /** Rent at the start of the thread. */
    priceThen: Money.nullable(),
  }),
  other: Correspondent,
  facts: TenantFacts.nullable(),
  lastSeq: z.number(),
  lastAt: IsoDateTime,
  last: z.object({ from: z.enum(['me', 'other', 'system']), text: z.string() }).nullable(),
  unread: z.number(),
  isArchived: z.boolean(),
  isMuted: z.boolean(),
  /** True when the reader has blocked the other person. */
  isBlocked: z.boolean(),
  /** True once both have written; enables links in texts. */
  isMutual: z.boolean(),
  /** Set only for the landlord. */
  label: keysOf(threadLabels).optional(),
  note: z.string().optional(),
  /** Next open viewing. */
  viewing: Viewing.nullable(),
  createdAt: IsoDateTime,
});
export type Thread = z.infer<typeof Thread>;

/** Messages after `after`, oldest first; by default the latest ones. */
export const OpenThread = Thread.extend({ messages: z.array(Message), hasEarlier: z.boolean() });
export type OpenThread = z.infer<typeof OpenThread>;

/** `hint`: set when the same text went to several listings. */
export const SentMessage = z.object({ thread: Thread, message: Message, hint: z.string().optional() });
export type SentMessage = z.infer<typeof SentMessage>;

export const ThreadQuery = z.strictObject({
  side: keysOf(sides).optional(),
  listingId: Id.optional(),
  label: keysOf(threadLabels).optional(),
  unread: z.stringbool().optional(),
  /** Threads in which the other person wrote last and an answer is possible; excludes declined ones. */
  unanswered: z.stringbool().optional(),
  archived: z.stringbool().default(false),
  query: textBetween(1, 100).optional(),
  ...pageQuery(50),
});
export type ThreadQuery = z.output<typeof ThreadQuery>;

export const ThreadView = z.strictObject({
  after: queryNumber(0, 10_000_000).optional(),
  /** Cursor: messages earlier than this `seq`. */
  before: queryNumber(1, 10_000_000).optional(),
});
export type ThreadView = z.output<typeof ThreadView>;

export const ThreadChange = z.strictObject({
  isArchived: z.boolean().optional(),
  isMuted: z.boolean().optional(),
  label: keysOf(threadLabels).optional(),
  note: proseBetween(0, LIMIT.noteMax).optional(),
});
export type ThreadChange = z.infer<typeof ThreadChange>;

export const ThreadRead = z.strictObject({ seq: wholeBetween(0, 10_000_000) });
export const ThreadBlock = z.strictObject({ isBlocked: z.boolean() });

export const ThreadReport = z.strictObject({
  reason: keysOf(threadReportReasons, 'Изберете причина.'),
  text: proseBetween(0, LIMIT.reportTextMax).default(''),
});
export type ThreadReport = z.infer<typeof ThreadReport>;

export const Unread = z.object({ threads: z.number(), viewings: z.number() });
export type Unread = z.infer<typeof Unread>;

/** Notice „Отдадох го: благодаря на останалите“ to all open threads of a listing except one. */
export const ListingNotice = z.strictObject({ text: Text, exceptThreadId: Id.optional() });
export type ListingNotice = z.infer<typeof ListingNotice>;

export const SavedReply = z.strictObject({
  id: Id,
  title: textBetween(1, LIMIT.replyTitleMax),
  text: Text,
});
export type SavedReply = z.infer<typeof SavedReply>;
export const SavedReplies = z.strictObject({ replies: z.array(SavedReply).max(LIMIT.repliesMost) });

/** null below `RESPONSE_FIGURE.least` threads. */
export const ResponseFigure = z
  .object({ share: z.number(), medianMinutes: z.number().nullable() })
  .nullable();
export type ResponseFigure = z.infer<typeof ResponseFigure>;

/** Stream event; it carries no texts, which calls read. */
export const ThreadEvent = z.object({ threadId: z.string(), lastSeq: z.number(), at: z.number() });
export type ThreadEvent = z.infer<typeof ThreadEvent>;

/** Message for a moderator. `risky`: evidence in the text. */
const ModeratedMessage = z.object({
  id: z.string(),
  from: z.enum(['tenant', 'landlord', 'system']),
  text: z.string(),
  state: keysOf(messageStates),
  risks: z.array(z.object({ risk: keysOf(messageRisks), text: z.string() })),
  at: IsoDateTime,
});
const Party = z.object({ id: z.string(), name: z.string() });

export const ModeratedThread = z.object({
  id: z.string(),
  why: z.enum(['held', 'reported']),
  listing: z.object({ id: z.string(), title: z.string() }),
  tenant: Party,
  landlord: Party,
  waitingSince: IsoDateTime,
  held: z.array(ModeratedMessage),
  reports: z.array(
    z.object({
      id: z.string(),
      by: keysOf(sides),
      reason: keysOf(threadReportReasons),
      text: z.string(),
      at: IsoDateTime,
    }),
  ),
});
export type ModeratedThread = z.infer<typeof ModeratedThread>;

export const ModeratedThreadQuery = z.strictObject({
  why: z.enum(['held', 'reported']).optional(),
  ...pageQuery(50),
});
export type ModeratedThreadQuery = z.output<typeof ModeratedThreadQuery>;

/** Latest messages of a reported thread; the audit log records each read. */
export const ModeratedText = ModeratedThread.extend({ messages: z.array(ModeratedMessage) });
export type ModeratedText = z.infer<typeof ModeratedText>;

export const HeldDecision = z.strictObject({ action: keysOf(heldDecisions, 'Изберете действие.') });
export type HeldDecision = z.infer<typeof HeldDecision>;

/** `about`: person to warn or restrict. @see threadVerdicts */
export const ThreadResolution = z
  .strictObject({
    action: keysOf(threadVerdicts, 'Изберете действие.'),
    about: keysOf(sides).optional(),
    reason: trimmed()
      .max(1000, upTo())
      .refine(...isProse)
      .default(''),
    until: IsoDateTime.nullish(),
  })
  .refine(({ action, reason }) => action === 'dismiss' || reason.length >= 5, {
    message: 'Опишете решението с поне 5 символа.',
    path: ['reason'],
  })
  .refine(({ action, about }) => (action !== 'warn' && action !== 'suspend') || about !== undefined, {
    message: 'Изберете кого засяга решението.',
    path: ['about'],
  });
export type ThreadResolution = z.infer<typeof ThreadResolution>;
