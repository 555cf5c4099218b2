import { ANONYMOUS_LIMITS } from '@pokriv/contracts/alert/alert-rules';
import type { NewAnonymousSearch } from '@pokriv/contracts/alert/saved-search';
import type { Unit } from '@pokriv/service-kit/mongo';
import { retryDuplicates } from '@pokriv/service-kit/retry-duplicates';

import type { AlertDeps } from './alert-deps.ts';
import { personOfAddress } from './alert-person.ts';
import type { AlertPersonKey, SavedSearch } from './alert.models.ts';
import { newSearch } from './new-search.ts';

const HOUR_MS = 3_600_000;

/**
 * Stores a visitor's search as unconfirmed and mails a confirmation request (design/alerts, Rules). A
 * repeated save sends another request; an active search stays unchanged. Above the daily limit nothing
 * happens. The caller's reply is the same in every case.
 */
export async function askConfirmation(
  deps: AlertDeps,
  { email, ...asked }: NewAnonymousSearch,
): Promise<void> {
  const { inTransaction, alertPeople, now } = deps;
  const person = personOfAddress(email);
  await retryDuplicates(() =>
    inTransaction(async (unit) => {
      if ((await alertPeople.countAsked(person, now(), unit)) > ANONYMOUS_LIMITS.aDayOfAddress) return;
      const confirmBy = new Date(now().getTime() + ANONYMOUS_LIMITS.confirmHours * HOUR_MS);
      const search = await unconfirmed(deps, { person, email, confirmBy }, asked, unit);
      if (!search) return;
      await unit.announce('search-confirmation-asked', {
        to: { email, firstName: null, userId: null, person },
        searchId: search._id,
        name: search.name,
        expiresAt: confirmBy.toISOString(),
      });
    }),
  );
}

/** @returns undefined for an active search */
async function unconfirmed(
  { savedSearches, primaryCurrency, now }: AlertDeps,
  saver: { person: AlertPersonKey; email: string; confirmBy: Date },
  asked: Omit<NewAnonymousSearch, 'email'>,
  unit: Unit,
): Promise<SavedSearch | undefined> {
  const search = newSearch({ ...saver, userId: null }, asked, { primaryCurrency, now: now() });
  const known = await savedSearches.findSame(saver.person, search.filterHash, unit);
  if (!known) {
    await savedSearches.add(search, unit);
    return search;
  }
  const { name, frequency, reasons, confirmBy } = search;
  if (known.state === 'active') return undefined;
  // the request may come from a stranger: a stopped search stays unchanged until confirmed
  if (known.state !== 'unconfirmed') return known;
  return savedSearches.change(known, { name, frequency, reasons, confirmBy }, unit);
}
