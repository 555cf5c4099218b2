import { randomUUID } from 'node:crypto';

import { systemActor } from '@pokriv/contracts/moderation/audit-targets';
import { conflict, unprocessable } from '@pokriv/contracts/errors';
import type { NewRoleRequest } from '@pokriv/contracts/account/role-request';
import { announceSystemAct } from '@pokriv/service-kit/acts';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { StoredAccount } from '../accounts/account.model.ts';
import { changeAccount } from '../accounts/change-account.ts';
import { messages } from '../messages.ts';
import type { RoleRequestDeps } from './role-request-deps.ts';
import type { StoredRoleRequest } from './role-request.model.ts';
import type { Decided } from './role-request.repository.ts';

/**
 * Requests another role after the first choice (decisions §9). A tenant with a verified e-mail becomes a landlord
 * immediately (ADR 22); other requests wait for an administrator.
 * @throws AppError UNPROCESSABLE for the current role and for admin; CONFLICT while one is pending, or before the
 * first choice, which needs no approval; RATE_LIMITED
 */
export async function requestRoleChange(
  deps: RoleRequestDeps,
  userId: string,
  wish: NewRoleRequest,
): Promise<StoredRoleRequest> {
  await deps.limits['role-request'].take(userId);
  let filed: StoredRoleRequest | undefined;
  await changeAccount(deps, userId, async (account, unit) => {
    assertMayAsk(account, wish.requestedRole);
    const last = await deps.roleRequests.lastOf(userId, unit);
    const isGranted = mayBecomeLandlord(account, wish, last);
    filed = isGranted
      ? await fileGranted(deps, account, { wish, last }, unit)
      : await filePending(deps, account, wish, unit);
    return isGranted ? { role: wish.requestedRole } : undefined;
  });
  if (!filed) throw new Error('a role request was not filed');
  return filed;
}

function assertMayAsk({ role, isRoleChosen }: StoredAccount, requestedRole: string): void {
  const refused = (msg: string) => unprocessable([{ param: 'requestedRole', msg }], msg);
  if (role === 'admin') throw refused(messages.adminKeepsRole);
  if (role === requestedRole) throw refused(messages.sameRole);
  if (!isRoleChosen) throw conflict(messages.roleNotChosen);
}

function mayBecomeLandlord(
  { isEmailVerified, isSuspended, isRoleHeld }: StoredAccount,
  { requestedRole }: NewRoleRequest,
  last: StoredRoleRequest | null,
): boolean {
  const wasRefused = last?.status === 'rejected' && last.requestedRole === 'landlord';
  return requestedRole === 'landlord' && isEmailVerified && !isSuspended && !isRoleHeld && !wasRefused;
}

const newRequest = (
  account: StoredAccount,
  { requestedRole, reason }: NewRoleRequest,
): StoredRoleRequest => ({
  _id: randomUUID(),
  userId: account._id,
  currentRole: account.role,
  requestedRole,
  reason,
  status: 'pending',
  notes: null,
  createdAt: new Date(),
  decidedAt: null,
  decidedBy: null,
});

async function filePending(
  { roleRequests }: RoleRequestDeps,
  account: StoredAccount,
  wish: NewRoleRequest,
  unit: Unit,
): Promise<StoredRoleRequest> {
  const request = newRequest(account, wish);
  await roleRequests.add(request, unit);
  return request;
}

interface Granted {
  wish: NewRoleRequest;
  /** The last request; a pending one is granted. */
  last: StoredRoleRequest | null;
}

async function fileGranted(
  { roleRequests }: RoleRequestDeps,
  account: StoredAccount,
  { wish, last }: Granted,
  unit: Unit,
): Promise<StoredRoleRequest> {
  const isWaiting = last?.status === 'pending' && last.requestedRole === wish.requestedRole;
  const request = isWaiting ? last : newRequest(account, wish);
  const decided: Decided = {
    status: 'approved',
    notes: null,
    decidedAt: new Date(),
    decidedBy: systemActor.id,
  };
  if (isWaiting) await roleRequests.decide(request, decided, unit);
  else await roleRequests.add({ ...request, ...decided }, unit);
  const { _id: userId, role, firstName, lastName } = account;
  await announceSystemAct(
    {
      target: { kind: 'role_request', id: request._id, label: `${firstName} ${lastName}`.trim() },
      before: { status: 'pending', role },
      after: { status: decided.status, role: wish.requestedRole },
      people: [userId],
    },
    'decideRoleChangeRequest',
    unit,
  );
  return { ...request, ...decided };
}
