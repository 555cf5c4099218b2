import type { AdminUser } from '@pokriv/contracts/admin-user';

/** A person as the table gives them. For tests only. */
export const aUser = (id: string, over: Partial<AdminUser> = {}): AdminUser => ({
  id,
  email: `${id}@demo.bg`,
  firstName: 'Мария',
  lastName: 'Петрова',
  phone: '0888123456',
  avatar: null,
  role: 'landlord',
  isRoleChosen: true,
  avatarSource: null,
  silencedMails: [],
  erasedAt: null,
  isEmailVerified: true,
  isPremium: false,
  premiumExpiresAt: null,
  remainingListings: 0,
  createdAt: '2026-01-05T10:00:00.000Z',
  updatedAt: '2026-01-05T10:00:00.000Z',
  plan: 'free',
  state: 'active',
  suspension: null,
  lastSeenAt: null,
  usedListings: 1,
  warnings: 2,
  ...over,
});
