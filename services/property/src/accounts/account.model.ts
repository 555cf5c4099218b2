import { defineModel, storedSchema } from '@pokriv/service-kit/model';

export interface SeenAccount {
  _id: string;
  version: number;
  /** For mails of alerts; absent in copies from before them. */
  email?: string;
  firstName?: string;
  isEmailVerified?: boolean;
  /** Publishing slots of the plan; null: unlimited (decisions §7). */
  listingLimit?: number | null;
  isHidden?: boolean;
  /** When listings above the slots are paused; absent: never. */
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
