import type { Unit } from '@pokriv/service-kit/mongo';

import type { StoredAccount } from './account.model.ts';

/**
 * What follows every change of an account. Other folders implement followers, `app.ts` hands them in; each list runs in its
 * order. An error in the transaction undoes the change.
 */
export interface AccountFollowers {
  /** In the transaction that adds an account, before it is stored; throws an AppError to refuse it. */
  beforeAdding: readonly ((userId: string, unit: Unit) => Promise<void>)[];
  /** In the transaction, after the new or changed account is stored. */
  afterStore: readonly ((account: StoredAccount, unit: Unit) => Promise<void>)[];
  /** After the commit; never throws. */
  afterCommit: readonly ((account: StoredAccount) => Promise<void>)[];
}

/** Runs what follows a commit, for the caller that opened the transaction. */
export async function followCommit(
  { followers }: { followers: AccountFollowers },
  account: StoredAccount,
): Promise<void> {
  for (const follow of followers.afterCommit) await follow(account);
}
