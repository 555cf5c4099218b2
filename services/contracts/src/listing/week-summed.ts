import { z } from 'zod';

import { ListingRef, Person } from '../job-parts.ts';
import { IsoDate } from '../zod-parts.ts';
import { TodayTask } from './today.ts';

const WeekCounts = z.object({ views: z.number(), phoneReveals: z.number() });
export type WeekCounts = z.infer<typeof WeekCounts>;

/** One week of a landlord's listings, compared with the week before. */
export const WeekSummed = z.object({
  landlord: Person,
  /** Monday and Sunday in Sofia. */
  from: IsoDate,
  to: IsoDate,
  total: WeekCounts,
  before: WeekCounts,
  /** Active listings with their tasks: most urgent first, then most viewed. */
  listings: z.array(
    ListingRef.extend({ ...WeekCounts.shape, before: WeekCounts, tasks: z.array(TodayTask) }),
  ),
  /** Number of active listings beyond `listings`. */
  more: z.number(),
  /** Number of these with a task; absent in mails of earlier releases. */
  moreToDo: z.number().optional(),
  /** Tasks of listings that are not active. */
  otherTasks: z.array(TodayTask),
});
export type WeekSummed = z.infer<typeof WeekSummed>;
