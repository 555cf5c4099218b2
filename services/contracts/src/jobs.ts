import { z } from 'zod';

import { AuditFact } from './moderation/audit.ts';
import { contactSubjects } from './moderation/contact-states.ts';
import { billingJobs } from './billing/billing-jobs.ts';
import { ListingRef, Person } from './job-parts.ts';
import { listingActions, listingStatuses, rejectCodes } from './listing/listing-states.ts';
import { optionalMails } from './account/optional-mails.ts';
import { planNames } from './billing/plans.ts';
import { reportTypes } from './moderation/report-states.ts';
import { roles } from './roles.ts';
import { keysOf } from './zod-parts.ts';

/** Queues with a worker of their own, and one inbox a service (architecture, Events and jobs). */
export const queues = [
  'email',
  'report-notification',
  'property',
  'user',
  'moderation',
  'notifications',
] as const;
export type QueueName = (typeof queues)[number];

/**
 * Facts that services announce, who listens, and what a fact carries. A fact never carries a secret: a worker that needs
 * a one-time code makes it itself.
 */
export const jobs = {
  ...billingJobs,
  'account-registered': { queues: ['email'], data: Person },
  'verification-requested': { queues: ['email'], data: Person },
  'password-reset-requested': { queues: ['email'], data: Person },
  'password-changed': { queues: ['email'], data: Person },
  /** To the old address. */
  'email-changed': { queues: ['email'], data: Person.extend({ newEmail: z.string() }) },
  /** Of an administrator's second factor; nothing in it opens an account. */
  'second-factor-changed': {
    queues: ['email'],
    data: Person.extend({
      change: z.enum(['set-up', 'replaced', 'codes-renewed', 'recovery-used', 'switched-off', 'reset']),
      at: z.iso.datetime(),
      recoveryLeft: z.number(),
      /** Of the colleague who reset it. */
      reason: z.string().nullable(),
    }),
  },
  'role-request-decided': {
    queues: ['email'],
    data: Person.extend({
      role: keysOf(roles),
      status: z.enum(['approved', 'rejected']),
      notes: z.string().nullable(),
    }),
  },
  /** Tells the user service itself to make the ZIP; nothing personal travels. */
  'data-export-requested': { queues: ['user'], data: z.object({ userId: z.string(), exportId: z.string() }) },
  /** The worker of the mail makes the link from the export's id; the fact carries no secret. */
  'data-export-ready': {
    queues: ['email'],
    data: Person.extend({ exportId: z.string(), expiresAt: z.iso.datetime() }),
  },
  'deletion-requested': { queues: ['email'], data: Person.extend({ erasedAt: z.iso.datetime() }) },
  'deletion-cancelled': { queues: ['email'], data: Person },
  /** Nobody was here for almost two years: what happens, and when (spec §1). */
  'account-inactive': { queues: ['email'], data: Person.extend({ erasedAt: z.iso.datetime() }) },
  /** Every service erases what it holds of this person, however often it is told; messages are known by the address. */
  'account-erasing': {
    queues: ['property', 'moderation', 'notifications'],
    data: z.object({ userId: z.string(), email: z.string() }),
  },
  'account-erased-in': {
    queues: ['user'],
    data: z.object({ userId: z.string(), service: z.enum(['property', 'moderation', 'notifications']) }),
  },
  'account-erased': { queues: ['email'], data: Person },
  'account-changed': {
    queues: ['property', 'moderation', 'notifications'],
    data: z.object({
      userId: z.string(),
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      avatar: z.string().nullable(),
      role: keysOf(roles),
      isPremium: z.boolean(),
      isEmailVerified: z.boolean().optional(),
      /** Suspended or about to be erased: nothing of theirs is public. */
      isHidden: z.boolean().optional(),
      silencedMails: z.array(keysOf(optionalMails)).optional(),
      plan: keysOf(planNames).optional(),
      /** Publishing slots of the plan; null: no limit (decisions §7). */
      listingLimit: z.number().nullable().optional(),
      version: z.number(),
    }),
  },
  'slots-changed': {
    queues: ['user'],
    data: z.object({ userId: z.string(), used: z.number(), version: z.number() }),
  },
  'listing-submitted': { queues: ['email'], data: ListingRef.extend({ landlord: Person }) },
  'listing-approved': {
    queues: ['email'],
    data: ListingRef.extend({
      landlord: Person,
      /** What was decided on is an edit of a listing that is public already. */
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
      /** An admin asked for changes in a public listing, which is hidden meanwhile. */
      wasPublic: z.boolean().optional(),
    }),
  },
  'listing-removed': { queues: ['email'], data: ListingRef.extend({ landlord: Person, reason: z.string() }) },
  /** A step that no fact of its own tells, by whoever took it. */
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
  /** Still public, for so many days; the worker signs the links of the mail with the number of this period. */
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
  'listing-changed': {
    queues: ['moderation', 'user'],
    data: ListingRef.extend({ ownerId: z.string(), status: keysOf(listingStatuses), version: z.number() }),
  },
  'report-filed': {
    queues: ['email', 'report-notification'],
    data: ListingRef.extend({
      reportId: z.string(),
      reportType: keysOf(reportTypes),
      reason: z.string(),
      reporter: Person,
    }),
  },
  /** An hour brought more reports than mails of their own are sent for. */
  'reports-withheld': {
    queues: ['report-notification'],
    data: z.object({ hour: z.iso.datetime(), count: z.number() }),
  },
  'report-closed': {
    queues: ['email'],
    data: ListingRef.extend({
      reportId: z.string(),
      status: z.enum(['resolved', 'dismissed']),
      reporter: Person,
    }),
  },
  /** An act of an administrator, for the log that moderation keeps. */
  'admin-acted': { queues: ['moderation'], data: AuditFact },
  /** A public listing is hidden: reporters of enough weight send it to the moderators, an admin back to its owner. */
  'listing-recalled': {
    queues: ['property'],
    data: z.object({
      listingId: z.string(),
      reason: z.string(),
      by: z.enum(['admin', 'system']),
      actorId: z.string().nullable(),
    }),
  },
  /** A listing was deleted or removed: its pictures are no longer to be found under the names that were public. */
  'listing-withheld': { queues: ['property'], data: z.object({ listingId: z.string() }) },
  'listing-condemned': {
    queues: ['property'],
    data: z.object({ listingId: z.string(), reason: z.string(), actorId: z.string() }),
  },
  'owner-condemned': {
    queues: ['user'],
    data: z.object({
      userId: z.string(),
      action: z.enum(['warn', 'suspend']),
      title: z.string(),
      reason: z.string(),
      until: z.iso.datetime().nullable(),
      actorId: z.string(),
    }),
  },
  'owner-warned': { queues: ['email'], data: Person.extend({ title: z.string(), reason: z.string() }) },
  'account-suspended': {
    queues: ['email'],
    data: Person.extend({
      reason: z.string(),
      until: z.iso.datetime().nullable(),
      /** A plan that is not charged meanwhile. */
      hasPlan: z.boolean().optional(),
    }),
  },
  'account-reinstated': { queues: ['email'], data: Person },
  'contact-answered': {
    queues: ['email'],
    data: z.object({
      contactId: z.string(),
      name: z.string(),
      email: z.string(),
      question: z.string(),
      message: z.string(),
    }),
  },
  'contact-received': {
    queues: ['email'],
    data: z.object({
      contactId: z.string(),
      name: z.string(),
      email: z.string(),
      subject: keysOf(contactSubjects),
      message: z.string(),
      /**
       * What the sender's address gets: `full` with their own words if it is that of their account, `plain` without, since
       * the form takes any address; `none` beyond its limit. Absent in events from before: `plain`.
       */
      receipt: z.enum(['full', 'plain', 'none']).optional(),
    }),
  },
} as const satisfies Record<string, { queues: readonly QueueName[]; data: z.ZodType }>;

export type JobName = keyof typeof jobs;
export type JobData<Name extends JobName> = z.output<(typeof jobs)[Name]['data']>;
/** The jobs that a queue carries. */
export type JobsOf<Queue extends QueueName> = {
  [Name in JobName]: Queue extends (typeof jobs)[Name]['queues'][number] ? Name : never;
}[JobName];
