import type { Role } from '@pokriv/contracts/roles';
import type { RoleRequestStatus } from '@pokriv/contracts/account/role-request-states';
import { defineModel, storedSchema } from '@pokriv/service-kit/model';

/** A role request; at most one per person is pending (decisions §9). */
export interface StoredRoleRequest {
  _id: string;
  userId: string;
  currentRole: Role;
  requestedRole: Role;
  reason: string;
  status: RoleRequestStatus;
  notes: string | null;
  createdAt: Date;
  decidedAt: Date | null;
  /** The admin's id, or `system`. */
  decidedBy: string | null;
}

const schema = storedSchema<StoredRoleRequest>({
  _id: { type: String, required: true },
  userId: { type: String, required: true },
  currentRole: { type: String, required: true },
  requestedRole: { type: String, required: true },
  reason: { type: String, required: true },
  status: { type: String, required: true },
  notes: String,
  createdAt: { type: Date, required: true },
  decidedAt: Date,
  decidedBy: String,
});
const newest = { createdAt: -1, _id: -1 } as const;
schema.index(
  { userId: 1 },
  { name: 'one_pending', unique: true, partialFilterExpression: { status: 'pending' } },
);
schema.index({ userId: 1, ...newest }, { name: 'of_user' });
schema.index({ status: 1, ...newest }, { name: 'by_status' });
schema.index(newest, { name: 'newest' });

export const roleRequestModel = defineModel<StoredRoleRequest>('RoleRequest', 'role_requests', schema);
