import { z } from 'zod';

import { AdminUsersQuery } from '../account/admin-user.ts';
import { FILTER_NAME_MAX, filterPages, type FilterPage } from './saved-filter-options.ts';
import { listingStatuses } from '../listing/listing-states.ts';
import { AdminPropertiesQuery, ModerationQueueQuery } from '../listing/property-endpoints.ts';
import { ReportTable } from './report.ts';
import { Id, isLine, trimmed, upTo } from '../zod-parts.ts';

const paging = { page: true, limit: true } as const;
/** A list in all states instead of one. */
const ALL = 'all';

/** Parameters of each page's address: those of its lists, without the number of the page. */
const addressQueries = {
  queue: ModerationQueueQuery.pick({ query: true, kind: true, assigned: true, sort: true }).extend({
    status: z.enum([...Object.keys(listingStatuses), ALL]).optional(),
  }),
  listings: AdminPropertiesQuery.omit(paging),
  reports: ReportTable.extend({ view: z.literal(ALL).optional() }),
  users: AdminUsersQuery.omit(paging),
} as const satisfies Record<FilterPage, z.ZodType>;

const FilterName = trimmed('Въведете име на филтъра.')
  .min(1, 'Въведете име на филтъра.')
  .max(FILTER_NAME_MAX, upTo(`Името не може да е над ${FILTER_NAME_MAX} символа.`))
  .refine(...isLine);

export const FilterRename = z.strictObject({ name: FilterName });

export const NewSavedFilter = FilterRename.extend({
  page: z.enum(Object.keys(filterPages) as [FilterPage, ...FilterPage[]]),
  query: z
    .record(z.string(), z.string())
    .refine((query) => Object.keys(query).length > 0, 'Изберете филтър, преди да го запазите.'),
}).superRefine(({ page, query }, context) => {
  for (const issue of addressQueries[page].safeParse(query).error?.issues ?? [])
    context.addIssue({ ...issue, path: ['query', ...issue.path] });
});
export type NewSavedFilter = z.infer<typeof NewSavedFilter>;

export const SavedFilter = z.object({
  id: Id,
  name: z.string(),
  page: z.enum(Object.keys(filterPages) as [FilterPage, ...FilterPage[]]),
  query: z.record(z.string(), z.string()),
});
export type SavedFilter = z.infer<typeof SavedFilter>;
