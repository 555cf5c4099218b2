import type { AdminUserState } from '@pokriv/contracts/account/admin-user-options';
import { wordsOf } from '@pokriv/service-kit/words';

import type { StoredAccount } from './account.model.ts';

type Findable = Pick<
  StoredAccount,
  'firstName' | 'lastName' | 'email' | 'phone' | 'company' | 'isSuspended' | 'erasedAt' | 'isEmailVerified'
>;

export function stateOf({
  isSuspended,
  erasedAt,
  isEmailVerified,
}: Pick<Findable, 'isSuspended' | 'erasedAt' | 'isEmailVerified'>): AdminUserState {
  if (isSuspended) return 'suspended';
  if (erasedAt) return 'leaving';
  return isEmailVerified ? 'active' : 'unverified';
}

export function foundBy(account: Findable): Required<Pick<StoredAccount, 'words' | 'nameKey' | 'state'>> {
  const { firstName, lastName, email, phone = '', company } = account;
  return {
    words: wordsOf(firstName, lastName, email, phone, company?.agencyName ?? '', company?.eik ?? ''),
    nameKey: `${firstName} ${lastName}`.trim().toLowerCase(),
    state: stateOf(account),
  };
}
