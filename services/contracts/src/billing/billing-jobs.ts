import { z } from 'zod';

import { paymentDocuments, paymentFailures, paymentKinds } from './payment-states.ts';
import { planIntervals, planNames } from './plans.ts';
import {
  promotionRefusals,
  promotionSources,
  promotionStatuses,
  promotionTypes,
} from '../listing/promotions.ts';
import { keysOf } from '../zod-parts.ts';
import { ListingRef, Person } from '../job-parts.ts';

const PromotedListing = ListingRef.extend({
  landlord: Person,
  type: keysOf(promotionTypes),
  days: z.number(),
});
const Subscribed = Person.extend({
  planId: keysOf(planNames),
  interval: keysOf(planIntervals),
  nextPlanId: keysOf(planNames).nullish(),
  periodEnd: z.iso.datetime(),
});
const PaidThing = Person.extend({
  paymentId: z.string(),
  label: z.string(),
  /** Euro cents. */
  amount: z.number(),
  receiptUrl: z.string().nullable(),
  document: keysOf(paymentDocuments).optional(),
});

const Granted = z.object({
  promotionId: z.string(),
  propertyId: z.string(),
  userId: z.string(),
  type: keysOf(promotionTypes),
  days: z.number(),
  startsAt: z.iso.datetime().nullable(),
  source: keysOf(promotionSources),
  paymentId: z.string().nullable(),
});

/** Events of payments and promotions (decisions §7, §8). */
export const billingJobs = {
  /** Id of a payment provider's object to reread. */
  'stripe-event-received': {
    queues: ['user'],
    data: z.object({ stripeEventId: z.string(), type: z.string(), objectId: z.string() }),
  },
  'suspension-changed': { queues: ['user'], data: z.object({ userId: z.string() }) },
  'refund-requested': { queues: ['user'], data: z.object({ paymentId: z.string(), reason: z.string() }) },
  'promotion-granted': { queues: ['property'], data: Granted },
  /** Ends with its refund. Carries all fields because it may arrive before the grant. */
  'promotion-withdrawn': { queues: ['property'], data: Granted },
  /** The promotion never starts; the payment or credit is returned. */
  'promotion-refused': {
    queues: ['user'],
    data: z.object({
      promotionId: z.string(),
      propertyId: z.string(),
      userId: z.string(),
      source: keysOf(promotionSources),
      paymentId: z.string().nullable(),
      why: keysOf(promotionRefusals),
    }),
  },
  /** Promotion status for the user service, ordered by `version`. */
  'promotion-changed': {
    queues: ['user'],
    data: z.object({
      promotionId: z.string(),
      status: keysOf(promotionStatuses),
      startsAt: z.iso.datetime().nullable(),
      endsAt: z.iso.datetime().nullable(),
      /** Scheduled promotions only: end of the preceding one; absent or null without one. */
      startsAfter: z.iso.datetime().nullish(),
      version: z.number(),
    }),
  },
  'promotion-started': {
    queues: ['email'],
    data: PromotedListing.extend({
      endsAt: z.iso.datetime(),
      gift: z.object({ reason: z.string() }).optional(),
    }),
  },
  'promotion-ended': {
    queues: ['email'],
    data: PromotedListing.extend({ views: z.number(), phoneReveals: z.number() }),
  },
  'subscription-started': { queues: ['email'], data: Subscribed },
  'subscription-changed': { queues: ['email'], data: Subscribed.extend({ from: z.iso.datetime() }) },
  'subscription-cancelled': { queues: ['email'], data: Subscribed },
  'subscription-resumed': { queues: ['email'], data: Subscribed },
  'subscription-past-due': {
    queues: ['email'],
    data: Subscribed.extend({ failure: keysOf(paymentFailures), graceEndsAt: z.iso.datetime() }),
  },
  'subscription-ended': {
    queues: ['email'],
    data: Subscribed.extend({
      reason: z.enum(['cancelled', 'unpaid', 'refunded']),
      pausedFrom: z.iso.datetime(),
    }),
  },
  'payment-succeeded': { queues: ['email'], data: PaidThing },
  'payment-refunded': {
    queues: ['email'],
    data: PaidThing.extend({
      reason: z.string(),
      /** Euro cents paid; set for a partial refund. */
      paid: z.number().optional(),
      ended: keysOf(paymentKinds).nullable().optional(),
      /** Set before the start; `after`: end of the preceding promotion. */
      upcoming: z.object({ after: z.iso.datetime().nullable() }).optional(),
    }),
  },
  /** Listings paused above the slot limit after the end of a plan (decisions §7). */
  'listings-paused': {
    queues: ['email'],
    data: z.object({ landlord: Person, titles: z.array(z.string()), limit: z.number() }),
  },
} as const;
