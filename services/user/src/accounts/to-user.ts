import type { User } from '@pokriv/contracts/account/user';

import type { StoredAccount } from './account.model.ts';
import { isPremium, listingLimit } from './plans.ts';
import { silencedMailsOf } from './silenced-mails-of.ts';
import { verifiedPhoneOf } from './verified-phone-of.ts';

/** Maps to the owner's view (spec §3). */
export function toUser(account: StoredAccount): User {
  const limit = listingLimit(account);
  return {
    id: account._id,
    email: account.email,
    firstName: account.firstName,
    lastName: account.lastName,
    phone: account.phone ?? null,
    avatar: account.avatar,
    role: account.role,
    isRoleChosen: account.isRoleChosen,
    avatarSource: account.avatarSource ?? null,
    silencedMails: silencedMailsOf(account),
    currency: account.currency ?? null,
    company: account.company ?? null,
    erasedAt: account.erasedAt?.toISOString() ?? null,
    isEmailVerified: account.isEmailVerified,
    isPhoneVerified: verifiedPhoneOf(account) !== null,
    isPremium: isPremium(account),
    premiumExpiresAt: account.premiumExpiresAt?.toISOString() ?? null,
    remainingListings: limit === null ? null : Math.max(0, limit - account.usedListings.used),
    createdAt: account.createdAt.toISOString(),
    updatedAt: account.updatedAt.toISOString(),
  };
}
