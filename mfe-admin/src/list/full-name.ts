import type { AdminUser } from '@pokriv/contracts/account/admin-user';

/** Somebody who gave no name is called by the e-mail. */
export const fullName = ({
  firstName,
  lastName,
  email,
}: Pick<AdminUser, 'firstName' | 'lastName' | 'email'>): string => `${firstName} ${lastName}`.trim() || email;
