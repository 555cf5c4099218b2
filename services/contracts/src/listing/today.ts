import { z } from 'zod';

import { IsoDate, IsoDateTime, keysOf } from '../zod-parts.ts';
import { qualityRules, type QualityHint } from './listing-quality.ts';
import { rejectCodes } from './listing-states.ts';
import { Money } from './property-money.ts';
import { PropertyImage } from './property.ts';

const About = z.object({
  id: z.string(),
  /** Empty for a draft without a title. */
  title: z.string(),
  cover: PropertyImage.nullable(),
});

const task = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.object({ kind: z.literal(kind), listing: About, ...shape });

/** Action that one of the landlord's listings needs. */
export const TodayTask = z.discriminatedUnion('kind', [
  /** Public listing with at most `ENDING_DAYS` left, or an expired one. */
  task('expiring', { expiresAt: IsoDateTime, isOver: z.boolean() }),
  /** Listing, or edit of a public one, returned by a moderator. */
  task('returned', {
    code: keysOf(rejectCodes).nullable(),
    reason: z.string().nullable(),
    isRevision: z.boolean(),
  }),
  /** Listing that reports took down until a moderator decides. */
  task('hidden', { reason: z.string() }),
  /**
   * No calls and no messages in the last `QUIET.days`. `hint`: first quality hint; while `isSeldomViewed`, the first
   * one about the card.
   */
  task('quiet', {
    views: z.number(),
    hint: keysOf(qualityRules as Record<QualityHint, never>).nullable(),
  }),
  /** `percent` above the median rent of `count` listings with the same rooms, type and district or city. */
  task('overpriced', {
    percent: z.number(),
    price: Money,
    median: Money,
    count: z.number(),
    city: z.string(),
    /** null for a comparison with the whole city. */
    neighborhood: z.string().nullable(),
  }),
  /** Lease that ends soon. `version`: of the listing; absent in mails of earlier releases. */
  task('vacating', { leaseEnd: IsoDate, version: z.number().optional() }),
  /** Most recently changed draft. */
  task('draft', { updatedAt: IsoDateTime }),
]);
export type TodayTask = z.infer<typeof TodayTask>;
export type TodayKind = TodayTask['kind'];

/** `arePricesCompared`: false during the start of the search, which omits `overpriced`. */
export const Today = z.object({ tasks: z.array(TodayTask), arePricesCompared: z.boolean() });
export type Today = z.infer<typeof Today>;
