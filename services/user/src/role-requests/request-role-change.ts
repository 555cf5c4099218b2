import { randomUUID } from 'node:crypto';

import { conflict, notFound, unprocessable } from '@pokriv/contracts/errors';
import type { NewRoleRequest } from '@pokriv/contracts/role-request';

import type { StoredAccount } from '../accounts/account.model.ts';
import { messages } from '../messages.ts';
import type { RoleRequestDeps } from './role-request-deps.ts';
import type { StoredRoleRequest } from './role-request.model.ts';

/**
 * Asks for another role, once the first one was chosen (decisions §9).
 * @throws AppError UNPROCESSABLE for the role one has, and for an admin's; CONFLICT while one is pending, or before the
 * first choice, which needs nobody's consent; RATE_LIMITED
 */
export async function requestRoleChange(
  { inTransaction, accounts, roleRequests, limits }: RoleRequestDeps,
  userId: string,
  { requestedRole, reason }: NewRoleRequest,
): Promise<StoredRoleRequest> {
  await limits['role-request'].take(userId);
  return inTransaction(async (unit) => {
    const account = await accounts.byId(userId, unit);
    if (!account) throw notFound(messages.profileMissing);
    assertMayAsk(account, requestedRole);
    const request: StoredRoleRequest = {
      _id: randomUUID(),
      userId,
      currentRole: account.role,
      requestedRole,
      reason,
      status: 'pending',
      notes: null,
      createdAt: new Date(),
      decidedAt: null,
      decidedBy: null,
    };
    await roleRequests.add(request, unit);
    return request;
  });
}

function assertMayAsk({ role, isRoleChosen }: StoredAccount, requestedRole: string): void {
  const refused = (msg: string) => unprocessable([{ param: 'requestedRole', msg }], msg);
  if (role === 'admin') throw refused(messages.adminKeepsRole);
  if (role === requestedRole) throw refused(messages.sameRole);
  if (!isRoleChosen) throw conflict(messages.roleNotChosen);
}
