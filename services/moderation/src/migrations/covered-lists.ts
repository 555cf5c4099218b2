import type { Migration } from '@pokriv/service-kit/migrations';
import { replaceIndexes } from '@pokriv/service-kit/replace-indexes';

import { auditOf, contactsOf, reportsOf } from './collections.ts';

const newest = { createdAt: -1, _id: -1 } as const;
const latest = { at: -1, _id: -1 } as const;

/** Indexes that cover lists with two filters: only rows of the shown page are fetched. */
export const coveredLists: Migration = {
  id: 7,
  name: 'lists with several filters, in indexes alone',
  up: async (connection) => {
    await replaceIndexes(reportsOf(connection), [
      { key: { status: 1, ...newest, reportType: 1 }, name: 'list status', for: 'by status' },
      { key: { reportType: 1, ...newest, status: 1 }, name: 'list type', for: 'by type' },
      { key: { words: 1, ...newest, status: 1, reportType: 1 }, name: 'list words', for: 'words' },
    ]);
    await replaceIndexes(contactsOf(connection), [
      { key: { status: 1, ...newest, subject: 1 }, name: 'list status', for: 'by status' },
      { key: { subject: 1, ...newest, status: 1 }, name: 'list subject', for: 'by subject' },
      { key: { words: 1, ...newest, status: 1, subject: 1 }, name: 'list words', for: 'words' },
    ]);
    const [who, kind, act] = [{ 'actor.id': 1 }, { 'target.kind': 1 }, { action: 1 }] as const;
    await replaceIndexes(auditOf(connection), [
      { key: { ...who, ...latest, ...kind, ...act }, name: 'list admin', for: 'of admin' },
      { key: { ...kind, ...latest, ...who, ...act }, name: 'list kind', for: 'of kind' },
      { key: { ...act, ...latest, ...who, ...kind }, name: 'list action', for: 'of action' },
      { key: { words: 1, ...latest, ...who, ...kind, ...act }, name: 'list words', for: 'words' },
    ]);
  },
};
