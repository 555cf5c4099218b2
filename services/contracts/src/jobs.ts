import { z } from 'zod';

import { alertJobs } from './alert/alert-jobs.ts';
import { appealJobs } from './moderation/appeal-jobs.ts';
import { AuditFact } from './moderation/audit.ts';
import { conversationJobs } from './conversation/conversation-jobs.ts';
import { decisionSources } from './moderation/decision-kinds.ts';
import { StatedFacts } from './moderation/decision.ts';
import { contactSubjects } from './moderation/contact-states.ts';
import { billingJobs } from './billing/billing-jobs.ts';
import { ListingRef, ListingShown, Person } from './job-parts.ts';
import { listingMailJobs } from './listing-mail-jobs.ts';
import { listingStatuses } from './listing/listing-states.ts';
import { NewRemark } from './listing/remark.ts';
import { optionalMails } from './account/optional-mails.ts';
import { planNames } from './billing/plans.ts';
import { currencies } from './money.ts';
import { reportTypes } from './moderation/report-states.ts';
import { roles } from './roles.ts';
import { WeekSummed } from './listing/week-summed.ts';
import { keysOf } from './zod-parts.ts';

/** Queues with their own worker, and one inbox per service (architecture, Events and jobs). */
export const queues = [
  'email',
  'push',
  'report-notification',
  'property',
  'user',
  'moderation',
  'conversations',
  'notifications',
] as const;
export type QueueName = (typeof queues)[number];

/** Absent in older events. */
const stated = { decision: StatedFacts.optional() };

/** A payload never carries a secret: a worker creates the one-time codes it needs. */
export const jobs = {
  ...billingJobs,
  ...conversationJobs,
  ...alertJobs,
  ...appealJobs,
  ...listingMailJobs,
  'account-registered': { queues: ['email'], data: Person },
  'verification-requested': { queues: ['email'], data: Person },
  'password-reset-requested': { queues: ['email'], data: Person },
  'password-changed': { queues: ['email'], data: Person },
  /** Mailed to the old address. */
  'email-changed': { queues: ['email'], data: Person.extend({ newEmail: z.string() }) },
  'second-factor-changed': {
    queues: ['email'],
    data: Person.extend({
      change: z.enum(['set-up', 'replaced', 'codes-renewed', 'recovery-used', 'switched-off', 'reset']),
      at: z.iso.datetime(),
      recoveryLeft: z.number(),
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
  'data-export-requested': { queues: ['user'], data: z.object({ userId: z.string(), exportId: z.string() }) },
  'data-export-ready': {
    queues: ['email'],
    data: Person.extend({ exportId: z.string(), expiresAt: z.iso.datetime() }),
  },
  'deletion-requested': { queues: ['email'], data: Person.extend({ erasedAt: z.iso.datetime() }) },
  'deletion-cancelled': { queues: ['email'], data: Person },
  /** Announces the erasure after almost two inactive years (spec §1). */
  'account-inactive': { queues: ['email'], data: Person.extend({ erasedAt: z.iso.datetime() }) },
  /** Idempotent: every service erases its data of this user, and messages by e-mail address. */
  'account-erasing': {
    queues: ['property', 'moderation', 'conversations', 'notifications'],
    data: z.object({ userId: z.string(), email: z.string(), isEmailVerified: z.boolean().optional() }),
  },
  'account-erased-in': {
    queues: ['user'],
    data: z.object({
      userId: z.string(),
      service: z.enum(['property', 'moderation', 'conversations', 'notifications']),
    }),
  },
  'account-erased': { queues: ['email'], data: Person },
  'account-changed': {
    queues: ['property', 'moderation', 'conversations', 'notifications'],
    data: z.object({
      userId: z.string(),
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      avatar: z.string().nullable(),
      role: keysOf(roles),
      isPremium: z.boolean(),
      isEmailVerified: z.boolean().optional(),
      /** The account's phone while it is verified; null or absent: not verified. */
      verifiedPhone: z.string().nullable().optional(),
      isHidden: z.boolean().optional(),
      silencedMails: z.array(keysOf(optionalMails)).optional(),
      /** Currency shown first; null: the site's default. */
      currency: keysOf(currencies).nullable().optional(),
      plan: keysOf(planNames).optional(),
      /** Publishing slots of the plan; null: unlimited (decisions §7). */
      listingLimit: z.number().nullable().optional(),
      /** Sign-in times in seconds; those before `validAfter`, except `kept`, and those in `ended` are revoked. */
      sessions: z
        .object({ validAfter: z.number(), kept: z.number().nullable(), ended: z.array(z.number()) })
        .optional(),
      version: z.number(),
    }),
  },
  'slots-changed': {
    queues: ['user'],
    data: z.object({ userId: z.string(), used: z.number(), version: z.number() }),
  },
  'week-summed': { queues: ['email'], data: WeekSummed },
  'listing-changed': {
    queues: ['moderation', 'user', 'conversations'],
    data: ListingRef.extend({
      ownerId: z.string(),
      status: keysOf(listingStatuses),
      version: z.number(),
      shown: ListingShown.optional(),
    }),
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
      /** Set for a dismissal, which the reporter may appeal; absent in events of earlier releases. */
      decision: StatedFacts.pick({ id: true, at: true }).optional(),
    }),
  },
  'admin-acted': { queues: ['moderation'], data: AuditFact },
  /** Hides a public listing: reports send it to the moderators, an admin to its owner. */
  'listing-recalled': {
    queues: ['property'],
    data: z.object({
      listingId: z.string(),
      reason: z.string(),
      by: z.enum(['admin', 'system']),
      actorId: z.string().nullable(),
      remarks: z.array(NewRemark).optional(),
    }),
  },
  /** Withdraws the public pictures of a deleted or removed listing. */
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
      /** Absent for reports, which users file. */
      source: keysOf(decisionSources).optional(),
      isFoundByMachine: z.boolean().optional(),
    }),
  },
  'owner-warned': {
    queues: ['email'],
    data: Person.extend({ title: z.string(), reason: z.string(), ...stated }),
  },
  'account-suspended': {
    queues: ['email'],
    data: Person.extend({
      reason: z.string(),
      until: z.iso.datetime().nullable(),
      hasPlan: z.boolean().optional(),
      ...stated,
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
       * Receipt for the sender. `full` quotes the message, for the address of their account. `plain` does not, since
       * the form accepts any address. `none` is beyond the address's limit. Absent in older events: `plain`.
       */
      receipt: z.enum(['full', 'plain', 'none']).optional(),
    }),
  },
} as const satisfies Record<string, { queues: readonly QueueName[]; data: z.ZodType }>;

export type JobName = keyof typeof jobs;
export type JobData<Name extends JobName> = z.output<(typeof jobs)[Name]['data']>;
export type JobsOf<Queue extends QueueName> = {
  [Name in JobName]: Queue extends (typeof jobs)[Name]['queues'][number] ? Name : never;
}[JobName];
