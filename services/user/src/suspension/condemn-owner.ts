import type { JobData } from '@pokriv/contracts/jobs';
import type { JobContext } from '@pokriv/service-kit/consumer';

import { followCommit } from '../accounts/account-follower.ts';
import type { StoredAccount } from '../accounts/account.model.ts';
import { changeAccountWith } from '../accounts/change-account.ts';
import { suspended, type Suspension, type SuspensionDeps } from './suspend-account.ts';

/** A moderator does not see what was decided about the owner before: an earlier, longer suspension stays. */
const isOutAsLong = (
  { isSuspended, suspendedUntil = null }: StoredAccount,
  { until }: Pick<Suspension, 'until'>,
): boolean => isSuspended && (!suspendedUntil || (until !== null && suspendedUntil >= until));

/**
 * Takes over what a moderator decided about the owner of a reported listing: a warning that is counted, or a suspension
 * (decisions §6). Ignores an owner whose account is erased meanwhile, or who is an administrator.
 */
export async function condemnOwner(
  deps: SuspensionDeps,
  { userId, action, title, reason, until }: JobData<'owner-condemned'>,
  once: JobContext['once'],
): Promise<void> {
  const known = await deps.accounts.byId(userId);
  if (!known || known.isErasing || known.role === 'admin') return;
  if (action === 'suspend') {
    const suspension = { until: until ? new Date(until) : null, reason };
    await once(async (unit) => {
      await changeAccountWith(
        deps,
        userId,
        (account) => (isOutAsLong(account, suspension) ? undefined : suspended(account, suspension, unit)),
        unit,
      );
    });
    // heard again after a crash, these two are what is missing
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
    await unit.announce('owner-warned', { email, firstName, title, reason });
  });
}
