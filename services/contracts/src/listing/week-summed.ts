import { z } from 'zod';

import { ListingRef, Person } from '../job-parts.ts';
import { IsoDate } from '../zod-parts.ts';
import { TodayTask } from './today.ts';

const WeekCounts = z.object({ views: z.number(), phoneReveals: z.number() });
export type WeekCounts = z.infer<typeof WeekCounts>;

/** The week of a landlord's listings, against the week before it. */
export const WeekSummed = z.object({
  landlord: Person,
  /** Monday and Sunday in Sofia. */
  from: IsoDate,
  to: IsoDate,
  total: WeekCounts,
  before: WeekCounts,
  /** Active listings: those that need something, most urgent first, then most viewed. `tasks`: what each needs. */
  listings: z.array(
    ListingRef.extend({ ...WeekCounts.shape, before: WeekCounts, tasks: z.array(TodayTask) }),
  ),
  /** Active listings beyond `listings`. */
  more: z.number(),
  /** How many of `more` need something; absent in letters of earlier releases. */
  moreToDo: z.number().optional(),
  /** Of listings that are not active. */
  otherTasks: z.array(TodayTask),
});
export type WeekSummed = z.infer<typeof WeekSummed>;
