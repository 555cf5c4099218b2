import { defineModel, storedSchema } from '@pokriv/service-kit/model';

export interface StoredCredits {
  /** `<user>:<start of the month>`. */
  _id: string;
  userId: string;
  promotions: string[];
  used: number;
}

const schema = storedSchema<StoredCredits>({
  _id: { type: String, required: true },
  userId: { type: String, required: true },
  promotions: { type: [String], required: true, default: undefined },
  used: { type: Number, required: true },
});
schema.index({ userId: 1, promotions: 1 }, { name: 'of_promotion' });

export const creditModel = defineModel<StoredCredits>('Credits', 'credits', schema);
