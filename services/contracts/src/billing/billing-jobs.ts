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
  /** What it becomes when the period ends, if that is another plan. */
  nextPlanId: keysOf(planNames).nullish(),
  /** Of what is paid for. */
  periodEnd: z.iso.datetime(),
});
const PaidThing = Person.extend({
  paymentId: z.string(),
  label: z.string(),
  /** Euro cents. */
  amount: z.number(),
  receiptUrl: z.string().nullable(),
  /** What `receiptUrl` leads to; absent in facts from before it was told. */
  document: keysOf(paymentDocuments).optional(),
});

const Granted = z.object({
  promotionId: z.string(),
  propertyId: z.string(),
  userId: z.string(),
  type: keysOf(promotionTypes),
  days: z.number(),
  /** null: at once. */
  startsAt: z.iso.datetime().nullable(),
  source: keysOf(promotionSources),
  paymentId: z.string().nullable(),
});

/** Facts of plans, promotions and payments (decisions §7, §8). */
export const billingJobs = {
  /** An event of the payment provider: only a hint which of its objects to read again. */
  'stripe-event-received': {
    queues: ['user'],
    data: z.object({ stripeEventId: z.string(), type: z.string(), objectId: z.string() }),
  },
  /** A suspension began, changed or ended: only a hint to read again whether money may be collected. */
  'suspension-changed': { queues: ['user'], data: z.object({ userId: z.string() }) },
  'refund-requested': { queues: ['user'], data: z.object({ paymentId: z.string(), reason: z.string() }) },
  /** Paid for, or a credit of the plan was taken for it. */
  'promotion-granted': { queues: ['property'], data: Granted },
  /** Its money has gone back and it ends with it; told whole, as this may come before the grant does. */
  'promotion-withdrawn': { queues: ['property'], data: Granted },
  /** It never starts: the money, or the credit, goes back. */
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
  /** The user service shows where a paid promotion stands; the version orders these. */
  'promotion-changed': {
    queues: ['user'],
    data: z.object({
      promotionId: z.string(),
      status: keysOf(promotionStatuses),
      startsAt: z.iso.datetime().nullable(),
      endsAt: z.iso.datetime().nullable(),
      /** While it waits: when the promotion before it ends; absent or null: it waits for no other. */
      startsAfter: z.iso.datetime().nullish(),
      version: z.number(),
    }),
  },
  'promotion-started': {
    queues: ['email'],
    /** `gift`: from an administrator, and why. */
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
  /** Another plan, at once or at the end of the period. */
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
    /** `amount` is what goes back. */
    data: PaidThing.extend({
      reason: z.string(),
      /** Euro cents that were paid, when less than that goes back. */
      paid: z.number().optional(),
      /** What stops with it, if anything does. */
      ended: keysOf(paymentKinds).nullable().optional(),
      /** Of a promotion that had not started: when the one before it ends, if it waited for one. */
      upcoming: z.object({ after: z.iso.datetime().nullable() }).optional(),
    }),
  },
  /** What is beyond the slots of an ended plan was paused (decisions §7). */
  'listings-paused': {
    queues: ['email'],
    data: z.object({ landlord: Person, titles: z.array(z.string()), limit: z.number() }),
  },
} as const;
