import { defineModel, storedSchema } from '@pokriv/service-kit/model';

const MONTH_S = 30 * 86_400;
const expire = { name: 'expire', expireAfterSeconds: MONTH_S };

/** Number of reports per hour; `_id` is the start of the hour. TTL: one month. */
export interface ReportHour {
  _id: Date;
  count: number;
  closedAt: Date | null;
  /** Same as `_id`: a TTL index requires a separate field. */
  at: Date;
}

const hourSchema = storedSchema<ReportHour>({
  _id: { type: Date, required: true },
  count: { type: Number, required: true },
  closedAt: Date,
  at: { type: Date, required: true },
});
hourSchema.index({ at: 1 }, expire);

export const reportHourModel = defineModel<ReportHour>('ReportHour', 'report_hours', hourSchema);

/** A counted report by event id: a retry repeats its decision. TTL: one month. */
export interface CountedReport {
  _id: string;
  isWithheld: boolean;
  at: Date;
}

const countedSchema = storedSchema<CountedReport>({
  _id: { type: String, required: true },
  isWithheld: { type: Boolean, required: true },
  at: { type: Date, required: true },
});
countedSchema.index({ at: 1 }, expire);

export const countedReportModel = defineModel<CountedReport>(
  'CountedReport',
  'counted_reports',
  countedSchema,
);
