import { log } from '@pokriv/service-kit/log';

import type { StoredAccount } from '../accounts/account.model.ts';
import { changeAccount, type AccountDeps } from '../accounts/change-account.ts';
import { isPremium } from '../accounts/plans.ts';
import { presenceDay } from '../accounts/presence-day.ts';

const DAY_MS = 86_400_000;
/** Two years of inactivity (spec §1), with a warning a month before. */
const ERASED_AFTER_MS = 730 * DAY_MS;
const TOLD_BEFORE_MS = 30 * DAY_MS;
const BATCH = 200;

/** Active without a visit: an active listing or a paid plan counts (spec §1). */
export const isActive = (account: StoredAccount, now: Date): boolean =>
  account.usedListings.used > 0 || isPremium(account, now);

/**
 * Warns inactive owners of the erasure (decisions §12), except those with an active listing or a paid plan and
 * administrators. Failures are retried on the next run.
 */
export async function warnInactive(deps: AccountDeps & { now: () => Date }): Promise<void> {
  const now = deps.now();
  const seenBefore = new Date(now.getTime() - ERASED_AFTER_MS + TOLD_BEFORE_MS);
  for (const userId of await deps.accounts.unseenSince(seenBefore, BATCH)) {
    try {
      await changeAccount(deps, userId, async (account, unit) => {
        const { lastSeenAt, erasedAt, email, firstName } = account;
        if (!lastSeenAt || lastSeenAt > seenBefore || erasedAt) return undefined;
        if (isActive(account, now) || account.role === 'admin') return { lastSeenAt: presenceDay(now) };
        const day = new Date(now.getTime() + TOLD_BEFORE_MS);
        await unit.announce('account-inactive', { email, firstName, erasedAt: day.toISOString() });
        return { erasedAt: day, erasureReason: 'inactive' };
      });
    } catch (error) {
      log.warn({ userId, err: error }, 'inactive account: not warned, retried on the next run');
    }
  }
}
