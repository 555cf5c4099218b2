import type { ReportStatus, ReportType } from '@pokriv/contracts/moderation/report-states';
import { defineModel, storedSchema } from '@pokriv/service-kit/model';

import type { StoredReport } from './report.model.ts';

/** Counter of reports by status and type, sharded to avoid conflicts between concurrent transactions. */
export interface StoredReportCount {
  _id: string;
  status: ReportStatus;
  reportType: ReportType;
  count: number;
  /** Sum of times from filing to decision, in ms; 0 for open reports. */
  ms: number;
}

export type CountedReport = Pick<StoredReport, '_id' | 'status' | 'reportType' | 'createdAt' | 'handledAt'>;

/** Shard: last hex digit of the report's id. */
export const countId = ({ _id, status, reportType }: Pick<CountedReport, '_id' | 'status' | 'reportType'>) =>
  `${status} ${reportType} ${_id.slice(-1)}`;

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
