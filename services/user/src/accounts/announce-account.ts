import type { JobData } from '@pokriv/contracts/jobs';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { StoredAccount } from './account.model.ts';
import { isPremium, listingLimit } from './plans.ts';
import { silencedMailsOf } from './silenced-mails-of.ts';
import { verifiedPhoneOf } from './verified-phone-of.ts';

/** Account fields copied by other services. */
export function copiedAccount(account: StoredAccount): JobData<'account-changed'> {
  const { _id: userId, email, firstName, lastName, avatar, role, version, isEmailVerified } = account;
  const { tokensValidAfter, rememberedSignIn, endedSignIns } = account;
  return {
    userId,
    email,
    firstName,
    lastName,
    avatar,
    role,
    isPremium: isPremium(account),
    isEmailVerified,
    verifiedPhone: verifiedPhoneOf(account),
    isHidden: account.isSuspended || Boolean(account.erasedAt),
    plan: isPremium(account) ? account.plan : 'free',
    silencedMails: silencedMailsOf(account),
    currency: account.currency ?? null,
    listingLimit: listingLimit(account),
    sessions: { validAfter: tokensValidAfter, kept: rememberedSignIn ?? null, ended: endedSignIns ?? [] },
    version,
  };
}

export const announceAccount = (account: StoredAccount, unit: Unit): Promise<void> =>
  unit.announce('account-changed', copiedAccount(account));
