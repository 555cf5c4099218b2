import type { Connection } from 'mongoose';

/**
 * - `making`: the job has it; there is one such a person (unique index)
 * - `ready`: the file lies in the folder until `expiresAt`
 * - `downloaded`: its link was used; the file goes with the next purge
 * - `failed`: given up, to be asked for again
 * - `expired`: the file is gone
 */
export type ExportStatus = 'making' | 'ready' | 'downloaded' | 'failed' | 'expired';

/** Collection `data_exports`: one archive of somebody's data; the file is named by `_id`. */
export interface StoredExport {
  _id: string;
  userId: string;
  status: ExportStatus;
  requestedAt: Date;
  readyAt: Date | null;
  expiresAt: Date | null;
  bytes: number | null;
  /** Since when a download has been under way; one that breaks off gives it back. */
  claimedAt?: Date | null;
}

export const dataExportsOf = (connection: Connection) => connection.collection<StoredExport>('data_exports');
