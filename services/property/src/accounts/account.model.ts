import { defineModel, storedSchema } from '@pokriv/service-kit/model';

/** Collection `accounts`: the newest version of each owner that this service has seen, and his plan's slots. */
export interface SeenAccount {
  _id: string;
  version: number;
  /** Publishing slots of the plan; null: no limit (decisions §7). */
  listingLimit?: number | null;
  /** Suspended or about to be erased. */
  isHidden?: boolean;
  /** When listings beyond the slots are paused; absent: not at all. */
  excessAt?: Date;
}

const accountSchema = storedSchema<SeenAccount>({
  _id: { type: String, required: true },
  version: { type: Number, required: true },
  listingLimit: Number,
  isHidden: Boolean,
  excessAt: Date,
});
accountSchema.index({ excessAt: 1, _id: 1 }, { name: 'excess', sparse: true });

export const accountModel = defineModel('Account', 'accounts', accountSchema);
