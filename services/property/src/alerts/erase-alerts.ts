import type { JobData } from '@pokriv/contracts/jobs';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { AlertDeps } from './alert-deps.ts';
import { personOfAccount, personOfAddress } from './alert-person.ts';
import type { ListingReporterRepository } from './listing-reporter.repository.ts';

export type EraseAlertsDeps = Pick<AlertDeps, 'savedSearches' | 'waitingHits' | 'alertPeople'> & {
  listingReporters: ListingReporterRepository;
};

/**
 * Deletes the searches of an account with what they found and told; and those saved without an account, when the
 * account has proved that the address is its own.
 */
export async function eraseAlerts(
  { savedSearches, waitingHits, alertPeople, listingReporters }: EraseAlertsDeps,
  { userId, email, isEmailVerified }: JobData<'account-erasing'>,
  unit: Unit,
): Promise<void> {
  const persons = [personOfAccount(userId), ...(isEmailVerified ? [personOfAddress(email)] : [])];
  await savedSearches.erase(persons, unit);
  await waitingHits.erase(persons, unit);
  await alertPeople.erase(persons, unit);
  await listingReporters.erase(userId, unit);
}
