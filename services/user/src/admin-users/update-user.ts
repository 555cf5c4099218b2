import type { Actor } from '@pokriv/contracts/actor';
import type { AdminUserChange } from '@pokriv/contracts/account/admin-user';
import { badRequest, conflict, forbidden } from '@pokriv/contracts/errors';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { StoredAccount } from '../accounts/account.model.ts';
import type { AccountChange } from '../accounts/account.repository.ts';
import { changeAccount } from '../accounts/change-account.ts';
import { stateOf } from '../accounts/found-by.ts';
import { keepAnAdmin } from '../erasure/to-leave.ts';
import { messages } from '../messages.ts';
import { reinstated } from '../suspension/reinstate-account.ts';
import { suspended, type Suspension } from '../suspension/suspend-account.ts';
import type { AdminUserDeps } from './admin-user-deps.ts';
import { announceUserAct } from './user-act.ts';

/**
 * Changes a person in one transaction with mails and audit entry; unchanged fields are ignored. Administrators cannot
 * change their own role or suspend themselves, and one administrator always remains (decisions §12).
 * @throws AppError FORBIDDEN for the caller's own account; CONFLICT for the last admin, a suspended admin, or another
 * account's phone; BAD_REQUEST for a suspension end in the past; NOT_FOUND
 */
export async function updateUser(
  deps: AdminUserDeps,
  admin: Pick<Actor, 'id'>,
  id: string,
  wish: AdminUserChange,
): Promise<StoredAccount> {
  assertNotOver(wish, deps.now());
  const changed = await changeAccount(deps, id, async (account, unit) => {
    if (admin.id === id) assertNotOneself(account, wish);
    const change = await changeOf(deps, account, { ...wish, decidedBy: admin.id }, unit);
    if (Object.keys(change).length === 0) return undefined;
    await announceUserAct(account, change, wish.reason ?? wish.suspension?.reason ?? null, unit);
    return change;
  });
  // outside the change, so that a retry after a provider outage ends the sessions
  if (wish.suspension) await deps.provider.endSessions(id);
  return changed;
}

async function changeOf(
  deps: AdminUserDeps,
  account: StoredAccount,
  wish: AdminUserChange & { decidedBy: string },
  unit: Unit,
): Promise<AccountChange> {
  const role = await roleChange(deps, account, wish.role, unit);
  const after = { ...account, ...role };
  const { suspension } = wish;
  const access =
    suspension === undefined
      ? undefined
      : suspension === null
        ? await reinstated(account, unit)
        : await suspended(after, suspensionBy(wish.decidedBy, suspension), unit);
  return { ...dataChange(account, wish), ...role, ...access };
}

function dataChange(account: StoredAccount, { firstName, lastName, phone }: AdminUserChange): AccountChange {
  return {
    ...(firstName !== undefined && firstName !== account.firstName && { firstName }),
    ...(lastName !== undefined && lastName !== account.lastName && { lastName }),
    ...(phone !== undefined && (phone || null) !== (account.phone ?? null) && { phone: phone || null }),
  };
}

async function roleChange(
  deps: AdminUserDeps,
  account: StoredAccount,
  role: AdminUserChange['role'],
  unit: Unit,
): Promise<Pick<AccountChange, 'role' | 'isRoleChosen' | 'isRoleHeld' | 'secondFactorSince'>> {
  if (!role || role === account.role) return {};
  await keepAnAdmin(deps, account, unit, messages.onlyAdmin);
  if (role === 'admin' && stateOf(account) !== 'active') throw conflict(messages.adminMustBeActive);
  const change = { role, isRoleChosen: true, isRoleHeld: role === 'tenant' };
  if (account.role !== 'admin') return change;
  await deps.forgetSecondFactor(account._id, unit);
  return { ...change, secondFactorSince: null };
}

function assertNotOneself(account: StoredAccount, { role, suspension }: AdminUserChange): void {
  if (role && role !== account.role) throw forbidden(messages.ownRole);
  if (suspension) throw forbidden(messages.ownSuspension);
}

function assertNotOver({ suspension }: AdminUserChange, now: Date): void {
  const until = dateOf(suspension?.until ?? null);
  if (!until || until > now) return;
  const msg = messages.suspensionIsOver;
  throw badRequest(msg, [{ param: 'suspension.until', msg }]);
}

const suspensionBy = (
  decidedBy: string,
  { until, reason }: NonNullable<AdminUserChange['suspension']>,
): Suspension => ({ until: dateOf(until), reason, source: 'review', decidedBy });

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));
