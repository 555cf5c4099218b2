import type { User } from '@pokriv/contracts/account/user';

type ProfileOnly =
  | 'isRoleChosen'
  | 'avatarSource'
  | 'silencedMails'
  | 'currency'
  | 'company'
  | 'erasedAt'
  | 'createdAt'
  | 'updatedAt';

export type SessionUser = Omit<User, ProfileOnly> & Partial<Pick<User, ProfileOnly>>;
