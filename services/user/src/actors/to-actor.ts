import type { Actor } from '@pokriv/contracts/actor';
import type { SigningSecret } from '@pokriv/service-kit/signed-text';

import type { StoredAccount } from '../accounts/account.model.ts';
import { isPremium, listingLimit } from '../accounts/plans.ts';
import { suspensionOf } from '../accounts/suspension-of.ts';

export function toActor(account: StoredAccount, linkSigning: SigningSecret): Actor {
  return {
    id: account._id,
    role: account.role,
    email: account.email,
    firstName: account.firstName,
    lastName: account.lastName,
    avatar: account.avatar,
    isEmailVerified: account.isEmailVerified,
    isSuspended: account.isSuspended,
    suspension: suspensionOf(account, linkSigning),
    isPremium: isPremium(account),
    listingLimit: listingLimit(account),
    memberSince: account.createdAt.toISOString(),
    tokensValidAfter: account.tokensValidAfter,
    rememberedSignIn: account.rememberedSignIn ?? null,
    endedSignIns: account.endedSignIns ?? [],
    secondFactorSince: account.secondFactorSince ?? null,
  };
}
