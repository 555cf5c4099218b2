import type { Migration } from '@pokriv/service-kit/migrations';

import { announceAllListings } from './announce-all-listings.ts';

/** Idempotent: an older or equal version changes no copy. Can be interrupted. */
export const announceToConversations: Migration = {
  id: 20,
  name: 'the conversations service is told of all listings',
  up: (connection) => announceAllListings(connection, 'conversations'),
};
