import type { Call, CallName } from '@pokriv/contracts/calls';

/** Counters open to all callers: they must not clear the cache, its TTL of five seconds is enough. */
const countersOnly: readonly CallName[] = [
  'recordView',
  'recordImpressions',
  'revealPhone',
  'toggleFavorite',
];

/** Whether a successful call can change search results. */
export const changesSearch = (name: CallName, { method, owner }: Call): boolean =>
  owner === 'property' && method !== 'get' && !countersOnly.includes(name);
