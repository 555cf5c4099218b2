import { conflict, notFound } from '@pokriv/contracts/errors';
import type { JobData } from '@pokriv/contracts/jobs';
import type { Report, ReportQuery } from '@pokriv/contracts/moderation/report';
import type { ReportResolutionKind, ReportStatus } from '@pokriv/contracts/moderation/report-states';
import type { Pagination } from '@pokriv/contracts/zod-parts';
import { isDuplicateKey } from '@pokriv/service-kit/duplicate-key';
import { collectionOf, rowsOf } from '@pokriv/service-kit/model';
import { QUERY_MS, type Unit } from '@pokriv/service-kit/mongo';
import { readPage } from '@pokriv/service-kit/paging';
import { wordsFilter, wordsIndex } from '@pokriv/service-kit/words';
import { trusted, type Connection } from 'mongoose';

import { texts } from '../messages.ts';
import { recountReports } from './recount-reports.repository.ts';
import { decidedStatuses } from './report-count.model.ts';
import { regroupReports } from './regroup-reports.repository.ts';
import { openStatuses, reportModel, type StoredReport } from './report.model.ts';

/** Cap on counted reports: more do not change the weight. */
const MOST_COUNTED = 50;

export interface StatusSet {
  status: ReportStatus;
  adminNotes: string;
  handledBy: string;
  resolution: ReportResolutionKind | null;
}

export type ReportFilter = Omit<ReportQuery, 'page' | 'limit'>;

function toFilter({ status, type, query, propertyId, ownerId, reporterId }: ReportFilter) {
  return {
    ...wordsFilter(query),
    ...(status && { status }),
    ...(type && { reportType: type }),
    ...(propertyId !== undefined && { propertyId }),
    ...(ownerId !== undefined && { ownerId }),
    ...(reporterId !== undefined && { 'reporter.id': reporterId }),
  };
}

const orderOf = ({ sort }: ReportFilter) => {
  const direction = sort === 'oldest' ? 1 : -1;
  return { createdAt: direction, _id: direction } as const;
};

const isAnyOpen = trusted({ $in: [...openStatuses] });
const isOpen = ({ status }: Pick<StoredReport, 'status'>) => openStatuses.includes(status);

