import type { RejectCode } from '@pokriv/contracts/listing/listing-states';
import { restrictionKinds, type RestrictionKind } from '@pokriv/contracts/moderation/decision-kinds';
import type { ReportType } from '@pokriv/contracts/moderation/report-states';
import type { Transparency } from '@pokriv/contracts/moderation/transparency';
import { midnightOf } from '@pokriv/service-kit/count-period';
import { QUERY_MS } from '@pokriv/service-kit/mongo';
import { trusted, type Connection, type Model, type PipelineStage } from 'mongoose';

import { appealModel } from '../appeals/appeal.model.ts';
import { decisionModel } from '../decisions/decision.model.ts';
import { reportModel } from '../reports/report.model.ts';

const HOUR_MS = 3_600_000;
const options = { maxTimeMS: QUERY_MS };

const within = (field: string, from: Date, to: Date): PipelineStage.Match => ({
  $match: { [field]: { $gte: from, $lt: to } },
});
const countIf = (condition: object | string) => ({ $sum: { $cond: [condition, 1, 0] } });
const hours = (ms: number): number => Math.round((ms / HOUR_MS) * 10) / 10;

const decidedReports: PipelineStage.Match = {
  $match: { handledAt: { $type: 'date' }, status: { $in: ['resolved', 'dismissed'] } },
};

/** Median hours between two moments of the matching records; null without any. `from` and `to` name Date fields. */
async function medianHours(
  model: Pick<Model<unknown>, 'aggregate'>,
  match: PipelineStage[],
  [from, to]: readonly [string, string],
): Promise<number | null> {
  const [found] = await model.aggregate<{ count: number }>([...match, { $count: 'count' }], options);
  if (!found) return null;
  const middle = await model.aggregate<{ ms: number }>(
    [
      ...match,
      { $project: { _id: 0, ms: { $subtract: [`$${to}`, `$${from}`] } } },
      { $sort: { ms: 1 } },
      { $skip: Math.floor((found.count - 1) / 2) },
      { $limit: found.count % 2 === 0 ? 2 : 1 },
    ],
    options,
  );
  return hours(middle.reduce((sum, { ms }) => sum + ms, 0) / middle.length);
}

async function countReports(connection: Connection, from: Date, to: Date): Promise<Transparency['reports']> {
  const rows = await reportModel(connection).aggregate<{
    _id: ReportType;
    count: number;
    resolved: number;
    dismissed: number;
  }>(
    [
      within('createdAt', from, to),
      {
        $group: {
          _id: '$reportType',
          count: { $sum: 1 },
          resolved: countIf({ $eq: ['$status', 'resolved'] }),
          dismissed: countIf({ $eq: ['$status', 'dismissed'] }),
        },
      },
      { $sort: { count: -1, _id: 1 } },
    ],
    options,
  );
  const sum = (part: 'count' | 'resolved' | 'dismissed') => rows.reduce((all, row) => all + row[part], 0);
  return {
    received: sum('count'),
    resolved: sum('resolved'),
    dismissed: sum('dismissed'),
    byType: rows.map(({ _id: type, count }) => ({ type, count })),
    medianHours: await medianHours(
      reportModel(connection),
      [within('createdAt', from, to), decidedReports],
      ['createdAt', 'handledAt'],
    ),
  };
}

async function countDecisions(
  connection: Connection,
  from: Date,
  to: Date,
): Promise<Transparency['decisions']> {
  const rows = await decisionModel(connection).aggregate<{
    _id: { kind: RestrictionKind; code: RejectCode | null };
    count: number;
    afterReports: number;
    foundByMachine: number;
    decidedByMachine: number;
  }>(
    [
      within('at', from, to),
      { $match: { kind: { $in: Object.keys(restrictionKinds) } } },
      {
        $group: {
          _id: { kind: '$kind', code: '$code' },
          count: { $sum: 1 },
          afterReports: countIf({ $eq: ['$source', 'reports'] }),
          foundByMachine: countIf('$isFoundByMachine'),
          decidedByMachine: countIf('$isDecidedByMachine'),
        },
      },
    ],
    options,
  );
  const sum = (part: 'count' | 'afterReports' | 'foundByMachine' | 'decidedByMachine') =>
    rows.reduce((all, row) => all + row[part], 0);
  const byKind = summed(rows.map(({ _id, count }) => [_id.kind, count]));
  const byGround = summed(rows.flatMap(({ _id: { code }, count }) => (code ? [[code, count] as const] : [])));
  return {
    total: sum('count'),
    afterReports: sum('afterReports'),
    foundByMachine: sum('foundByMachine'),
    decidedByMachine: sum('decidedByMachine'),
    byKind: byKind.map(([kind, count]) => ({ kind, count })),
    byGround: byGround.map(([code, count]) => ({ code, count })),
  };
}

/** Largest first. */
function summed<Key extends string>(rows: readonly (readonly [Key, number])[]): [Key, number][] {
  const sums = new Map<Key, number>();
  for (const [key, count] of rows) sums.set(key, (sums.get(key) ?? 0) + count);
  return [...sums].sort(([one, first], [other, second]) => second - first || one.localeCompare(other));
}

async function countAppeals(connection: Connection, from: Date, to: Date): Promise<Transparency['appeals']> {
  const [found] = await appealModel(connection).aggregate<{
    received: number;
    fromReporters: number;
    upheld: number;
    overturned: number;
  }>(
    [
      within('openedAt', from, to),
      {
        $group: {
          _id: null,
          received: { $sum: 1 },
          fromReporters: countIf({ $eq: ['$kind', 'report_dismissed'] }),
          upheld: countIf({ $eq: ['$status', 'upheld'] }),
          overturned: countIf({ $eq: ['$status', 'overturned'] }),
        },
      },
    ],
    options,
  );
  const { received = 0, fromReporters = 0, upheld = 0, overturned = 0 } = found ?? {};
  return {
    ...{ received, fromReporters, upheld, overturned },
    medianHours: await medianHours(
      appealModel(connection),
      [within('openedAt', from, to), { $match: { decidedAt: { $type: 'date' } } }],
      ['openedAt', 'decidedAt'],
    ),
  };
}

export async function countYear(connection: Connection, year: number): Promise<Omit<Transparency, 'years'>> {
  const [from, to] = [midnightOf(`${year}-01-01`), midnightOf(`${year + 1}-01-01`)];
  const [reports, decisions, appeals] = await Promise.all([
    countReports(connection, from, to),
    countDecisions(connection, from, to),
    countAppeals(connection, from, to),
  ]);
  return { year, reports, decisions, appeals };
}

/** Time of the first report or decision. */
export async function firstRecord(connection: Connection): Promise<Date | undefined> {
  const since = trusted({ $gte: new Date(0) });
  const [report, decision] = await Promise.all([
    reportModel(connection)
      .findOne({ createdAt: since }, { createdAt: 1 }, options)
      .sort({ createdAt: 1 })
      .lean(),
    decisionModel(connection).findOne({ at: since }, { at: 1 }, options).sort({ at: 1 }).lean(),
  ]);
  const moments = [report?.createdAt, decision?.at].filter((moment) => moment !== undefined);
  return moments.sort((one, other) => one.getTime() - other.getTime())[0];
}
