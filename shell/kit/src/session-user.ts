import type { User } from '@pokriv/contracts/account/user';

/** What only the backend's profile knows. */
type ProfileOnly = 'isRoleChosen' | 'avatarSource' | 'silencedMails' | 'erasedAt' | 'createdAt' | 'updatedAt';

/** The person of the session: the profile, or before it was read what the identity provider knows. */
export type SessionUser = Omit<User, ProfileOnly> & Partial<Pick<User, ProfileOnly>>;
