import type { JobData } from '@pokriv/contracts/jobs';
import type { JobContext } from '@pokriv/service-kit/consumer';

import { followCommit } from '../accounts/account-follower.ts';
import { changeAccountWith, type AccountDeps } from '../accounts/change-account.ts';
import { reinstated } from './reinstate-account.ts';

/**
 * Reverts an overturned decision (Digital Services Act, Art. 20): lifts the suspension, unless a later one has
 * replaced it, or removes the warning from the record. Idempotent; erased people are ignored.
 */
export async function overturnDecision(
  deps: AccountDeps,
  { userId, kind, decisionId }: JobData<'person-decision-overturned'>,
  once: JobContext['once'],
): Promise<void> {
  const known = await deps.accounts.byId(userId);
  if (!known || known.isErasing) return;
  if (kind === 'person_suspended') {
    await once(async (unit) => {
      await changeAccountWith(
        deps,
        userId,
        (account) => (account.suspensionDecision === decisionId ? reinstated(account, unit) : undefined),
        unit,
      );
    });
    // repeated after a crash, which may have skipped it
    const account = await deps.accounts.byId(userId);
    if (account) await followCommit(deps, account);
    return;
  }
  await once(async (unit) => {
    const account = await deps.accounts.byId(userId, unit);
    if (!account?.warnings) return;
    await deps.accounts.change(account, { warnings: account.warnings - 1 }, unit);
  });
}
