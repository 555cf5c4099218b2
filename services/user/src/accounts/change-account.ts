import { notFound } from '@pokriv/contracts/errors';
import type { InTransaction, Unit } from '@pokriv/service-kit/mongo';

import type { IdentityProvider } from '../identity-provider.ts';
import { messages } from '../messages.ts';
import { followCommit, type AccountFollowers } from './account-follower.ts';
import type { StoredAccount } from './account.model.ts';
import type { AccountChange, AccountRepository } from './account.repository.ts';

export interface AccountDeps {
  inTransaction: InTransaction;
  accounts: AccountRepository;
  followers: AccountFollowers;
}

export interface IdentityDeps extends AccountDeps {
  provider: Pick<IdentityProvider, 'readIdentity' | 'unlinkPhone'>;
}

type Decide = (
  account: StoredAccount,
  unit: Unit,
) => Promise<AccountChange | undefined> | AccountChange | undefined;

/**
 * The only way to change an account: reads, decides, stores and runs the followers in one transaction.
 * @throws AppError NOT_FOUND when the account is missing or being erased; errors of `decide`
 */
export async function changeAccount(deps: AccountDeps, id: string, decide: Decide): Promise<StoredAccount> {
  const { account, isChanged } = await deps.inTransaction((unit) =>
    changeAccountWith(deps, id, decide, unit),
  );
  if (isChanged) await followCommit(deps, account);
  return account;
}

/**
 * `changeAccount` inside the caller's transaction; the caller runs `followCommit` afterwards.
 * @throws AppError NOT_FOUND when the account is missing or being erased; errors of `decide`
 */
export async function changeAccountWith(
  { accounts, followers }: Pick<AccountDeps, 'accounts' | 'followers'>,
  id: string,
  decide: Decide,
  unit: Unit,
): Promise<{ account: StoredAccount; isChanged: boolean }> {
  const before = await accounts.byId(id, unit);
  if (!before || before.isErasing) throw notFound(messages.profileMissing);
  const change = await decide(before, unit);
  if (!change) return { account: before, isChanged: false };
  const after = await accounts.change(before, change, unit);
  for (const follow of followers.afterStore) await follow(after, unit);
  return { account: after, isChanged: true };
}
