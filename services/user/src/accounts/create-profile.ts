import type { Identity } from '@pokriv/contracts/actor';
import type { NewProfile } from '@pokriv/contracts/account/user';
import type { Unit } from '@pokriv/service-kit/mongo';

import { followCommit } from './account-follower.ts';
import type { StoredAccount } from './account.model.ts';
import type { AccountDeps, IdentityDeps } from './change-account.ts';
import { withFreedAddress } from './free-address.ts';
import { newAccount } from './new-account.ts';

/**
 * Creates the profile of an identity; idempotent, an existing one is returned unchanged.
 * @throws AppError of a follower that refuses the person; CONFLICT when the phone or the e-mail belongs to another
 * account
 */
export async function createProfile(
  deps: IdentityDeps,
  identity: Identity,
  profile: NewProfile,
): Promise<StoredAccount> {
  const existing = await deps.accounts.byId(identity.uid);
  if (existing && !existing.isErasing) return existing;
  try {
    const added = await withFreedAddress(deps, identity.email, () =>
      deps.inTransaction((unit) => addAccount(deps, newAccount(identity, profile), unit)),
    );
    await followCommit(deps, added);
    return added;
  } catch (error) {
    // a concurrent call of the same person won the race
    const rival = await deps.accounts.byId(identity.uid);
    if (rival && !rival.isErasing) return rival;
    throw error;
  }
}

async function addAccount(
  { accounts, followers }: AccountDeps,
  account: StoredAccount,
  unit: Unit,
): Promise<StoredAccount> {
  for (const follow of followers.beforeAdding) await follow(account._id, unit);
  await accounts.add(account, unit);
  for (const follow of followers.afterStore) await follow(account, unit);
  if (!account.isEmailVerified) {
    await unit.announce('account-registered', { email: account.email, firstName: account.firstName });
  }
  return account;
}
