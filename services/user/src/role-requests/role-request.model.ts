import type { Role } from '@pokriv/contracts/roles';
import type { RoleRequestStatus } from '@pokriv/contracts/role-request-states';
import type { Connection } from 'mongoose';

/** A wish for another role, as stored; at most one of a person is pending (decisions §9). */
export interface StoredRoleRequest {
  _id: string;
  userId: string;
  /** When it was asked. */
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

export const roleRequestsOf = (connection: Connection) =>
  connection.collection<StoredRoleRequest>('role_requests');
