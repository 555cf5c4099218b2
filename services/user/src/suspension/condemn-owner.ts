import type { JobData } from '@pokriv/contracts/jobs';
import type { JobContext } from '@pokriv/service-kit/consumer';

import { followCommit } from '../accounts/account-follower.ts';
import type { StoredAccount } from '../accounts/account.model.ts';
import { changeAccountWith } from '../accounts/change-account.ts';
import { announceRestriction } from './announce-restriction.ts';
import { suspended, type Suspension, type SuspensionDeps } from './suspend-account.ts';

/** True for a running suspension that lasts at least as long and therefore stays. */
const isOutAsLong = (
  { isSuspended, suspendedUntil = null }: StoredAccount,
  { until }: Pick<Suspension, 'until'>,
): boolean => isSuspended && (!suspendedUntil || (until !== null && suspendedUntil >= until));

/**
 * Applies a moderator's decision to the owner of a reported listing: a counted warning or a suspension (decisions §6).
 * Ignores erased owners and administrators.
 */
export async function condemnOwner(
  deps: SuspensionDeps,
  { userId, action, title, reason, until, actorId: decidedBy, ...fact }: JobData<'owner-condemned'>,
  once: JobContext['once'],
): Promise<void> {
  const { source = 'reports', isFoundByMachine = false } = fact;
  const grounds = { source, isFoundByMachine, decidedBy };
  const known = await deps.accounts.byId(userId);
  if (!known || known.isErasing || known.role === 'admin') return;
  if (action === 'suspend') {
    const suspension = { ...grounds, until: until ? new Date(until) : null, reason };
    await once(async (unit) => {
      await changeAccountWith(
        deps,
        userId,
        (account) => (isOutAsLong(account, suspension) ? undefined : suspended(account, suspension, unit)),
        unit,
      );
    });
    // repeated after a crash, which may have skipped these two
    const account = await deps.accounts.byId(userId);
    if (account) await followCommit(deps, account);
    await deps.provider.endSessions(userId);
    return;
  }
  await once(async (unit) => {
    const account = await deps.accounts.byId(userId, unit);
    if (!account) return;
    await deps.accounts.change(account, { warnings: (account.warnings ?? 0) + 1 }, unit);
    const { email, firstName } = account;
    const warning = { ...grounds, kind: 'person_warned', title, reason, until: null } as const;
    const decision = await announceRestriction(account, warning, unit);
    await unit.announce('owner-warned', { email, firstName, title, reason, decision });
  });
}
