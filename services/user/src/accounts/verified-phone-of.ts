import type { StoredAccount } from './account.model.ts';

/**
 * The account's phone while it is verified, otherwise null. Compares the two numbers, because an earlier release
 * changes `phone` alone.
 */
export const verifiedPhoneOf = ({
  phone,
  verifiedPhone,
}: Pick<StoredAccount, 'phone' | 'verifiedPhone'>): string | null =>
  phone !== undefined && phone === verifiedPhone ? phone : null;
