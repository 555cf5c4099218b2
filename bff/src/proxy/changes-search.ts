import { alertCalls } from '@pokriv/contracts/alert/alert-calls';
import type { Call, CallName } from '@pokriv/contracts/calls';
import { sharedListCalls } from '@pokriv/contracts/shared-list/shared-list-calls';

/**
 * Counters open to all callers must not clear the cache; its TTL of five seconds is enough. Saved searches and shared
 * lists change no listing.
 */
const changeNoListing: readonly string[] = [
  ...Object.keys(alertCalls),
  ...Object.keys(sharedListCalls),
  'recordView',
  'recordImpressions',
  'revealPhone',
  'toggleFavorite',
];

/** Whether a successful call can change search results. */
export const changesSearch = (name: CallName, { method, owner }: Call): boolean =>
  owner === 'property' && method !== 'get' && !changeNoListing.includes(name);
