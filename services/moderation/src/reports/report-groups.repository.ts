import type { ReportGroup, ReportGroupQuery } from '@pokriv/contracts/report';
import type { ReportType } from '@pokriv/contracts/report-states';
import type { Pagination } from '@pokriv/contracts/zod-parts';
import { QUERY_MS } from '@pokriv/service-kit/mongo';
import { paginationOf } from '@pokriv/service-kit/paging';
import type { Connection } from 'mongoose';

import { listingRefsOf } from '../listing-refs/listing-ref.model.ts';
import { openStatuses, reportsOf, type StoredReport } from './report.model.ts';
import { toReport } from './report.repository.ts';

interface Group {
  _id: string;
  open: number;
  verifiedReporters: number;
  types: ReportType[];
  oldestAt: Date;
  reports: StoredReport[];
}

const MOST_SHOWN = 30;

const countsOf = (types: readonly ReportType[]): ReportGroup['types'] =>
  [...new Set(types)].map((type) => ({ type, count: types.filter((other) => other === type).length }));

/** Open reports, those of one listing together; the most reported first, then whoever waits longest. */
export function reportGroups(connection: Connection) {
  const reports = reportsOf(connection);
  const refs = listingRefsOf(connection);
  return async ({
    type,
    page,
    limit,
  }: ReportGroupQuery): Promise<{ data: ReportGroup[]; pagination: Pagination }> => {
    const open = { status: { $in: [...openStatuses] }, ...(type && { reportType: type }) };
    const [groups, listings] = await Promise.all([
      reports
        .aggregate<Group>(
          [
            { $match: open },
            { $sort: { createdAt: 1, _id: 1 } },
            {
              $group: {
                _id: '$propertyId',
                open: { $sum: 1 },
                verifiedReporters: { $sum: { $cond: ['$isVerified', 1, 0] } },
                types: { $push: '$reportType' },
                oldestAt: { $min: '$createdAt' },
                reports: { $firstN: { input: '$$ROOT', n: MOST_SHOWN } },
              },
            },
            { $sort: { open: -1, oldestAt: 1, _id: 1 } },
            { $skip: (page - 1) * limit },
            { $limit: limit },
          ],
          { maxTimeMS: QUERY_MS },
        )
        .toArray(),
      reports
        .aggregate<{ count: number }>(
          [{ $match: open }, { $group: { _id: '$propertyId' } }, { $count: 'count' }],
          { maxTimeMS: QUERY_MS },
        )
        .next(),
    ]);
    const ids = groups.map(({ _id }) => _id);
    const known = await refs.find({ _id: { $in: ids } }, { maxTimeMS: QUERY_MS }).toArray();
    const data = groups.map(({ _id, types, oldestAt, reports: shown, ...counts }) => ({
      ...counts,
      propertyId: _id,
      propertyTitle: shown[0]?.propertyTitle ?? '',
      propertyStatus: known.find((ref) => ref._id === _id)?.status ?? null,
      ownerId: shown[0]?.ownerId ?? '',
      types: countsOf(types),
      oldestAt: oldestAt.toISOString(),
      reports: shown.map(toReport),
    }));
    return { data, pagination: paginationOf(page, limit, listings?.count ?? 0) };
  };
}
export type ReportGroups = ReturnType<typeof reportGroups>;
