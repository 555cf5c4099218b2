import type { AdminUserState } from '@pokriv/contracts/account/admin-user-options';
import { wordsOf } from '@pokriv/service-kit/words';

import type { StoredAccount } from './account.model.ts';

type Findable = Pick<
  StoredAccount,
  'firstName' | 'lastName' | 'email' | 'phone' | 'isSuspended' | 'erasedAt' | 'isEmailVerified'
>;

/** How administrators see an account: what weighs most comes first. */
export function stateOf({
  isSuspended,
  erasedAt,
  isEmailVerified,
}: Pick<Findable, 'isSuspended' | 'erasedAt' | 'isEmailVerified'>): AdminUserState {
  if (isSuspended) return 'suspended';
  if (erasedAt) return 'leaving';
  return isEmailVerified ? 'active' : 'unverified';
}

/** What stands beside an account, so that an index finds and orders it; written with every change. */
export function foundBy(account: Findable): Required<Pick<StoredAccount, 'words' | 'nameKey' | 'state'>> {
  const { firstName, lastName, email, phone = '' } = account;
  return {
    words: wordsOf(firstName, lastName, email, phone),
    nameKey: `${firstName} ${lastName}`.trim().toLowerCase(),
    state: stateOf(account),
  };
}
