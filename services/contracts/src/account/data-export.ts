import { z } from 'zod';

import { IsoDateTime } from '../zod-parts.ts';

/** The latest export of personal data (GDPR art. 15 and 20); `none` before the first request. */
export const DataExport = z.object({
  status: z.enum(['none', 'making', 'ready', 'downloaded', 'failed', 'expired']),
  requestedAt: IsoDateTime.nullable(),
  expiresAt: IsoDateTime.nullable(),
  bytes: z.number().nullable(),
});
export type DataExport = z.infer<typeof DataExport>;

export const PersonalData = z.object({
  documents: z.record(z.string(), z.unknown()),
  /** `name`: entry in the ZIP. `path`: source of the bytes in the service. */
  files: z.array(z.object({ name: z.string(), path: z.string() })),
});
export type PersonalData = z.infer<typeof PersonalData>;

/** Payload of the mailed link, signed by the mail worker and verified by the user service. */
export const DataExportLink = z.object({
  exportId: z.string(),
  /** Expiry, ms since 1970. */
  until: z.number(),
});
export type DataExportLink = z.infer<typeof DataExportLink>;
export const DATA_EXPORT_LINK = 'data-export';
