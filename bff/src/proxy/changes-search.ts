import type { Call, CallName } from '@pokriv/contracts/calls';

/** Counters only: everybody may call them, so they must not empty the cache; they show within its five seconds. */
const countersOnly: readonly CallName[] = [
  'recordView',
  'recordImpressions',
  'revealPhone',
  'toggleFavorite',
];

/** Whether a successful call can change what a search finds. */
export const changesSearch = (name: CallName, { method, owner }: Call): boolean =>
  owner === 'property' && method !== 'get' && !countersOnly.includes(name);
