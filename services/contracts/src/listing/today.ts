import { z } from 'zod';

import { IsoDate, IsoDateTime, keysOf } from '../zod-parts.ts';
import { qualityRules, type QualityHint } from './listing-quality.ts';
import { rejectCodes } from './listing-states.ts';
import { Money } from './property-money.ts';
import { PropertyImage } from './property.ts';

const About = z.object({
  id: z.string(),
  /** Empty: a draft without one. */
  title: z.string(),
  cover: PropertyImage.nullable(),
});

const task = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.object({ kind: z.literal(kind), listing: About, ...shape });

/** One thing about a landlord's listing that needs an action. */
export const TodayTask = z.discriminatedUnion('kind', [
  /** A public listing that ends within `ENDING_DAYS`, or one that has expired. */
  task('expiring', { expiresAt: IsoDateTime, isOver: z.boolean() }),
  /** Sent back by a moderator: the listing, or an edit of a public one. */
  task('returned', {
    code: keysOf(rejectCodes).nullable(),
    reason: z.string().nullable(),
    isRevision: z.boolean(),
  }),
  /**
   * Neither called nor written to in the last `QUIET.days`. `hint`: the first of quality; while `isSeldomViewed`, of what a
   * card shows.
   */
  task('quiet', {
    views: z.number(),
    hint: keysOf(qualityRules as Record<QualityHint, never>).nullable(),
  }),
  /** `percent` above the median rent of `count` similar listings: as many rooms, same type, same district or city. */
  task('overpriced', {
    percent: z.number(),
    price: Money,
    median: Money,
    count: z.number(),
    city: z.string(),
    /** null: compared with the whole city. */
    neighborhood: z.string().nullable(),
  }),
  /** Rented until a day that is near. `version`: of the listing; absent in letters of earlier releases. */
  task('vacating', { leaseEnd: IsoDate, version: z.number().optional() }),
  /** The draft that was changed last. */
  task('draft', { updatedAt: IsoDateTime }),
]);
export type TodayTask = z.infer<typeof TodayTask>;
export type TodayKind = TodayTask['kind'];

/** `arePricesCompared`: false while search is starting, so that prices above the area are missing. */
export const Today = z.object({ tasks: z.array(TodayTask), arePricesCompared: z.boolean() });
export type Today = z.infer<typeof Today>;
