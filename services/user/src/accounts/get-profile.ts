import type { Identity } from '@pokriv/contracts/actor';
import { notFound } from '@pokriv/contracts/errors';
import { suspended } from '@pokriv/contracts/account/suspension';
import type { SigningSecret } from '@pokriv/service-kit/signed-text';

import { messages } from '../messages.ts';
import type { StoredAccount } from './account.model.ts';
import type { IdentityDeps } from './change-account.ts';
import { noticeIdentity } from './notice-identity.ts';
import { suspensionOf } from './suspension-of.ts';

export interface ReadProfileDeps extends IdentityDeps {
  noteSeen: (account: StoredAccount) => Promise<StoredAccount>;
  linkSigning: SigningSecret;
}

/**
 * The owner's account, after syncing changes from the identity provider.
 * @throws AppError NOT_FOUND without a profile; ACCOUNT_SUSPENDED
 */
export async function getProfile(deps: ReadProfileDeps, identity: Identity): Promise<StoredAccount> {
  const found = await deps.accounts.byId(identity.uid);
  if (!found || found.isErasing) throw notFound(messages.profileMissing);
  const suspension = suspensionOf(found, deps.linkSigning);
  if (suspension) throw suspended(suspension);
  return noticeIdentity(deps, await deps.noteSeen(found), identity);
}
