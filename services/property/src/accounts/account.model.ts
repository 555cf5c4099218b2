import { defineModel, storedSchema } from '@pokriv/service-kit/model';

export interface SeenAccount {
  _id: string;
  version: number;
  /** For alert mails; absent in copies from before alerts. */
  email?: string;
  firstName?: string;
  /** Absent in copies from before assignments. */
  lastName?: string;
  isAdmin?: boolean;
  isEmailVerified?: boolean;
  /** Null or absent: the account's phone is not verified. */
  verifiedPhone?: string | null;
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
  lastName: String,
  isAdmin: Boolean,
  isEmailVerified: Boolean,
  verifiedPhone: String,
  listingLimit: Number,
  isHidden: Boolean,
  excessAt: Date,
});
accountSchema.index({ isAdmin: 1 }, { name: 'admins', partialFilterExpression: { isAdmin: true } });
accountSchema.index({ excessAt: 1, _id: 1 }, { name: 'excess', sparse: true });

export const accountModel = defineModel('Account', 'accounts', accountSchema);
