import { z } from 'zod';

import { ListingRef, Person } from '../job-parts.ts';
import { keysOf } from '../zod-parts.ts';
import { sides } from './conversation-rules.ts';
import { viewingKinds, viewingStates } from './viewing-states.ts';

/** Facts of a mail about a viewing, with a calendar part (design/conversations, Told how). */
export const ToldViewing = z.object({
  viewingId: z.string(),
  threadId: z.string(),
  listing: ListingRef,
  /** Side of the recipient. */
  side: keysOf(sides),
  /** Short name of the other person: „Мария П.“. */
  with: z.string(),
  state: keysOf(viewingStates),
  awaitsMe: z.boolean(),
  options: z.array(z.iso.datetime()),
  start: z.iso.datetime().nullable(),
  end: z.iso.datetime().nullable(),
  /** Time before a move or a cancellation. */
  before: z.iso.datetime().nullable(),
  people: z.number(),
  kind: keysOf(viewingKinds),
  address: z.string().nullable(),
  reason: z.string().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  /** iCalendar sequence; grows with each change of a viewing. */
  sequence: z.number(),
  /** True when the recipient's calendar has the time and a cancellation must remove it. */
  wasConfirmed: z.boolean(),
});
export type ToldViewing = z.infer<typeof ToldViewing>;

export const conversationJobs = {
  /** Sent after five unread minutes; at most one mail per thread until it is read. */
  'messages-unread': {
    queues: ['email', 'push'],
    data: z.object({
      to: Person,
      threadId: z.string(),
      listing: ListingRef,
      with: z.string(),
      count: z.number(),
      text: z.string(),
    }),
  },
  /** Batched mail to a landlord about threads unanswered for `hours`. */
  'threads-unanswered': {
    queues: ['email'],
    data: z.object({
      to: Person,
      hours: z.union([z.literal(24), z.literal(72)]),
      threads: z.array(
        z.object({ threadId: z.string(), title: z.string(), with: z.string(), text: z.string() }),
      ),
    }),
  },
  'viewing-told': { queues: ['email'], data: ToldViewing.extend({ to: Person }) },
  'viewing-reminded': {
    queues: ['email'],
    data: ToldViewing.extend({ to: Person, hours: z.union([z.literal(24), z.literal(2)]) }),
  },
  /** Mail to moderators about held messages, at most one an hour. */
  'messages-held': {
    queues: ['report-notification'],
    data: z.object({ hour: z.iso.datetime(), count: z.number() }),
  },
  /** First message to a landlord, counted in the listing's statistics. */
  'thread-started': { queues: ['property'], data: z.object({ listingId: z.string(), at: z.iso.datetime() }) },
} as const;
