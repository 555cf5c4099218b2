import type { Migration } from '@pokriv/service-kit/migrations';
import { replaceIndexes } from '@pokriv/service-kit/replace-indexes';

const newest = { createdAt: -1, _id: -1 } as const;
const filters = { role: 1, state: 1, plan: 1 } as const;
const sorts = { lastSeenAt: -1, nameKey: 1 } as const;

/**
 * Covering indexes of the administrators' people table: each contains all filter and sort fields, so only shown rows
 * are fetched.
 */
export const coveredLists: Migration = {
  id: 10,
  name: 'people, filtered and sorted in indexes alone',
  up: (connection) =>
    replaceIndexes(connection.collection('accounts'), [
      { key: { ...newest, ...filters }, name: 'list_newest', for: 'newest' },
      { key: { lastSeenAt: -1, _id: -1, ...filters, createdAt: -1 }, name: 'list_seen', for: 'seen_last' },
      { key: { nameKey: 1, _id: 1, ...filters, createdAt: -1 }, name: 'list_name', for: 'by_name' },
      { key: { role: 1, ...newest, state: 1, plan: 1, ...sorts }, name: 'list_role', for: 'by_role' },
      { key: { state: 1, ...newest, role: 1, plan: 1, ...sorts }, name: 'list_state', for: 'by_state' },
      { key: { plan: 1, ...newest, role: 1, state: 1, ...sorts }, name: 'list_plan', for: 'by_plan' },
      { key: { words: 1, ...newest, ...filters, ...sorts }, name: 'list_words', for: 'words' },
    ]),
};
