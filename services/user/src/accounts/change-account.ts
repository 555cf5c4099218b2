import { notFound } from '@pokriv/contracts/errors';
import type { InTransaction, Unit } from '@pokriv/service-kit/mongo';

import type { ErasureRepository } from '../erasure/erasure.repository.ts';
import { messages } from '../messages.ts';
import type { StoredAccount } from './account.model.ts';
import type { AccountChange, AccountRepository } from './account.repository.ts';
import type { ActorCache } from './actor-cache.ts';
import { announceAccount } from './announce-account.ts';

export interface AccountDeps {
  inTransaction: InTransaction;
  accounts: AccountRepository;
  actors: ActorCache;
  erasures: ErasureRepository;
}

/** What is to change, seen from the account as it is; undefined when nothing is. */
export type Decide = (
  account: StoredAccount,
  unit: Unit,
) => Promise<AccountChange | undefined> | AccountChange | undefined;

/**
 * The only way to change an account: read, decide, write and announce in one transaction, then let go of the copy in Redis.
 * @throws AppError NOT_FOUND when there is no such account, or no longer; whatever `decide` throws
 */
export async function changeAccount(deps: AccountDeps, id: string, decide: Decide): Promise<StoredAccount> {
  const { account, isChanged } = await deps.inTransaction((unit) =>
    changeAccountWith(deps.accounts, id, decide, unit),
  );
  if (isChanged) await deps.actors.clear(account);
  return account;
}

/**
 * The same inside a transaction that does more; whoever opened it lets go of the copy in Redis after the commit.
 * @throws AppError NOT_FOUND when there is no such account, or no longer; whatever `decide` throws
 */
export async function changeAccountWith(
  accounts: AccountRepository,
  id: string,
  decide: Decide,
  unit: Unit,
): Promise<{ account: StoredAccount; isChanged: boolean }> {
  const before = await accounts.byId(id, unit);
  if (!before || before.isErasing) throw notFound(messages.profileMissing);
  const change = await decide(before, unit);
  if (!change) return { account: before, isChanged: false };
  const after = await accounts.change(before, change, unit);
  await announceAccount(after, unit);
  return { account: after, isChanged: true };
}
