import type { Identity } from '@pokriv/contracts/actor';
import type { NewProfile } from '@pokriv/contracts/account/user';

import type { StoredAccount } from './account.model.ts';
import { normalizedEmail } from './normalized-email.ts';
import { presenceDay } from './presence-day.ts';

/** Free plan, one free slot, tenant by default (spec §9). */
export function newAccount(identity: Identity, profile: NewProfile, now = new Date()): StoredAccount {
  const { firstName, lastName, phone, role } = profile;
  return {
    _id: identity.uid,
    email: normalizedEmail(identity.email),
    firstName,
    lastName,
    ...(phone && { phone }),
    // the provider's picture is imported later: accounts store only addresses of this site (spec §4)
    avatar: null,
    role,
    isRoleChosen: role !== 'tenant',
    isEmailVerified: identity.isEmailVerified,
    isSuspended: false,
    plan: 'free',
    premiumExpiresAt: null,
    usedListings: { used: 0, version: 0 },
    tokensValidAfter: 0,
    ...(identity.methods && { signInMethods: identity.methods }),
    lastSeenAt: presenceDay(now),
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
}

/** The profile data of an identity (spec §4). */
export function profileOf({ name, email }: Identity): NewProfile {
  const [first, ...rest] = (name ?? '').split(/\s+/u).filter(Boolean);
  const firstName = (first ?? email.split('@')[0]) || 'User';
  return {
    firstName: firstName.slice(0, 60),
    lastName: rest.join(' ').slice(0, 60),
    role: 'tenant',
  };
}
