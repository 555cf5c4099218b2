import { z } from 'zod';

import { reportTypes } from './report-states.ts';
import { rejectCodes } from '../listing/listing-states.ts';
import { keysOf, queryNumber } from '../zod-parts.ts';
import { restrictionKinds } from './decision-kinds.ts';

export const TransparencyQuery = z.strictObject({ year: queryNumber(2000, 9999).optional() });

/** Figures of a calendar year in Sofia (Digital Services Act, Art. 24); no personal data. */
export const Transparency = z.object({
  year: z.number(),
  /** Years with a report, newest first. */
  years: z.array(z.number()),
  reports: z.object({
    received: z.number(),
    byType: z.array(z.object({ type: keysOf(reportTypes), count: z.number() })),
    resolved: z.number(),
    dismissed: z.number(),
    /** Hours from receipt to decision; null without decisions. */
    medianHours: z.number().nullable(),
  }),
  decisions: z.object({
    total: z.number(),
    afterReports: z.number(),
    foundByMachine: z.number(),
    decidedByMachine: z.number(),
    byKind: z.array(z.object({ kind: keysOf(restrictionKinds), count: z.number() })),
    /** Decisions by listed reason. */
    byGround: z.array(z.object({ code: keysOf(rejectCodes), count: z.number() })),
  }),
  appeals: z.object({
    received: z.number(),
    /** Appeals by reporters whose report was dismissed. */
    fromReporters: z.number(),
    upheld: z.number(),
    overturned: z.number(),
    medianHours: z.number().nullable(),
  }),
});
export type Transparency = z.infer<typeof Transparency>;
