import { z } from 'zod';

import { PropertyImage } from '../listing/property.ts';
import { Money } from '../listing/property-money.ts';
import { keysOf } from '../zod-parts.ts';
import { alertFrequencies, alertReasons, favoriteNews } from './alert-rules.ts';

/** Account holder, or nameless visitor with a confirmed e-mail. */
export const AlertPerson = z.object({
  email: z.string(),
  firstName: z.string().nullable(),
  userId: z.string().nullable(),
  /** Id in the alert collections, for signed links. */
  person: z.string(),
});

const Reason = z.union([keysOf(alertReasons), keysOf(favoriteNews)]);
export type ToldReason = z.infer<typeof Reason>;

const MailedListing = z.object({
  listingId: z.string(),
  title: z.string(),
  cover: PropertyImage.nullable(),
  city: z.string(),
  neighborhood: z.string().nullable(),
  area: z.number(),
  price: Money,
});
export type MailedListing = z.infer<typeof MailedListing>;

export const ToldListing = MailedListing.extend({
  previous: Money.nullable(),
  reason: Reason,
  /** Matching searches; empty for a mere favourite. */
  searches: z.array(z.string()),
  /** True for news of a favourite; deduped with `searches`. */
  isFavorite: z.boolean(),
  /** Alternatives to an unavailable favourite. */
  similar: z.array(MailedListing),
});
export type ToldListing = z.infer<typeof ToldListing>;

/** Counts of the listings that the link with this id shows: exactly `total`. */
const AlertCounts = z.object({
  mailId: z.string(),
  /** Number of listings by reason. */
  counts: z.partialRecord(Reason, z.number()),
  total: z.number(),
});
export type AlertCounts = z.infer<typeof AlertCounts>;

export const alertJobs = {
  /** Listing with possibly changed matches; the change is stored beside it. */
  'listing-match-changed': { queues: ['property'], data: z.object({ changeId: z.string() }) },
  /** Ends the reporter's alerts about the listing. */
  'listing-reported': {
    queues: ['property'],
    data: z.object({ listingId: z.string(), userId: z.string() }),
  },
  /** Batched hits of one person, retested; `mailId` identifies the batch. */
  'alerts-found': {
    queues: ['email', 'push'],
    data: AlertCounts.extend({
      to: AlertPerson,
      frequency: keysOf(alertFrequencies),
      searches: z.array(z.object({ id: z.string(), name: z.string() })),
      /** First 12 of the searches, then first 12 of the favourites, in order. */
      listings: z.array(ToldListing),
      /** Counts by kind, for a recipient with one of the two kinds switched off; null without both. */
      parts: z.object({ searches: AlertCounts, favorites: AlertCounts }).nullable(),
    }),
  },
  'search-confirmation-asked': {
    queues: ['email'],
    data: z.object({ to: AlertPerson, searchId: z.string(), name: z.string(), expiresAt: z.iso.datetime() }),
  },
  /** Sent after 90 days without an opened mail or a visit. */
  'still-searching-asked': {
    queues: ['email'],
    data: z.object({
      to: AlertPerson,
      searches: z.array(z.object({ id: z.string(), name: z.string() })),
      sleepsAt: z.iso.datetime(),
    }),
  },
} as const;
