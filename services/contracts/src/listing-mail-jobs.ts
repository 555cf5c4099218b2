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
      /** Remarks on a field, or on the picture of this number. */
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
  /** Hidden after several reports until a moderator decides. */
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
  /** Public for another `daysLeft` days; the worker signs the mail's links for that period. */
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
  /** One mail about a landlord's bulk step. */
  'listings-moved': {
    queues: ['email'],
    data: z.object({
      landlord: Person,
      action: z.enum(listingActions),
      listings: z.array(ListingRef.extend({ to: keysOf(listingStatuses) })).min(2),
    }),
  },
  /** Sent `LEASE_OFFER_DAYS` before the lease of a rented listing ends. */
  'lease-ending': {
    queues: ['email', 'push'],
    data: ListingRef.extend({ landlord: Person, leaseEnd: z.string() }),
  },
} as const;
