import { z } from 'zod';

import { funnelSteps } from './admin-stats-options.ts';
import { moderatorSubjects } from './moderator-work.ts';
import { CurrencyKey, Money } from '../listing/property-money.ts';
import { IsoDate, IsoDateTime, keysOf, queryNumber } from '../zod-parts.ts';

const Day = z.object({ date: IsoDate, count: z.number() });
/** `at`: start of the hour; excludes empty hours. */
const Hour = z.object({ at: IsoDateTime, count: z.number() });
const Group = z.object({ key: z.string(), label: z.string(), count: z.number() });

export const ListingNumbers = z.object({
  newByDay: z.array(Day),
  newByHour: z.array(Hour),
  byStatus: z.array(Group),
  byCity: z.array(Group.extend({ medianPrice: Money.nullable(), medianPerM2: Money.nullable() })),
  byType: z.array(Group.extend({ medianPrice: Money.nullable() })),
  /** Monthly rent in each currency; the key is the lower bound. */
  byPrice: z.record(CurrencyKey, z.array(Group)),
  /** Hours from submission to decision, for decisions in the period. */
  decision: z.object({
    count: z.number(),
    medianHours: z.number().nullable(),
    p90Hours: z.number().nullable(),
  }),
  /** Active listings (supply) and their counts in the period (demand); null on timeout. */
  demand: z
    .array(
      z.object({
        city: z.string(),
        active: z.number(),
        views: z.number(),
        favorites: z.number(),
        phoneReveals: z.number(),
      }),
    )
    .nullable(),
});
export type ListingNumbers = z.infer<typeof ListingNumbers>;

/** Landlords of a cohort at each step of a first listing. */
export const ListingSteps = z.object({ drafted: z.number(), submitted: z.number(), active: z.number() });
export type ListingSteps = z.infer<typeof ListingSteps>;
export const LANDLORDS_AT_ONCE = 5_000;
export const LandlordIds = z.strictObject({ ids: z.array(z.string()).max(LANDLORDS_AT_ONCE) });

export const UserNumbers = z.object({
  newByDay: z.array(Day),
  newByHour: z.array(Hour),
  byRole: z.array(Group),
  byPlan: z.array(Group),
  byState: z.array(Group),
  /** Euro cents received in the period; a refund is subtracted on its own day. */
  revenue: z.object({
    total: z.number(),
    refunded: z.number(),
    before: z.number(),
    byDay: z.array(z.object({ date: IsoDate, amount: z.number() })),
    byKind: z.array(Group.extend({ amount: z.number() })),
    /** Euro cents per month of all live subscriptions. */
    monthly: z.number(),
  }),
  funnel: z.object({
    registered: z.number(),
    verified: z.number(),
    landlords: z.number(),
    landlordIds: z.array(z.string()),
  }),
});
export type UserNumbers = z.infer<typeof UserNumbers>;

/** Maximum number of new landlords; above it, listing steps are not counted. */
export const LANDLORDS_MOST = 10_000;

/** Decisions of one administrator; `name` is empty where the audit log has none. */
export const ModeratorWork = z.object({
  id: z.string(),
  name: z.string(),
  work: z.record(z.enum(moderatorSubjects), z.number()),
});
export type ModeratorWork = z.infer<typeof ModeratorWork>;

/** Statistics of the reports in the period. */
export const ModerationNumbers = z.object({
  reportsByDay: z.array(Day),
  reportsByHour: z.array(Hour),
  reportsByType: z.array(Group),
  reportsByStatus: z.array(Group),
  /** Most decisions first; empty from a service of release 1.0. */
  byModerator: z.array(ModeratorWork).default([]),
});
export type ModerationNumbers = z.infer<typeof ModerationNumbers>;

export const AdminStatsQuery = z.strictObject({ days: queryNumber(1, 366).default(30) });
export type AdminStatsQuery = z.output<typeof AdminStatsQuery>;

/** GET /admin/stats; null for an unavailable service. */
export const AdminStats = z.object({
  days: z.number(),
  generatedAt: IsoDateTime,
  listings: ListingNumbers.nullable(),
  users: UserNumbers.omit({ funnel: true }).nullable(),
  moderation: ModerationNumbers.nullable(),
  funnel: z
    .array(
      z.object({
        key: keysOf(funnelSteps),
        count: z.number(),
      }),
    )
    .nullable(),
  health: z.array(z.object({ name: z.string(), isReady: z.boolean(), missing: z.array(z.string()) })),
  queues: z
    .array(
      z.object({
        name: z.string(),
        waiting: z.number(),
        active: z.number(),
        failed: z.number(),
        delayed: z.number(),
      }),
    )
    .nullable(),
});
export type AdminStats = z.infer<typeof AdminStats>;
