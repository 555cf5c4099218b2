import type { Unit } from '@pokriv/service-kit/mongo';

import type { StoredAccount } from './account.model.ts';

/**
 * Hooks on every account change. Other folders implement them, `app.ts` passes them in; each list runs in order. An
 * error inside the transaction rolls the change back.
 */
export interface AccountFollowers {
  /** In the transaction, before a new account is stored; throws an AppError to refuse it. */
  beforeAdding: readonly ((userId: string, unit: Unit) => Promise<void>)[];
  afterStore: readonly ((account: StoredAccount, unit: Unit) => Promise<void>)[];
  /** After the commit; never throws. */
  afterCommit: readonly ((account: StoredAccount) => Promise<void>)[];
}

/** Runs the after-commit followers; called by the owner of the transaction. */
export async function followCommit(
  { followers }: { followers: AccountFollowers },
  account: StoredAccount,
): Promise<void> {
  for (const follow of followers.afterCommit) await follow(account);
}
