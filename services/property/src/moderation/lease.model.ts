import type { Lease } from '@pokriv/contracts/listing/moderation-file';
import { defineModel, storedSchema } from '@pokriv/service-kit/model';

export interface StoredLease {
  _id: string;
  holder: Lease['holder'];
  until: Date;
}

const leaseSchema = storedSchema<StoredLease>({
  _id: { type: String, required: true },
  holder: { id: String, name: String },
  until: Date,
});
leaseSchema.index({ until: 1 }, { name: 'ended', expireAfterSeconds: 60 });

export const leaseModel = defineModel('Lease', 'leases', leaseSchema);
