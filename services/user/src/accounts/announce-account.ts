import type { Unit } from '@pokriv/service-kit/mongo';

import type { StoredAccount } from './account.model.ts';
import { isPremium, listingLimit } from './plans.ts';

export function announceAccount(account: StoredAccount, unit: Unit): Promise<void> {
  const { _id: userId, email, firstName, lastName, avatar, role, version, isEmailVerified } = account;
  return unit.announce('account-changed', {
    userId,
    email,
    firstName,
    lastName,
    avatar,
    role,
    isPremium: isPremium(account),
    isEmailVerified,
    isHidden: account.isSuspended || Boolean(account.erasedAt),
    plan: isPremium(account) ? account.plan : 'free',
    silencedMails: account.silencedMails ?? [],
    listingLimit: listingLimit(account),
    version,
  });
}
