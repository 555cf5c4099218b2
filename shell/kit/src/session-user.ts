import type { User } from '@pokriv/contracts/account/user';

type ProfileOnly = 'isRoleChosen' | 'avatarSource' | 'silencedMails' | 'erasedAt' | 'createdAt' | 'updatedAt';

/** The signed-in user: the profile, or the identity's data before it is read. */
export type SessionUser = Omit<User, ProfileOnly> & Partial<Pick<User, ProfileOnly>>;
