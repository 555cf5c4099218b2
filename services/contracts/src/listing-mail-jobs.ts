import { z } from 'zod';

import { ListingRef, Person } from './job-parts.ts';
import { StatedFacts } from './moderation/decision.ts';
import { keysOf } from './zod-parts.ts';
import { listingActions, listingStatuses, rejectCodes } from './listing/listing-states.ts';

/** Absent in older events. */
const stated = { decision: StatedFacts.optional() };

/** Mails to the owner of a listing. */
export const listingMailJobs = {
  'listing-submitted': { queues: ['email'], data: ListingRef.extend({ landlord: Person }) },
  'listing-approved': {
    queues: ['email'],
    data: ListingRef.extend({
      landlord: Person,
      isRevision: z.boolean().optional(),
    }),
  },
  'listing-rejected': {
    queues: ['email'],
    data: ListingRef.extend({
      landlord: Person,
      reason: z.string(),
      code: keysOf(rejectCodes).nullable(),
      isRevision: z.boolean().optional(),
      wasPublic: z.boolean().optional(),
      /** Words about one place: a field, or the picture with this number. */
      remarks: z
        .array(z.object({ field: z.string(), picture: z.number().nullable(), text: z.string() }))
        .optional(),
      ...stated,
    }),
  },
  'listing-removed': {
    queues: ['email'],
    data: ListingRef.extend({ landlord: Person, reason: z.string(), ...stated }),
  },
  /** After the reports of several people, until a moderator decides. */
  'listing-hidden': {
    queues: ['email'],
    data: ListingRef.extend({ landlord: Person, reason: z.string(), decision: StatedFacts }),
  },
  'listing-moved': {
    queues: ['email'],
    data: ListingRef.extend({
      landlord: Person,
      action: z.enum(listingActions),
      to: keysOf(listingStatuses),
      by: z.enum(['owner', 'admin', 'system']),
      reason: z.string().nullable(),
      expiresAt: z.iso.datetime().nullable(),
    }),
  },
  /** Still public for `daysLeft` days; the worker signs the mail's links for this period. */
  'listing-expiring': {
    queues: ['email'],
    data: ListingRef.extend({
      landlord: Person,
      daysLeft: z.union([z.literal(7), z.literal(1)]),
      expiresAt: z.iso.datetime(),
      views: z.number(),
      favorites: z.number(),
    }),
  },
  /** Own steps of a landlord that were taken by one press, in one mail. */
  'listings-moved': {
    queues: ['email'],
    data: z.object({
      landlord: Person,
      action: z.enum(listingActions),
      listings: z.array(ListingRef.extend({ to: keysOf(listingStatuses) })).min(2),
    }),
  },
  /** `LEASE_OFFER_DAYS` before the end of the lease of a rented listing. */
  'lease-ending': {
    queues: ['email', 'push'],
    data: ListingRef.extend({ landlord: Person, leaseEnd: z.string() }),
  },
} as const;
