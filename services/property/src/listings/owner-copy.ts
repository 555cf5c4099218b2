import type { Actor } from '@pokriv/contracts/actor';

import type { ListingOwner } from './stored-listing.ts';

export function ownerCopy({
  id,
  firstName,
  lastName,
  avatar,
  email,
  isEmailVerified,
  memberSince,
}: Actor): ListingOwner {
  return { id, firstName, lastName, avatar, email, isEmailVerified, memberSince };
}
