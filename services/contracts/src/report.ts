import { z } from 'zod';

import { REPORT_LIMITS as LIMIT, reportStatuses, reportTypes } from './report-states.ts';
import { Id, IsoDateTime, keysOf, pageQuery } from './zod-parts.ts';

/** Texts: the meanings of spec §5 in Bulgarian. */
export const NewReport = z.strictObject({
  propertyId: Id,
  reportType: keysOf(reportTypes, 'Изберете вид на доклада.').default('other'),
  reason: z
    .string('Въведете причина.')
    .trim()
    .min(LIMIT.reasonMin, 'Причината трябва да е поне 5 символа.')
    .max(LIMIT.reasonMax, 'Причината не може да е над 200 символа.'),
  description: z
    .string()
    .trim()
    .max(LIMIT.descriptionMax, 'Описанието не може да е над 1000 символа.')
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
  createdAt: IsoDateTime,
  updatedAt: IsoDateTime,
});
export type Report = z.infer<typeof Report>;

export const ReportQuery = z.strictObject({ status: keysOf(reportStatuses).optional(), ...pageQuery(100) });
export type ReportQuery = z.output<typeof ReportQuery>;

export const ReportStatusChange = z
  .strictObject({ status: keysOf(reportStatuses), adminNotes: z.string().trim().max(1000).default('') })
  .refine(
    ({ status, adminNotes }) => status === 'pending' || status === 'reviewed' || adminNotes.length >= 5,
    {
      message: 'Опишете решението с поне 5 символа.',
      path: ['adminNotes'],
    },
  );
export type ReportStatusChange = z.infer<typeof ReportStatusChange>;
