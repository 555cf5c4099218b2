import { log } from '@pokriv/service-kit/log';

import type { StoredAccount } from '../accounts/account.model.ts';
import { changeAccount } from '../accounts/change-account.ts';
import { presenceDay } from '../accounts/presence-day.ts';
import { staying } from './cancel-deletion.ts';
import type { ErasureDeps } from './erasure-deps.ts';
import { isActive } from './warn-inactive.ts';

const BATCH = 100;

/**
 * Closes the accounts whose day has come, each with its record in one transaction: from then on nobody is that person,
 * and no profile can be made in their name. Of two processes, or of the person who changes their mind this moment, one
 * comes first and the other finds it done.
 */
export async function beginErasures(deps: ErasureDeps): Promise<void> {
  const due = await deps.accounts.erasedBy(deps.now(), BATCH);
  for (const userId of due) {
    try {
      await begin(deps, userId);
    } catch (error) {
      log.warn({ err: error instanceof Error ? error.message : error }, 'erasure not begun');
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
    // the other admins have left meanwhile: the site keeps one
    if (role === 'admin' && !(await accounts.holdOtherAdmins(userId, now(), unit))) return undefined;
    await erasures.begin({ userId, why, at: now() }, unit);
    return { isErasing: true, erasedAt };
  });
}

const isDue = ({ erasedAt }: StoredAccount, now: Date): boolean => Boolean(erasedAt && erasedAt <= now);
