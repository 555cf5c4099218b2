import type { Migration } from '@pokriv/service-kit/migrations';
import { replaceIndexes } from '@pokriv/service-kit/replace-indexes';

import { auditOf, contactsOf, reportsOf } from './collections.ts';

const newest = { createdAt: -1, _id: -1 } as const;
const latest = { at: -1, _id: -1 } as const;

/** One index per filter and sort order of the admin lists, which also skips earlier pages. */
export const longLists: Migration = {
  id: 6,
  name: 'long lists',
  up: async (connection) => {
    await replaceIndexes(reportsOf(connection), [
      { key: { words: 1, ...newest }, name: 'words', for: 'by words' },
      { key: { status: 1, handledAt: 1, createdAt: 1 }, name: 'decided' },
    ]);
    await replaceIndexes(contactsOf(connection), [
      { key: { words: 1, ...newest }, name: 'words', for: 'by words' },
    ]);
    await replaceIndexes(auditOf(connection), [
      { key: { words: 1, ...latest }, name: 'words', for: 'by words' },
      { key: { 'actor.id': 1, ...latest }, name: 'of admin', for: 'by admin' },
      { key: { 'target.kind': 1, ...latest }, name: 'of kind', for: 'by kind' },
      { key: { action: 1, ...latest }, name: 'of action', for: 'by action' },
      { key: { 'target.id': 1, ...latest }, name: 'of target', for: 'by target' },
    ]);
  },
};
