import type { Migration } from '@pokriv/service-kit/migrations';

import { openStatuses } from '../reports/report.model.ts';
import { adminLists } from './admin-lists.ts';
import { auditEntriesOfOneShape } from './audit-entries.ts';
import { coveredLists } from './covered-lists.ts';
import { longLists } from './long-lists.ts';
import { peopleOfActs } from './people-of-acts.ts';
import { people } from './people.ts';
import { reportCounts } from './report-counts.ts';
import { reportGroups } from './report-groups.ts';

export const migrations: readonly Migration[] = [
  {
    id: 1,
    name: 'reports, contacts, audit',
    up: async (connection) => {
      await connection.collection('reports').createIndexes([
        {
          key: { 'reporter.id': 1, propertyId: 1 },
          name: 'one open report',
          unique: true,
          partialFilterExpression: { status: { $in: [...openStatuses] } },
        },
        { key: { status: 1, createdAt: -1, _id: -1 }, name: 'by status' },
        { key: { createdAt: -1, _id: -1 }, name: 'newest' },
        { key: { propertyId: 1, status: 1 }, name: 'by listing' },
      ]);
      await connection.collection('contacts').createIndexes([
        { key: { status: 1, createdAt: -1, _id: -1 }, name: 'by status' },
        { key: { createdAt: -1, _id: -1 }, name: 'newest' },
      ]);
      await connection.collection('audit').createIndexes([
        { key: { at: -1, _id: -1 }, name: 'newest' },
        { key: { 'target.id': 1, at: -1 }, name: 'by target' },
      ]);
    },
  },
  people,
  {
    id: 3,
    name: 'a year of the audit log',
    up: async (connection) => {
      await connection
        .collection('audit')
        .createIndex({ at: 1 }, { name: 'keep', expireAfterSeconds: 366 * 86_400 });
    },
  },
  adminLists,
  auditEntriesOfOneShape,
  longLists,
  coveredLists,
  reportGroups,
  peopleOfActs,
  reportCounts,
];
