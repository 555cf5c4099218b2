import { defineModel, storedSchema } from '@pokriv/service-kit/model';

/**
 * - `making`: the job is queued or running; one per person (unique index)
 * - `ready`: the file exists until `expiresAt`
 * - `downloaded`: the link was used; the next purge deletes the file
 * - `failed`: the person may request another
 * - `expired`: the file is deleted
 */
export type ExportStatus = 'making' | 'ready' | 'downloaded' | 'failed' | 'expired';

/** Collection `data_exports`: one archive of a person's data; `_id` names its file. */
export interface StoredExport {
  _id: string;
  userId: string;
  status: ExportStatus;
  requestedAt: Date;
  readyAt: Date | null;
  expiresAt: Date | null;
  bytes: number | null;
  /** Start of the current download; cleared when it breaks off. */
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
