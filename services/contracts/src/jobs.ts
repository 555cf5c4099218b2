import { z } from 'zod';

import { contactSubjects } from './contact-states.ts';
import { listingActions, listingStatuses, rejectCodes } from './listing-states.ts';
import { reportTypes } from './report-states.ts';
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

const Person = z.object({ email: z.string(), firstName: z.string() });
const ListingRef = z.object({ listingId: z.string(), title: z.string() });

/**
 * Facts that services announce, who listens, and what a fact carries. A fact never carries a secret: a worker that needs
 * a one-time code makes it itself.
 */
export const jobs = {
  'account-registered': { queues: ['email'], data: Person },
  'verification-requested': { queues: ['email'], data: Person },
  'password-reset-requested': { queues: ['email'], data: Person },
  'password-changed': { queues: ['email'], data: Person },
  'account-changed': {
    queues: ['property', 'notifications'],
    data: z.object({
      userId: z.string(),
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      avatar: z.string().nullable(),
      role: keysOf(roles),
      isPremium: z.boolean(),
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
    queues: ['moderation'],
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
  'report-closed': {
    queues: ['email'],
    data: ListingRef.extend({
      reportId: z.string(),
      status: z.enum(['resolved', 'dismissed']),
      reporter: Person,
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
    }),
  },
} as const satisfies Record<string, { queues: readonly QueueName[]; data: z.ZodType }>;

export type JobName = keyof typeof jobs;
export type JobData<Name extends JobName> = z.output<(typeof jobs)[Name]['data']>;
/** The jobs that a queue carries. */
export type JobsOf<Queue extends QueueName> = {
  [Name in JobName]: Queue extends (typeof jobs)[Name]['queues'][number] ? Name : never;
}[JobName];