export function reportRepository(connection: Connection) {
  const reports = reportModel(connection);
  return {
    /** @throws AppError ALREADY_REPORTED when this user has an open report of this listing */
    async add(report: StoredReport, unit: Pick<Unit, 'session'>): Promise<Report> {
      await reports.insertOne(report, { session: unit.session }).catch((error: unknown) => {
        throw isDuplicateKey(error) ? conflict(texts.alreadyReported, 'ALREADY_REPORTED') : error;
      });
      await regroupReports(connection, report.propertyId, unit);
      await recountReports(connection, { after: [report] }, unit);
      return toReport(report);
    },

    find: (id: string, unit?: Unit): Promise<StoredReport | null> =>
      reports.findOne({ _id: id }, null, { maxTimeMS: QUERY_MS, session: unit?.session }).lean(),

    /** @throws AppError NOT_FOUND */
    async get(id: string, unit?: Unit): Promise<StoredReport> {
      const report = await this.find(id, unit);
      if (!report) throw notFound(texts.reportNotFound);
      return report;
    },

    async list({ page, limit, ...filter }: ReportQuery): Promise<{ data: Report[]; pagination: Pagination }> {
      const { found, pagination } = await readPage(collectionOf(reports), {
        where: toFilter(filter),
        order: orderOf(filter),
        page,
        limit,
        indexes: wordsIndex(filter.query),
      });
      return { data: found.map(toReport), pagination };
    },

    each: (filter: ReportFilter) => rowsOf(reports.find(toFilter(filter)).sort(orderOf(filter)).lean()),

    /** Open reports of a listing, oldest first. */
    openOf: (propertyId: string, { session }: Unit): Promise<StoredReport[]> =>
      reports
        .find({ propertyId, status: isAnyOpen }, null, { session })
        .sort({ createdAt: 1, _id: 1 })
        .lean(),

    async recordOf(reporterId: string, { session }: Unit): Promise<{ upheld: number; dismissed: number }> {
      const count = (status: ReportStatus) =>
        reports.countDocuments({ 'reporter.id': reporterId, status }, { session, limit: MOST_COUNTED });
      return { upheld: await count('resolved'), dismissed: await count('dismissed') };
    },

    /** @throws AppError CONFLICT when the version has changed since the read */
    async setStatus(report: StoredReport, change: StatusSet, unit: Unit): Promise<Report> {
      const now = new Date();
      const set = { ...change, handledAt: now, updatedAt: now };
      const { modifiedCount } = await reports
        .updateOne(
          { _id: report._id, status: report.status, updatedAt: report.updatedAt },
          { $set: set },
          { session: unit.session },
        )
        .catch((error: unknown) => {
          throw isDuplicateKey(error) ? conflict(texts.changedMeanwhile) : error;
        });
      if (modifiedCount === 0) throw conflict(texts.changedMeanwhile);
      const changed = { ...report, ...set };
      if (isOpen(report) !== isOpen(change)) await regroupReports(connection, report.propertyId, unit);
      await recountReports(connection, { before: [report], after: [changed] }, unit);
      return toReport(changed);
    },

    /**
     * Closes all open reports of a listing with one decision, in a constant number of statements.
     * @returns the reports before the change
     */
    async closeAll(propertyId: string, change: StatusSet, unit: Unit): Promise<StoredReport[]> {
      const { session } = unit;
      const open = await reports.find({ propertyId, status: isAnyOpen }, null, { session }).lean();
      if (open.length === 0) return open;
      const now = new Date();
      const set = { ...change, handledAt: now, updatedAt: now };
      const ids = open.map(({ _id }) => _id);
      await reports.updateMany({ _id: trusted({ $in: ids }) }, { $set: set }, { session });
      await regroupReports(connection, propertyId, unit);
      const after = open.map((report) => ({ ...report, ...set }));
      await recountReports(connection, { before: open, after }, unit);
      return open;
    },

    async keepReporter(
      { userId, isHidden = false, version }: JobData<'account-changed'>,
      { session }: Unit,
    ): Promise<void> {
      await reports.updateMany(
        { 'reporter.id': userId, 'reporter.version': trusted({ $not: { $gte: version } }) },
        { $set: { 'reporter.isHidden': isHidden, 'reporter.version': version } },
        { session },
      );
    },

    /** Ids of reports decided before then, without those seen. */
    async decidedBefore(
      before: Date,
      { limit, seen }: { limit: number; seen: readonly string[] },
    ): Promise<string[]> {
      const earlier = trusted({ $lt: before });
      const decided = trusted({ $in: [...decidedStatuses] });
      const found = await reports
        .find(
          { _id: trusted({ $nin: [...seen] }), status: decided, createdAt: earlier, handledAt: earlier },
          { _id: 1 },
        )
        .limit(limit)
        .maxTimeMS(QUERY_MS)
        .lean();
      return found.map(({ _id }) => _id);
    },

    async remove(report: StoredReport, unit: Unit): Promise<void> {
      await reports.deleteOne({ _id: report._id }, { session: unit.session });
      await regroupReports(connection, report.propertyId, unit);
      await recountReports(connection, { before: [report] }, unit);
    },
  };
}
export type ReportRepository = ReturnType<typeof reportRepository>;

export function toReport(stored: StoredReport): Report {
  const { _id, reporter, createdAt, updatedAt, words: _words, isVerified: _verified, ...rest } = stored;
  const { weight: _weight, network: _network, ...report } = rest;
  const { id, firstName, lastName, email } = reporter;
  return {
    ...report,
    id: _id,
    resolution: report.resolution ?? null,
    handledAt: report.handledAt?.toISOString() ?? null,
    reporter: { id, name: `${firstName} ${lastName}`.trim(), email },
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
