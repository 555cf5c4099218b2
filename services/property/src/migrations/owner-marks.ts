import type { Migration } from '@pokriv/service-kit/migrations';

import { renewWords } from './agency-words.ts';

/** Listings that an instance of the last release changes meanwhile stay found by both. Idempotent; can be interrupted. */
export const ownerMarks: Migration = {
  id: 33,
  name: 'own listings are not found by the name of their owner',
  up: (connection) => renewWords(connection),
};
