import type { Migration } from '@pokriv/service-kit/migrations';

import { openStatuses } from '../reports/report.model.ts';
import { reportGroupsOf, reportsOf } from './collections.ts';

const into = 'report_groups';
/** Same as `groupId`. */
const idOf = (type: string) => ({ $concat: ['$propertyId', ' ', type] });

export const reportGroups: Migration = {
  id: 8,
  name: 'open reports by listing',
  up: async (connection) => {
    for (const type of ['$reportType', 'all'])
      await reportsOf(connection)
        .aggregate(
          [
            { $match: { status: { $in: [...openStatuses] } } },
            {
              $group: {
                _id: idOf(type),
                propertyId: { $first: '$propertyId' },
                type: { $first: type },
                open: { $sum: 1 },
                oldestAt: { $min: '$createdAt' },
              },
            },
            { $merge: { into, whenMatched: 'replace' } },
          ],
          { allowDiskUse: true },
        )
        .toArray();
    await reportGroupsOf(connection).createIndex(
      { type: 1, open: -1, oldestAt: 1, _id: 1 },
      { name: 'most reported' },
    );
  },
};
