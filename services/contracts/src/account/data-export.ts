import { z } from 'zod';

import { IsoDateTime } from '../zod-parts.ts';

/** Export of one's personal data (GDPR art. 15 and 20): the last one that was asked for; `none` before the first. */
export const DataExport = z.object({
  status: z.enum(['none', 'making', 'ready', 'downloaded', 'failed', 'expired']),
  requestedAt: IsoDateTime.nullable(),
  /** Until when the mailed link works. */
  expiresAt: IsoDateTime.nullable(),
  /** Size of the ZIP. */
  bytes: z.number().nullable(),
});
export type DataExport = z.infer<typeof DataExport>;

/** What a service answers, inside, of one person: a document for each kind of record, and files that belong to them. */
export const PersonalData = z.object({
  documents: z.record(z.string(), z.unknown()),
  /** Name inside the ZIP, and the service's own path that gives the bytes. */
  files: z.array(z.object({ name: z.string(), path: z.string() })),
});
export type PersonalData = z.infer<typeof PersonalData>;

/** What the mailed link carries, signed by the mail's worker and checked by the user service. */
export const DataExportLink = z.object({
  exportId: z.string(),
  /** Milliseconds; the link is worth nothing afterwards. */
  until: z.number(),
});
export type DataExportLink = z.infer<typeof DataExportLink>;
export const DATA_EXPORT_LINK = 'data-export';
