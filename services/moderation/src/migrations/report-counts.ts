import type { Migration } from '@pokriv/service-kit/migrations';

import { decidedStatuses } from '../reports/report-count.model.ts';
import { reportsOf } from './collections.ts';

/** Same as `countId`. */
const lastDigit = { $substrCP: ['$_id', { $subtract: [{ $strLenCP: '$_id' }, 1] }, 1] };
const _id = { $concat: ['$status', ' ', '$reportType', ' ', lastDigit] };
const isDecided = { $in: ['$status', [...decidedStatuses]] };

export const reportCounts: Migration = {
  id: 10,
  name: 'reports by state and type',
  up: async (connection) => {
    await reportsOf(connection)
      .aggregate([
        {
          $group: {
            _id,
            status: { $first: '$status' },
            reportType: { $first: '$reportType' },
            count: { $sum: 1 },
            ms: { $sum: { $cond: [isDecided, { $subtract: ['$handledAt', '$createdAt'] }, 0] } },
          },
        },
        { $merge: { into: 'report_counts', whenMatched: 'replace' } },
      ])
      .toArray();
    // served only the former average, and the planner preferred it to the sorted index for lists by status
    const indexes = await reportsOf(connection).indexes();
    if (indexes.some(({ name }) => name === 'decided')) await reportsOf(connection).dropIndex('decided');
  },
};
