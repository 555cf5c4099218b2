import { z } from 'zod';

import { groupDigits } from '../group-digits.ts';
import { listingStatuses } from '../listing/listing-states.ts';
import { PropertyImage } from '../listing/property.ts';
import { NewRemarks } from '../listing/remark.ts';
import { REPORT_LIMITS as LIMIT, reportResolutions, reportStatuses, reportTypes } from './report-states.ts';
import {
  Id,
  IsoDateTime,
  isProse,
  keysOf,
  pageQuery,
  proseBetween,
  textBetween,
  trimmed,
  upTo,
} from '../zod-parts.ts';

/** Bulgarian texts with the meanings of spec §5. */
export const NewReport = z.strictObject({
  propertyId: Id,
  reportType: keysOf(reportTypes, 'Изберете вид на сигнала.').default('other'),
  reason: trimmed('Въведете причина.')
    .min(LIMIT.reasonMin, 'Причината трябва да е поне 5 символа.')
    .max(LIMIT.reasonMax, upTo('Причината не може да е над 200 символа.'))
    .refine(...isProse),
  description: trimmed()
    .max(
      LIMIT.descriptionMax,
      upTo(`Описанието не може да е над ${groupDigits(LIMIT.descriptionMax)} символа.`),
    )
    .refine(...isProse)
    .optional(),
});
export type NewReport = z.infer<typeof NewReport>;

export const Report = z.object({
  id: z.string(),
  propertyId: z.string(),
  propertyTitle: z.string(),
  reportType: keysOf(reportTypes),
  reason: z.string(),
  description: z.string(),
  status: keysOf(reportStatuses),
  adminNotes: z.string(),
  reporter: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  handledBy: z.string().nullable(),
  handledAt: IsoDateTime.nullable(),
  resolution: keysOf(reportResolutions).nullable(),
  createdAt: IsoDateTime,
  updatedAt: IsoDateTime,
});
export type Report = z.infer<typeof Report>;

/** The last step on a report, and the administrator who took it; empty `by`: unknown. */
export const ReportHandling = z.object({
  by: z.string(),
  isMine: z.boolean(),
  at: IsoDateTime,
  status: keysOf(reportStatuses),
  resolution: keysOf(reportResolutions).nullable(),
});
export type ReportHandling = z.infer<typeof ReportHandling>;

const ReportFilter = z.strictObject({
  status: keysOf(reportStatuses).optional(),
  type: keysOf(reportTypes).optional(),
  query: textBetween(1, 100).optional(),
  propertyId: Id.optional(),
  ownerId: Id.optional(),
  reporterId: Id.optional(),
  sort: z.enum(['newest', 'oldest']).default('newest'),
});
export const ReportQuery = ReportFilter.extend(pageQuery(100));
export type ReportQuery = z.output<typeof ReportQuery>;

export const ReportStatusChange = z
  .strictObject({
    status: keysOf(reportStatuses),
    from: keysOf(reportStatuses).optional(),
    /** Empty keeps earlier notes. */
    adminNotes: proseBetween(0, 1000).default(''),
  })
  .refine(
    ({ status, adminNotes }) => status === 'pending' || status === 'reviewed' || adminNotes.length >= 5,
    {
      message: 'Опишете решението с поне 5 символа.',
      path: ['adminNotes'],
    },
  );
export type ReportStatusChange = z.infer<typeof ReportStatusChange>;

export const ReportTable = ReportFilter;

/** Open reports of one listing; the most reported listing comes first. */
export const ReportGroup = z.object({
  propertyId: z.string(),
  propertyTitle: z.string(),
  propertyStatus: keysOf(listingStatuses).nullable(),
  /** First picture; null while unknown or without pictures. */
  cover: PropertyImage.nullable(),
  ownerId: z.string(),
  open: z.number(),
  /** Sum of the reporters' weights, and the sum that hides the listing (decisions §5). */
  weight: z.number(),
  hidesAt: z.number(),
  types: z.array(z.object({ type: keysOf(reportTypes), count: z.number() })),
  oldestAt: IsoDateTime,
  reports: z.array(Report),
});
export type ReportGroup = z.infer<typeof ReportGroup>;
export const ReportGroupQuery = z.strictObject({ type: keysOf(reportTypes).optional(), ...pageQuery(50) });
export type ReportGroupQuery = z.output<typeof ReportGroupQuery>;

const Notes = trimmed('Опишете решението.')
  .min(5, 'Опишете решението с поне 5 символа.')
  .max(1000, upTo())
  .refine(...isProse);

/** Decision on a report (spec §7, decisions §6). */
export const ReportResolution = z.strictObject({
  action: keysOf(reportResolutions, 'Изберете действие.'),
  adminNotes: Notes.optional(),
  until: IsoDateTime.nullish(),
  /** Allowed only with `request_changes`. */
  remarks: NewRemarks.optional(),
});
export type ReportResolution = z.infer<typeof ReportResolution>;

export const ExplainedResolution = ReportResolution.extend({ adminNotes: Notes });

export const ReportOverview = z.object({
  total: z.number(),
  byStatus: z.record(keysOf(reportStatuses), z.number()),
  byType: z.record(keysOf(reportTypes), z.number()),
  olderThan24h: z.number(),
  /** Hours from filing to decision; null without decisions. */
  avgHours: z.number().nullable(),
});
export type ReportOverview = z.infer<typeof ReportOverview>;
