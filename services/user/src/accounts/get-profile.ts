import type { Identity } from '@pokriv/contracts/actor';
import { notFound } from '@pokriv/contracts/errors';

import { noteSeen } from '../inactivity/note-seen.ts';
import { messages } from '../messages.ts';
import type { StoredAccount } from './account.model.ts';
import { changeAccount, type AccountDeps } from './change-account.ts';

/**
 * One's own account. An e-mail that was verified at the identity provider, by the browser alone, is noticed here.
 * @throws AppError NOT_FOUND for a person without a profile
 */
export async function getProfile(deps: AccountDeps, identity: Identity): Promise<StoredAccount> {
  const found = await deps.accounts.byId(identity.uid);
  if (!found || found.isErasing) throw notFound(messages.profileMissing);
  const account = await noteSeen(deps, found);
  if (account.isEmailVerified || !identity.isEmailVerified) return account;
  return changeAccount(deps, identity.uid, ({ isEmailVerified }) =>
    isEmailVerified ? undefined : { isEmailVerified: true },
  );
}
