import type { Identity } from '@pokriv/contracts/actor';
import { AppError } from '@pokriv/contracts/errors';
import type { NewProfile } from '@pokriv/contracts/account/user';
import type { Unit } from '@pokriv/service-kit/mongo';

import { messages as erasureMessages } from '../erasure/messages.ts';
import type { StoredAccount } from './account.model.ts';
import { announceAccount } from './announce-account.ts';
import type { AccountDeps } from './change-account.ts';
import { withFreedAddress } from './free-address.ts';
import { newAccount } from './new-account.ts';
import type { IdentityDeps } from './provider-identity.ts';

/**
 * The profile of an identity. One that exists is returned as it is, so that asking again after a lost reply is right.
 * @throws AppError GONE for somebody who is being erased, or was; CONFLICT when the phone or the e-mail belongs to somebody else
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
    await deps.actors.clear(added);
    return added;
  } catch (error) {
    // the same person's other call was quicker
    const rival = await deps.accounts.byId(identity.uid);
    if (rival && !rival.isErasing) return rival;
    throw error;
  }
}

async function addAccount(
  { accounts, erasures }: AccountDeps,
  account: StoredAccount,
  unit: Unit,
): Promise<StoredAccount> {
  // a token outlives the account for up to an hour
  if (await erasures.concerns(account._id, unit))
    throw new AppError({ code: 'GONE', message: erasureMessages.erased });
  await accounts.add(account, unit);
  await announceAccount(account, unit);
  if (!account.isEmailVerified) {
    await unit.announce('account-registered', { email: account.email, firstName: account.firstName });
  }
  return account;
}
