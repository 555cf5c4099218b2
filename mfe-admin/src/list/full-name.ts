import type { AdminUser } from '@pokriv/contracts/account/admin-user';

/** Falls back to the e-mail. */
export const fullName = ({
  firstName,
  lastName,
  email,
}: Pick<AdminUser, 'firstName' | 'lastName' | 'email'>): string => `${firstName} ${lastName}`.trim() || email;
