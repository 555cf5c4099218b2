import type { AdminUser } from '@pokriv/contracts/account/admin-user';

export const fullName = ({
  firstName,
  lastName,
  email,
}: Pick<AdminUser, 'firstName' | 'lastName' | 'email'>): string => `${firstName} ${lastName}`.trim() || email;
