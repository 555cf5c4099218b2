import type { NewSavedSearch } from '@pokriv/contracts/alert/saved-search';
import type { Currency } from '@pokriv/contracts/money';
import { Types } from 'mongoose';

import type { SavedSearch } from './alert.models.ts';
import { filterHash, withCurrency } from './search-filters.ts';

/** Delay before the catch-up of changes in flight during a save (design/alerts, Flow 4). */
const CATCH_UP_MS = 60_000;
const OLDEST_MS = 86_400_000;

/** Catch-up time of a search that starts at `now`. */
export const catchUpAfter = (now: Date): Date => new Date(now.getTime() + CATCH_UP_MS);

/** Clamps the client's time of the results: never in the future, at most a day ago. */
function asOfWithin(asked: string | undefined, now: Date): Date {
  if (asked === undefined) return now;
  const at = Math.min(Date.parse(asked), now.getTime());
  return new Date(Math.max(at, now.getTime() - OLDEST_MS));
}

type Saver = Pick<SavedSearch, 'person' | 'userId' | 'email'>;

/** An active search; unconfirmed with `confirmBy`. */
export function newSearch(
  saver: Saver & { confirmBy?: Date },
  { filter, asOf, name, frequency, reasons }: NewSavedSearch,
  { primaryCurrency, now }: { primaryCurrency: Currency; now: Date },
): SavedSearch {
  const { person, userId, email, confirmBy = null } = saver;
  return {
    _id: new Types.ObjectId().toHexString(),
    person,
    userId,
    email,
    name,
    filter: withCurrency(filter, primaryCurrency),
    filterHash: filterHash(filter, primaryCurrency),
    frequency,
    reasons,
    state: confirmBy ? 'unconfirmed' : 'active',
    asOf: asOfWithin(asOf, now),
    createdAt: now,
    lastOpenedAt: null,
    catchUpAt: confirmBy ? null : catchUpAfter(now),
    confirmBy,
  };
}
