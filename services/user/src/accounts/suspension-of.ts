import type { SuspensionNotice } from '@pokriv/contracts/actor';

import type { StoredAccount } from './account.model.ts';

type Suspendable = Pick<StoredAccount, 'isSuspended' | 'suspendedUntil' | 'suspensionReason'>;

/** The notice for a suspended person; null for others. */
export function suspensionOf(account: Suspendable): SuspensionNotice | null {
  const { isSuspended, suspendedUntil, suspensionReason } = account;
  if (!isSuspended) return null;
  return { until: suspendedUntil?.toISOString() ?? null, reason: suspensionReason ?? '' };
}
