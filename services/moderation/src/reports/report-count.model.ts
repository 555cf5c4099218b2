import type { ReportStatus, ReportType } from '@pokriv/contracts/moderation/report-states';
import { defineModel, storedSchema } from '@pokriv/service-kit/model';

import type { StoredReport } from './report.model.ts';

/** How many reports of one state and type there are, in parts: those that change at once seldom meet in one. */
export interface StoredReportCount {
  /** See `countId`. */
  _id: string;
  status: ReportStatus;
  reportType: ReportType;
  count: number;
  /** From filing to decision, all of them together; of what is not decided 0. */
  ms: number;
}

/** What a report counts by. */
export type CountedReport = Pick<StoredReport, '_id' | 'status' | 'reportType' | 'createdAt' | 'handledAt'>;

/** The last digit of a report's id says in which part it is counted. */
export const countId = ({ _id, status, reportType }: Pick<CountedReport, '_id' | 'status' | 'reportType'>) =>
  `${status} ${reportType} ${_id.slice(-1)}`;

/** States that a decision leads to. */
export const decidedStatuses: readonly ReportStatus[] = ['resolved', 'dismissed'];

export const reportCountModel = defineModel<StoredReportCount>(
  'ReportCount',
  'report_counts',
  storedSchema<StoredReportCount>({
    _id: { type: String, required: true },
    status: { type: String, required: true },
    reportType: { type: String, required: true },
    count: { type: Number, required: true },
    ms: { type: Number, required: true },
  }),
);
