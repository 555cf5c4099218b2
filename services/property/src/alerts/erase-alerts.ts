import type { JobData } from '@pokriv/contracts/jobs';
import type { Unit } from '@pokriv/service-kit/mongo';

import type { AlertDeps } from './alert-deps.ts';
import { personOfAccount, personOfAddress } from './alert-person.ts';
import type { ListingReporterRepository } from './listing-reporter.repository.ts';

export type EraseAlertsDeps = Pick<AlertDeps, 'savedSearches' | 'waitingHits' | 'alertPeople'> & {
  listingReporters: ListingReporterRepository;
};

/**
 * Deletes an account's searches with their hits and mails, and those saved without an account under its
 * verified address.
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
