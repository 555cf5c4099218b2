import { defineModel, storedSchema } from '@pokriv/service-kit/model';

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

const schema = storedSchema<StoredExport>({
  _id: { type: String, required: true },
  userId: { type: String, required: true },
  status: { type: String, required: true },
  requestedAt: { type: Date, required: true },
  readyAt: Date,
  expiresAt: Date,
  bytes: Number,
  claimedAt: Date,
});
schema.index(
  { userId: 1 },
  { name: 'one_under_way', unique: true, partialFilterExpression: { status: 'making' } },
);
schema.index({ userId: 1, requestedAt: -1, _id: -1 }, { name: 'of_user' });
schema.index({ status: 1, expiresAt: 1 }, { name: 'to_expire' });

export const dataExportModel = defineModel<StoredExport>('DataExport', 'data_exports', schema);
