import { z } from 'zod';

import { PropertyImage } from '../listing/property.ts';
import { Money } from '../listing/property-money.ts';
import { keysOf } from '../zod-parts.ts';
import { alertFrequencies, alertReasons, favoriteNews } from './alert-rules.ts';

/** An account, or a visitor with a confirmed e-mail and no name. */
export const AlertPerson = z.object({
  email: z.string(),
  firstName: z.string().nullable(),
  userId: z.string().nullable(),
  /** Id of the person in the collections of alerts, for signed links. */
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
  /** Matching searches; empty: only a favourite. */
  searches: z.array(z.string()),
  /** News of a favourite; deduped with `searches`. */
  isFavorite: z.boolean(),
  /** Alternatives to a favourite that is gone. */
  similar: z.array(MailedListing),
});
export type ToldListing = z.infer<typeof ToldListing>;

/** Counts of the listings behind a link with this id: exactly `total`. */
const AlertCounts = z.object({
  mailId: z.string(),
  /** All listings by reason. */
  counts: z.partialRecord(Reason, z.number()),
  total: z.number(),
});
export type AlertCounts = z.infer<typeof AlertCounts>;

export const alertJobs = {
  /** A listing whose matches may have changed; the change is stored beside it. */
  'listing-match-changed': { queues: ['property'], data: z.object({ changeId: z.string() }) },
  /** Ends alerts about the listing to its reporter. */
  'listing-reported': {
    queues: ['property'],
    data: z.object({ listingId: z.string(), userId: z.string() }),
  },
  /** A person's gathered hits, retested; `mailId` names them all. */
  'alerts-found': {
    queues: ['email', 'push'],
    data: AlertCounts.extend({
      to: AlertPerson,
      frequency: keysOf(alertFrequencies),
      searches: z.array(z.object({ id: z.string(), name: z.string() })),
      /** In order; the first 12 each of searches and favourites. */
      listings: z.array(ToldListing),
      /** Split of a mail with both, for a person who switched one of them off. */
      parts: z.object({ searches: AlertCounts, favorites: AlertCounts }).nullable(),
    }),
  },
  'search-confirmation-asked': {
    queues: ['email'],
    data: z.object({ to: AlertPerson, searchId: z.string(), name: z.string(), expiresAt: z.iso.datetime() }),
  },
  /** Sent after 90 days without opening a mail or the site. */
  'still-searching-asked': {
    queues: ['email'],
    data: z.object({
      to: AlertPerson,
      searches: z.array(z.object({ id: z.string(), name: z.string() })),
      sleepsAt: z.iso.datetime(),
    }),
  },
} as const;
