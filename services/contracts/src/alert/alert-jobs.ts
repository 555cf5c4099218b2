import { z } from 'zod';

import { PropertyImage } from '../listing/property.ts';
import { Money } from '../listing/property-money.ts';
import { keysOf } from '../zod-parts.ts';
import { alertFrequencies, alertReasons, favoriteNews } from './alert-rules.ts';

/** An account, or a visitor who has confirmed the e-mail and has no name. */
export const AlertPerson = z.object({
  email: z.string(),
  firstName: z.string().nullable(),
  userId: z.string().nullable(),
  /** As collections of alerts name a person: for signed links. */
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
  /** Of the searches that found it; empty: only a favourite. */
  searches: z.array(z.string()),
  /** News of a favourite; with `searches` it is told once. */
  isFavorite: z.boolean(),
  /** Of a favourite that is gone. */
  similar: z.array(MailedListing),
});
export type ToldListing = z.infer<typeof ToldListing>;

/** What a link with this id shows: exactly `total` listings. */
const AlertCounts = z.object({
  mailId: z.string(),
  /** By reason, of all listings. */
  counts: z.partialRecord(Reason, z.number()),
  total: z.number(),
});
export type AlertCounts = z.infer<typeof AlertCounts>;

export const alertJobs = {
  /** A listing that can match differently now; its change is stored beside it. */
  'listing-match-changed': { queues: ['property'], data: z.object({ changeId: z.string() }) },
  /** The reporter is told nothing of it any more. */
  'listing-reported': {
    queues: ['property'],
    data: z.object({ listingId: z.string(), userId: z.string() }),
  },
  /** The gathered hits of a person, tested again; `mailId` names them all. */
  'alerts-found': {
    queues: ['email', 'push'],
    data: AlertCounts.extend({
      to: AlertPerson,
      frequency: keysOf(alertFrequencies),
      searches: z.array(z.object({ id: z.string(), name: z.string() })),
      /** In order; of searches and of favourites the first 12 each. */
      listings: z.array(ToldListing),
      /** Of a mail with both, for a person who switched one of them off. */
      parts: z.object({ searches: AlertCounts, favorites: AlertCounts }).nullable(),
    }),
  },
  'search-confirmation-asked': {
    queues: ['email'],
    data: z.object({ to: AlertPerson, searchId: z.string(), name: z.string(), expiresAt: z.iso.datetime() }),
  },
  /** Neither mail nor site was opened for 90 days. */
  'still-searching-asked': {
    queues: ['email'],
    data: z.object({
      to: AlertPerson,
      searches: z.array(z.object({ id: z.string(), name: z.string() })),
      sleepsAt: z.iso.datetime(),
    }),
  },
} as const;
