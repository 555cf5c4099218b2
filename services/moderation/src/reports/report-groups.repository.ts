import type { ReportGroup, ReportGroupQuery } from '@pokriv/contracts/moderation/report';
import { hidingWeightAfter, type ReportType } from '@pokriv/contracts/moderation/report-states';
import type { Pagination } from '@pokriv/contracts/zod-parts';
import { collectionOf } from '@pokriv/service-kit/model';
import { QUERY_MS } from '@pokriv/service-kit/mongo';
import { readPage } from '@pokriv/service-kit/paging';
import { trusted, type Connection, type PipelineStage } from 'mongoose';

import { listingRefModel } from '../listing-refs/listing-ref.model.ts';
import { reportGroupModel } from './report-group.model.ts';
import { openStatuses, reportModel, type StoredReport } from './report.model.ts';
import { toReport } from './report.repository.ts';
import { hidingWeight } from './reporter-weight.ts';

interface Group {
  _id: string;
  open: number;
  types: ReportType[];
  weighed: Parameters<typeof hidingWeight>[0];
  oldestAt: Date;
  reports: StoredReport[];
}
type Reports = ReturnType<typeof reportModel>;
type Filter = PipelineStage.Match['$match'];

const MOST_SHOWN = 30;
const mostReportedFirst = { open: -1, oldestAt: 1, _id: 1 } as const;
const options = { maxTimeMS: QUERY_MS };

const countsOf = (types: readonly ReportType[]): ReportGroup['types'] =>
  [...new Set(types)].map((type) => ({ type, count: types.filter((other) => other === type).length }));

/** Input fields of `hidingWeight`. */
const weighed = {
  _id: '$_id',
  reportType: '$reportType',
  createdAt: '$createdAt',
  isVerified: '$isVerified',
  weight: '$weight',
  network: '$network',
  reporter: { isHidden: '$reporter.isHidden' },
};

const readGroups = (reports: Reports, open: Filter): Promise<Group[]> =>
  reports.aggregate<Group>(
    [
      { $match: open },
      { $sort: { createdAt: 1, _id: 1 } },
      {
        $group: {
          _id: '$propertyId',
          open: { $sum: 1 },
          types: { $push: '$reportType' },
          weighed: { $push: weighed },
          oldestAt: { $min: '$createdAt' },
          reports: { $firstN: { input: '$$ROOT', n: MOST_SHOWN } },
        },
      },
    ],
    options,
  );

/** Open reports by listing, most reported first, then oldest first. */
export async function listReportGroups(
  connection: Connection,
  { type, page, limit }: ReportGroupQuery,
): Promise<{ data: ReportGroup[]; pagination: Pagination }> {
  const reports = reportModel(connection);
  const refs = listingRefModel(connection);
  const { found, pagination } = await readPage(collectionOf(reportGroupModel(connection)), {
    where: { type: type ?? 'all' },
    order: mostReportedFirst,
    page,
    limit,
  });
  const ids = found.map(({ propertyId }) => propertyId);
  const ofPage: Filter = {
    propertyId: { $in: ids },
    status: { $in: [...openStatuses] },
    ...(type && { reportType: type }),
  };
  const [groups, known] = await Promise.all([
    readGroups(reports, ofPage),
    refs.find({ _id: trusted({ $in: ids }) }, null, options).lean(),
  ]);
  const inPlace = ids.flatMap((id) => groups.find(({ _id }) => _id === id) ?? []);
  const data = inPlace.map(({ _id, open, types, oldestAt, weighed: all, reports: shown }) => {
    const ref = known.find((one) => one._id === _id);
    return {
      open,
      weight: hidingWeight(all, ref?.clearedAt),
      hidesAt: hidingWeightAfter(ref?.clearances ?? 0),
      propertyId: _id,
      propertyTitle: shown[0]?.propertyTitle ?? '',
      propertyStatus: ref?.status ?? null,
      cover: ref?.cover ?? null,
      ownerId: shown[0]?.ownerId ?? '',
      types: countsOf(types),
      oldestAt: oldestAt.toISOString(),
      reports: shown.map(toReport),
    };
  });
  return { data, pagination };
}
