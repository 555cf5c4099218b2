import { defineModel, storedSchema } from '@pokriv/service-kit/model';

export interface SeenAccount {
  _id: string;
  version: number;
  /** For alert mails; absent in copies from before alerts. */
  email?: string;
  firstName?: string;
  isEmailVerified?: boolean;
  /** Publishing slots of the plan; null: unlimited (decisions §7). */
  listingLimit?: number | null;
  isHidden?: boolean;
  /** Due date of pausing listings above the slots; absent: never. */
  excessAt?: Date;
}

const accountSchema = storedSchema<SeenAccount>({
  _id: { type: String, required: true },
  version: { type: Number, required: true },
  email: String,
  firstName: String,
  isEmailVerified: Boolean,
  listingLimit: Number,
  isHidden: Boolean,
  excessAt: Date,
});
accountSchema.index({ excessAt: 1, _id: 1 }, { name: 'excess', sparse: true });

export const accountModel = defineModel('Account', 'accounts', accountSchema);
