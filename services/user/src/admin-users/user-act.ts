import type { UserAct } from '@pokriv/contracts/moderation/audit-words';
import { announceAct } from '@pokriv/service-kit/acts';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { StoredAccount } from '../accounts/account.model.ts';
import type { AccountChange } from '../accounts/account.repository.ts';

const auditedFields = [
  'firstName',
  'lastName',
  'phone',
  'role',
  'isSuspended',
  'suspendedUntil',
  'suspensionReason',
  'erasedAt',
] as const;

export const userTarget = (account: StoredAccount) => ({
  kind: 'user' as const,
  id: account._id,
  label: `${account.firstName} ${account.lastName}`.trim() || account.email,
});

/** Announces an administrator's changes to the audit log: only differing fields. */
export async function announceUserAct(
  account: StoredAccount,
  change: AccountChange,
  reason: string | null,
  unit: Unit,
): Promise<void> {
  const before: Record<string, unknown> = {};
  const after: Record<string, unknown> = {};
  for (const field of auditedFields) {
    if (!(field in change)) continue;
    const [was, is] = [plain(account[field]), plain(change[field])];
    if (was === is) continue;
    before[field] = was;
    after[field] = is;
  }
  const action = actionOf(after);
  await announceAct({ target: userTarget(account), before, after, reason, ...(action && { action }) }, unit);
}

function actionOf(after: Readonly<Record<string, unknown>>): UserAct | undefined {
  if ('isSuspended' in after) return after.isSuspended ? 'suspendUser' : 'reinstateUser';
  return Object.keys(after).join() === 'role' ? 'changeUserRole' : undefined;
}

const plain = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : (value ?? null));
