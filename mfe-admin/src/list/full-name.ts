import type { AdminUser } from '@pokriv/contracts/account/admin-user';

/** A profile from a Google account may have no last name. */
export const fullName = ({ firstName, lastName }: Pick<AdminUser, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();
