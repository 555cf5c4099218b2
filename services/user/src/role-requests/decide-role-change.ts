import { conflict, notFound } from '@pokriv/contracts/errors';
import type { AdminRoleRequest, RoleRequestDecision } from '@pokriv/contracts/account/role-request';
import { announceAct, type Act } from '@pokriv/service-kit/acts';

import type { AccountChange } from '../accounts/account.repository.ts';
import { changeAccount } from '../accounts/change-account.ts';
import { messages } from '../messages.ts';
import type { RoleRequestDeps } from './role-request-deps.ts';
import type { StoredRoleRequest } from './role-request.model.ts';
import type { Decided } from './role-request.repository.ts';
import { toAdminRoleRequest } from './to-role-request.ts';

interface Decision extends RoleRequestDecision {
  decidedBy: string;
}

/**
 * Decides a request: decision, role and mail in one transaction, so that one of two concurrent administrators gets a
 * conflict.
 * @throws AppError NOT_FOUND; CONFLICT when already decided, or when its author has become an admin
 */
export async function decideRoleChange(
  deps: RoleRequestDeps,
  id: string,
  { action, notes, decidedBy }: Decision,
): Promise<AdminRoleRequest> {
  const request = await deps.roleRequests.byId(id);
  if (!request) throw notFound(messages.roleRequestMissing);
  const decided: Decided = {
    status: action === 'approve' ? 'approved' : 'rejected',
    notes: notes || null,
    decidedAt: new Date(),
    decidedBy,
  };
  const account = await changeAccount(deps, request.userId, async (before, unit) => {
    const { role, email, firstName, lastName } = before;
    await deps.roleRequests.decide(request, decided, unit);
    if (action === 'approve' && role === 'admin') throw conflict(messages.adminKeepsRole);
    await unit.announce('role-request-decided', {
      email,
      firstName,
      role: request.requestedRole,
      status: decided.status,
      notes: decided.notes,
    });
    const act: Act = {
      target: { kind: 'role_request', id, label: `${firstName} ${lastName}`.trim() },
      before: { status: request.status, role },
      after: { status: decided.status, role: action === 'approve' ? request.requestedRole : role },
      reason: decided.notes,
      people: [request.userId],
    };
    await announceAct(act, unit);
    return action === 'approve' ? newRole(request) : undefined;
  });
  return toAdminRoleRequest({ ...request, ...decided }, account);
}

const newRole = ({ requestedRole }: StoredRoleRequest): AccountChange => ({
  role: requestedRole,
  isRoleChosen: true,
  isRoleHeld: false,
});
