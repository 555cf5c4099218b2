import type { AdminUser } from '@pokriv/contracts/account/admin-user';

import type { StoredAccount } from '../accounts/account.model.ts';
import { stateOf } from '../accounts/found-by.ts';
import { toUser } from '../accounts/to-user.ts';

export function toAdminUser(account: StoredAccount): AdminUser {
  const { plan, lastSeenAt, usedListings, warnings = 0 } = account;
  return {
    ...toUser(account),
    plan,
    state: stateOf(account),
    suspension: suspensionOf(account),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    usedListings: usedListings.used,
    warnings,
    hasSecondFactor: Boolean(account.secondFactorSince),
  };
}

function suspensionOf(account: StoredAccount): AdminUser['suspension'] {
  const { isSuspended, suspendedUntil, suspendedSince, suspensionReason, updatedAt } = account;
  if (!isSuspended) return null;
  return {
    reason: suspensionReason ?? '',
    until: suspendedUntil?.toISOString() ?? null,
    since: (suspendedSince ?? updatedAt).toISOString(),
  };
}
