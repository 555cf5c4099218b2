import type { Unit } from '@pokriv/service-kit/mongo';

import type { StoredAccount } from './account.model.ts';

/** What another domain does when an account changes; each part may be left out. `app.ts` lists the followers. */
export interface AccountFollower {
  /**
   * In the transaction that adds an account, before it is written.
   * @throws AppError when the person must not have one
   */
  beforeAdding?: (userId: string, unit: Unit) => Promise<void>;
  /** In the transaction that adds or changes an account, once it is written. */
  afterWriting?: (account: StoredAccount, unit: Unit) => Promise<void>;
  /** After the commit of that transaction. Must not throw: the change stays. */
  afterCommit?: (account: StoredAccount) => Promise<void>;
}

export type AccountFollowers = Required<AccountFollower>;

/** The list as one follower: each is called after the one before it. */
export function followInOrder(followers: readonly AccountFollower[]): AccountFollowers {
  return {
    async beforeAdding(userId, unit) {
      for (const follower of followers) await follower.beforeAdding?.(userId, unit);
    },
    async afterWriting(account, unit) {
      for (const follower of followers) await follower.afterWriting?.(account, unit);
    },
    async afterCommit(account) {
      for (const follower of followers) await follower.afterCommit?.(account);
    },
  };
}
