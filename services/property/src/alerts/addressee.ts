import type { AlertPerson } from '@pokriv/contracts/alert/alert-jobs';
import type { Unit } from '@pokriv/service-kit/mongo';
import type { z } from 'zod';

import type { AccountRepository } from '../accounts/account.repository.ts';
import { accountOf } from './alert-person.ts';
import type { AlertPersonKey, SavedSearch } from './alert.models.ts';

export type Addressee = z.infer<typeof AlertPerson>;

/**
 * Recipient of an alert mail.
 * @returns `silent` for an account that is suspended, about to be erased or without a verified e-mail;
 * `unknown` before the account's copy arrives, or for a visitor without searches
 */
export async function addresseeOf(
  accounts: Pick<AccountRepository, 'get'>,
  { person, searches }: { person: AlertPersonKey; searches: Iterable<SavedSearch> },
  unit: Unit,
): Promise<Addressee | 'silent' | 'unknown'> {
  const userId = accountOf(person);
  if (userId === undefined) {
    const email = [...searches].find((search) => search.email !== null)?.email;
    return email ? { person, userId: null, email, firstName: null } : 'unknown';
  }
  const account = await accounts.get(userId, unit);
  if (account?.isHidden === true) return 'silent';
  if (account?.email === undefined) return 'unknown';
  const { email, firstName = null, isEmailVerified } = account;
  return isEmailVerified === true ? { person, userId, email, firstName } : 'silent';
}
