import type { Lease, RecentAction } from '@pokriv/contracts/listing/moderation-file';
import { defineModel, storedPart, storedSchema } from '@pokriv/service-kit/model';

export interface StoredLease {
  _id: string;
  holder: Lease['holder'];
  until: Date;
  /** Set once the holder has decided, which frees the listing. */
  decided?: { action: RecentAction; at: Date };
}

const leaseSchema = storedSchema<StoredLease>({
  _id: { type: String, required: true },
  holder: { id: String, name: String },
  until: Date,
  decided: storedPart<NonNullable<StoredLease['decided']>>({ action: String, at: Date }),
});
leaseSchema.index({ until: 1 }, { name: 'ended', expireAfterSeconds: 60 });

export const leaseModel = defineModel('Lease', 'leases', leaseSchema);
