import type { Migration } from '@pokriv/service-kit/migrations';

import { announceAllListings } from './announce-all-listings.ts';

/** Idempotent: an already stored version gets only the missing cover. Can be interrupted. */
export const announceToModeration: Migration = {
  id: 23,
  name: 'the moderation service is told of the covers of all listings',
  up: (connection) => announceAllListings(connection, 'moderation'),
};
