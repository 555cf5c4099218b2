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

export const ToldListing = z.object({
  listingId: z.string(),
  title: z.string(),
  cover: PropertyImage.nullable(),
  city: z.string(),
  neighborhood: z.string().nullable(),
  area: z.number(),
  price: Money,
  previous: Money.nullable(),
  reason: z.union([keysOf(alertReasons), keysOf(favoriteNews)]),
  /** Of the searches that found it; empty: a favourite. */
  searches: z.array(z.string()),
});
export type ToldListing = z.infer<typeof ToldListing>;

export const alertJobs = {
  /** A listing that can match differently now; its change is stored beside it. */
  'listing-match-changed': { queues: ['property'], data: z.object({ changeId: z.string() }) },
  /** The gathered hits of a person, tested again; `mailId` names them all, `listings` are at most 12 of `total`. */
  'alerts-found': {
    queues: ['email', 'push'],
    data: z.object({
      mailId: z.string(),
      to: AlertPerson,
      frequency: keysOf(alertFrequencies),
      searches: z.array(z.object({ id: z.string(), name: z.string() })),
      listings: z.array(ToldListing),
      /** By reason, of all hits. */
      counts: z.partialRecord(z.union([keysOf(alertReasons), keysOf(favoriteNews)]), z.number()),
      total: z.number(),
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
