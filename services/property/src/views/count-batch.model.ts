import { defineModel, storedSchema } from '@pokriv/service-kit/model';

export interface CountBatch {
  _id: string;
  at: Date;
}

const KEEP_S = 30 * 86_400;

const countBatchSchema = storedSchema<CountBatch>({
  _id: { type: String, required: true },
  at: { type: Date, required: true },
});
countBatchSchema.index({ at: 1 }, { name: 'keep', expireAfterSeconds: KEEP_S });

export const countBatchModel = defineModel('CountBatch', 'view_batches', countBatchSchema);
