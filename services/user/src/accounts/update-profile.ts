import type { Identity } from '@pokriv/contracts/actor';
import { forbidden } from '@pokriv/contracts/errors';
import type { ProfileChange } from '@pokriv/contracts/account/user';

import { messages } from '../messages.ts';
import type { StoredAccount } from './account.model.ts';
import type { AccountChange } from './account.repository.ts';
import { changeAccount, type AccountDeps } from './change-account.ts';

/**
 * Changes the owner's profile. The role can be set once, right after registration (decisions §9); the same role is a
 * no-op.
 * @throws AppError FORBIDDEN for a second role; CONFLICT when the phone belongs to another account
 */
export function updateProfile(
  deps: AccountDeps,
  identity: Identity,
  wish: ProfileChange,
): Promise<StoredAccount> {
  return changeAccount(deps, identity.uid, (account) => {
    const { role, phone, ...names } = wish;
    const change: AccountChange = {
      ...names,
      ...(phone !== undefined && { phone: phone || null }),
      ...(role && roleChange(account, role)),
    };
    return Object.keys(change).length > 0 ? change : undefined;
  });
}

function roleChange(account: StoredAccount, role: 'tenant' | 'landlord'): AccountChange {
  if (!account.isRoleChosen && account.role !== 'admin') return { role, isRoleChosen: true };
  if (account.role === role) return {};
  throw forbidden(messages.roleChosen);
}
