import { conflict } from '@pokriv/contracts/errors';
import type { DecisionSource } from '@pokriv/contracts/moderation/decision-kinds';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { StoredAccount } from '../accounts/account.model.ts';
import type { AccountChange } from '../accounts/account.repository.ts';
import { changeAccount, type AccountDeps } from '../accounts/change-account.ts';
import { isPremium } from '../accounts/plans.ts';
import { messages } from '../messages.ts';
import { endedSessions } from '../sessions/end-sessions.ts';
import type { IdentityProvider } from '../identity-provider.ts';
import { announceRestriction } from './announce-restriction.ts';

export interface SuspensionDeps extends AccountDeps {
  provider: Pick<IdentityProvider, 'endSessions'>;
}

export interface Suspension {
  /** null: until an admin ends it. */
  until: Date | null;
  reason: string;
  source: DecisionSource;
  decidedBy: string;
  isFoundByMachine?: boolean;
}

/**
 * Suspends an account: refuses its calls within a second, ends every session and announces that its content is
 * hidden. The account comes before the provider, because it alone blocks the person; a retry ends refresh tokens left
 * by a crash.
 * @throws AppError CONFLICT for an admin; NOT_FOUND
 */
export async function suspendAccount(
  deps: SuspensionDeps,
  id: string,
  suspension: Suspension,
): Promise<StoredAccount> {
  const account = await changeAccount(deps, id, (before, unit) => suspended(before, suspension, unit));
  await deps.provider.endSessions(id);
  return account;
}

/**
 * Change that suspends an account, announced to the person's mail and to billing in its transaction; repeating the
 * same suspension is a no-op.
 * @throws AppError CONFLICT for an admin
 */
export async function suspended(
  account: StoredAccount,
  { until, reason, ...grounds }: Suspension,
  unit: Unit,
): Promise<AccountChange | undefined> {
  const { role, email, firstName, isSuspended, suspendedSince } = account;
  if (role === 'admin') throw conflict(messages.adminNotSuspended);
  const isSame =
    isSuspended &&
    account.suspensionReason === reason &&
    (account.suspendedUntil?.getTime() ?? null) === (until?.getTime() ?? null);
  if (isSame) return undefined;
  const hasPlan = isPremium(account);
  const decision = await announceRestriction(
    account,
    { ...grounds, kind: 'person_suspended', reason, until },
    unit,
  );
  await unit.announce('account-suspended', {
    ...{ email, firstName, reason, hasPlan, decision },
    until: until?.toISOString() ?? null,
  });
  await unit.announce('suspension-changed', { userId: account._id });
  return {
    isSuspended: true,
    suspendedUntil: until,
    suspensionReason: reason,
    suspensionDecision: decision.id,
    suspendedSince: (isSuspended && suspendedSince) || new Date(),
    ...endedSessions(),
  };
}
