import type { AdminRoleRequest, RoleRequest } from '@pokriv/contracts/account/role-request';

import type { StoredAccount } from '../accounts/account.model.ts';
import { messages } from '../messages.ts';
import type { StoredRoleRequest } from './role-request.model.ts';

export function toRoleRequest(request: StoredRoleRequest): RoleRequest {
  const { _id: id, currentRole, requestedRole, reason, status, notes, createdAt, decidedAt } = request;
  return {
    id,
    currentRole,
    requestedRole,
    reason,
    status,
    notes,
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}

/** Maps to the administrators' view; without an account the author is erased. */
export function toAdminRoleRequest(
  request: StoredRoleRequest,
  account: StoredAccount | undefined,
): AdminRoleRequest {
  const { email = '', firstName = messages.erasedPerson, lastName = '', avatar = null } = account ?? {};
  const memberSince = (account?.createdAt ?? request.createdAt).toISOString();
  return {
    ...toRoleRequest(request),
    user: { id: request.userId, email, firstName, lastName, avatar, memberSince },
    decidedBy: request.decidedBy,
  };
}
