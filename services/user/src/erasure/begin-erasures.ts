import { log } from '@pokriv/service-kit/log';

import type { StoredAccount } from '../accounts/account.model.ts';
import { changeAccount } from '../accounts/change-account.ts';
import { presenceDay } from '../accounts/presence-day.ts';
import { staying } from './cancel-deletion.ts';
import type { ErasureDeps } from './erasure-deps.ts';
import { isActive } from './warn-inactive.ts';

const BATCH = 100;

/**
 * Closes accounts due for erasure, each with its erasure record in one transaction; afterwards the identity can
 * neither act nor get a profile. Safe against concurrent runs and cancellations.
 */
export async function beginErasures(deps: ErasureDeps): Promise<void> {
  const due = await deps.accounts.erasedBy(deps.now(), BATCH);
  for (const userId of due) {
    try {
      await begin(deps, userId);
    } catch (error) {
      log.warn({ userId, err: error }, 'erasure: not started, retried on the next run');
    }
  }
}

async function begin(deps: ErasureDeps, userId: string): Promise<void> {
  const { accounts, erasures, now } = deps;
  await changeAccount(deps, userId, async (account, unit) => {
    const { erasedAt, erasureReason, role } = account;
    if (!isDue(account, now())) return undefined;
    const why = erasureReason ?? 'asked';
    if (why === 'inactive' && isActive(account, now())) return { ...staying, lastSeenAt: presenceDay(now()) };
    // an administrator may have become the last one since the request
    if (role === 'admin' && !(await accounts.holdOtherAdmins(userId, now(), unit))) return undefined;
    await erasures.begin({ userId, why, at: now() }, unit);
    return { isErasing: true, erasedAt };
  });
}

const isDue = ({ erasedAt }: StoredAccount, now: Date): boolean => Boolean(erasedAt && erasedAt <= now);
