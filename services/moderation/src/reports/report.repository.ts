import { conflict, notFound } from '@pokriv/contracts/errors';
import type { Report, ReportQuery } from '@pokriv/contracts/report';
import type { ReportStatus } from '@pokriv/contracts/report-states';
import type { Pagination } from '@pokriv/contracts/zod-parts';
import { QUERY_MS, type Unit } from '@pokriv/service-kit/mongo';
import { paginationOf } from '@pokriv/service-kit/paging';
import type { Connection } from 'mongoose';

import { texts } from '../messages.ts';
import { reportsOf, type StoredReport } from './report.model.ts';

const DUPLICATE_KEY = 11_000;

export interface StatusSet {
  status: ReportStatus;
  adminNotes: string;
  handledBy: string;
}

export interface ReportRepository {
  /** @throws AppError ALREADY_REPORTED when this user has an open report of this listing */
  add: (report: StoredReport, unit: Unit) => Promise<Report>;
  /** @throws AppError NOT_FOUND */
  get: (id: string) => Promise<StoredReport>;
  list: (query: ReportQuery) => Promise<{ data: Report[]; pagination: Pagination }>;
  /** @throws AppError CONFLICT when somebody changed it since it was read */
  setStatus: (report: StoredReport, change: StatusSet, unit: Unit) => Promise<Report>;
}

export function reportRepository(connection: Connection): ReportRepository {
  const reports = reportsOf(connection);
  return {
    add: async (report, { session }) => {
      await reports.insertOne(report, { session }).catch((error: unknown) => {
        const isDuplicate = error instanceof Error && 'code' in error && error.code === DUPLICATE_KEY;
        throw isDuplicate ? conflict(texts.alreadyReported, 'ALREADY_REPORTED') : error;
      });
      return toReport(report);
    },
    get: async (id) => {
      const report = await reports.findOne({ _id: id }, { maxTimeMS: QUERY_MS });
      if (!report) throw notFound(texts.reportNotFound);
      return report;
    },
    list: async ({ status, page, limit }) => {
      const filter = status ? { status } : {};
      const [found, total] = await Promise.all([
        reports
          .find(filter, { maxTimeMS: QUERY_MS })
          .sort({ createdAt: -1, _id: -1 })
          .skip((page - 1) * limit)
          .limit(limit)
          .toArray(),
        reports.countDocuments(filter, { maxTimeMS: QUERY_MS }),
      ]);
      return { data: found.map(toReport), pagination: paginationOf(page, limit, total) };
    },
    setStatus: async (report, change, { session }) => {
      const now = new Date();
      const set = { ...change, handledAt: now, updatedAt: now };
      const { modifiedCount } = await reports
        .updateOne(
          { _id: report._id, status: report.status, updatedAt: report.updatedAt },
          { $set: set },
          { session },
        )
        .catch((error: unknown) => {
          const isDuplicate = error instanceof Error && 'code' in error && error.code === DUPLICATE_KEY;
          throw isDuplicate ? conflict(texts.changedMeanwhile) : error;
        });
      if (modifiedCount === 0) throw conflict(texts.changedMeanwhile);
      return toReport({ ...report, ...set });
    },
  };
}

export function toReport({ _id, reporter, createdAt, updatedAt, ...report }: StoredReport): Report {
  const { id, firstName, lastName, email } = reporter;
  return {
    ...report,
    id: _id,
    reporter: { id, name: `${firstName} ${lastName}`.trim(), email },
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
